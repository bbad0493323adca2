internal import UnicodeText

/// Families that documents name and that a Linux system seldom has.
package enum WellKnownFamilies {
  /// Those whose name contains every word of a text, in alphabetical order.
  package static func names(containing text: String) -> [String] {
    let search = SearchPattern(text)
    return names.filter { search.matches($0) }
  }

  /// The fonts of Windows, macOS, iOS and Office, of PostScript, and the usual ones of the Web.
  private static let names = [
    "American Typewriter", "Andale Mono", "Apple Color Emoji", "Arial", "Arial Black",
    "Arial Narrow", "Avenir", "Avenir Next", "Baskerville", "Book Antiqua", "Bookman",
    "Bookman Old Style", "Calibri", "Cambria", "Cambria Math", "Candara", "Century Gothic",
    "Century Schoolbook", "Comic Sans MS", "Consolas", "Constantia", "Copperplate", "Corbel",
    "Courier", "Courier New", "Didot", "Franklin Gothic Medium", "Futura", "Garamond", "Geneva",
    "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue", "Hoefler Text", "Impact",
    "ITC Avant Garde Gothic", "ITC Bookman", "ITC Zapf Chancery", "ITC Zapf Dingbats",
    "Lucida Console", "Lucida Grande", "Lucida Sans Unicode", "Malgun Gothic", "Meiryo", "Menlo",
    "Microsoft YaHei", "Monaco", "MS Gothic", "MS Mincho", "New Century Schoolbook", "Optima",
    "Palatino", "Palatino Linotype", "PingFang SC", "Rockwell", "San Francisco", "Segoe UI",
    "Segoe UI Emoji", "Segoe UI Symbol", "SF Mono", "SF Pro", "SimHei", "SimSun", "Sylfaen",
    "Symbol", "Tahoma", "Times", "Times New Roman", "Trebuchet MS", "Verdana", "Webdings",
    "Wingdings", "Yu Gothic", "Zapf Dingbats",
  ]
}
