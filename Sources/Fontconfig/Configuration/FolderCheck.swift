internal import FontModel
internal import Glibc

/// Throws unless there is a folder at the path that can be read.
///
/// Fontconfig itself takes a missing folder for one without fonts.
func checkFontFolder(_ folder: FilePath) throws(FontError) {
  var status = stat()
  guard unsafe stat(folder.cString, &status) == 0 else {
    throw FontError(
      .fileMissing, subject: folder.description, message: "there is no such font folder")
  }
  guard status.st_mode & S_IFMT == S_IFDIR else {
    throw FontError(
      .fileUnreadable, subject: folder.description, message: "this is no folder",
      advice: "name the folder that holds the font, or give the font's path itself")
  }
  guard unsafe access(folder.cString, R_OK | X_OK) == 0 else {
    throw FontError(
      .fileUnreadable, subject: folder.description, message: "the font folder can't be read")
  }
}
