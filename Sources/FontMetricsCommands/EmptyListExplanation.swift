internal import FontModel
internal import Fontconfig
internal import Reports

/// What to say where a list came out empty.
struct EmptyListExplanation {
  let command: ListCommand
  let configuration: FontConfiguration

  var error: FontError {
    let everything = configuration.catalogue()
    guard !everything.isEmpty else {
      return FontError(
        .noFontsInstalled, subject: "list", message: "no fonts are installed",
        advice: "install some (on Debian, for example, the package fonts-dejavu-core), or give a "
          + "folder with --font-path")
    }
    if let tag = command.filter.languages.first(where: { !isKnownLanguage($0) }) {
      return FontError(
        .notInstalled, subject: tag, message: "is no language that fontconfig knows",
        advice: "languages are given by their ISO 639 code, such as pl, ar or zh-tw")
    }
    guard let search = command.list.search else {
      return FontError(
        .notInstalled, subject: "list", message: "no installed face is as asked for",
        advice: "leave out a filter; `fontmetrics list --count` says how many faces there are")
    }
    let hints = [suggestions(search, everything), otherFilters].compactMap(\.self)
    let advice = hints + substitutes(search, everything)
    return FontError(
      .notInstalled, subject: search, message: "no installed font has a name like this",
      advice: advice.joined(separator: "\n"))
  }

  private func suggestions(_ search: String, _ catalogue: FontCatalogue) -> String? {
    let names = catalogue.suggestions(for: search, limit: 3)
    return names.isEmpty ? nil : "did you mean \(names.joined(separator: ", "))?"
  }

  private var otherFilters: String? {
    var filter = CatalogueFilter()
    filter.search = command.filter.search
    guard command.filter != filter, !configuration.catalogue(filter).isEmpty else { return nil }
    return "some match the name but not the other filters"
  }

  /// What would be used for well-known names that contain the text.
  private func substitutes(_ search: String, _ catalogue: FontCatalogue) -> [String] {
    WellKnownFamilies.names(containing: search).compactMap { name in
      configuration.substitute(for: name, in: catalogue).map {
        "\(name) is not installed; fontconfig would use \($0.face.summary.displayName)"
      }
    }
  }
}
