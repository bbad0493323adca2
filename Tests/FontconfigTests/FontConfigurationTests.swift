import FontModel
import Fontconfig
import TestSupport
import Testing

@Suite("Configurations")
struct FontConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func error(for environment: [String: String]) -> FontError? {
    #expect(throws: FontError.self) {
      try FontConfiguration(.environment, environment: environment)
    }
  }

  @Test("A missing FONTCONFIG_FILE is an error that names it")
  func missingFile() {
    let error = error(for: ["FONTCONFIG_FILE": "/nonexistent/fonts.conf"])
    #expect(error?.code == .configuration)
    #expect(error?.subject == "/nonexistent/fonts.conf")
    #expect(error?.message == "there is no such configuration file")
    #expect(error?.advice?.contains("FONTCONFIG_FILE") == true)
    #expect(error?.isNegativeAnswer == false)
  }

  @Test(
    "A broken FONTCONFIG_FILE is an error that says where it breaks",
    arguments: [
      ("<fontconfig>\n<dir></fontconfig>", "line 2"),
      ("<fontconfig>\n\n<match target=", "line 3"),
      ("", "line 1"),
      ("<fontconfig><include>nonexistent.conf</include></fontconfig>", "nonexistent.conf"),
    ])
  func brokenFile(text: String, place: String) throws {
    let path = try folder.write(text, to: "fonts.conf")
    let error = error(for: ["FONTCONFIG_FILE": path])
    #expect(error?.code == .configuration)
    #expect(error?.subject == path)
    #expect(error?.message.contains(place) == true)
    #expect(error?.message.contains(path) == false, "the subject is named already")
  }

  @Test("What is said of one configuration isn't said of the next")
  func separateMessages() throws {
    let long = String(repeating: "x", count: 300)
    let first = try folder.write("<fontconfig><\(long)/></fontconfig>", to: "1.conf")
    let second = try folder.write("<fontconfig><y/></fontconfig>", to: "2.conf")
    let one = try FontConfiguration(.environment, environment: ["FONTCONFIG_FILE": first])
    let other = try FontConfiguration(.environment, environment: ["FONTCONFIG_FILE": second])
    #expect(one.messages == ["\"\(first)\", line 1: unknown element \"\(long)\""])
    #expect(other.messages == ["\"\(second)\", line 1: unknown element \"y\""])
  }

  @Test("An included file that may be missing may also be broken, but it is said")
  func brokenInclude() throws {
    let broken = try folder.write("<fontconfig>", to: "broken.conf")
    let path = try folder.write(
      """
      <fontconfig><include ignore_missing="yes">\(broken)</include>
      <include ignore_missing="yes">\(folder.path(of: "missing"))</include></fontconfig>
      """, to: "fonts.conf")
    let configuration = try FontConfiguration(
      .environment, environment: ["FONTCONFIG_FILE": path])
    #expect(configuration.messages.count == 1)
    #expect(configuration.messages.first?.contains(broken) == true)
  }

  @Test("An empty FONTCONFIG_FILE counts as unset")
  func emptyVariable() throws {
    let unset = try FontConfiguration(.environment, environment: [:])
    let empty = try FontConfiguration(.environment, environment: ["FONTCONFIG_FILE": ""])
    #expect(empty.catalogue() == unset.catalogue())
  }

  @Test("A FONTCONFIG_PATH without the file is an error, not the system's configuration")
  func wrongSearchPath() {
    let error = error(for: ["FONTCONFIG_PATH": folder.path])
    #expect(error?.code == .configuration)
    #expect(error?.subject == "fonts.conf")
    #expect(error?.advice?.contains(folder.path) == true)
  }

  @Test("FONTCONFIG_PATH doesn't matter to an absolute FONTCONFIG_FILE")
  func absoluteFile() throws {
    let path = try folder.write("<fontconfig/>", to: "fonts.conf")
    let configuration = try FontConfiguration(
      .environment, environment: ["FONTCONFIG_FILE": path, "FONTCONFIG_PATH": "/nonexistent"])
    #expect(configuration.catalogue().isEmpty)
    #expect(configuration.messages.isEmpty)
  }

  @Test("Without a folder for caches fonts are found all the same")
  func noCache() throws {
    let fonts = try OwnFonts()
    try fonts.add(.proggyTiny)
    let path = try folder.write(
      """
      <fontconfig><dir>\(fonts.folder.path)</dir><cachedir>/proc/none/cache</cachedir></fontconfig>
      """, to: "fonts.conf")
    let configuration = try FontConfiguration(
      .environment, environment: ["FONTCONFIG_FILE": path])
    #expect(configuration.catalogue().familyNames == ["ProggyTinyTT"])
    #expect(configuration.messages.isEmpty)
  }
}
