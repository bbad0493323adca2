import Foundation
import Glibc
import TestSupport
import Testing

/// Names and paths from outside, in every format: nothing in them is more than text.
@Suite struct EscapingTests {
  /// A form of output, by the words that ask for it; FONT stands for the file, FOLDER for its folder.
  static let forms: [[String]] =
    ["table", "plain", "csv", "json", "ndjson"].flatMap { format in
      [
        ["show", "FONT", "--format", format],
        ["check", "FONT", "--format", format],
        ["compare", "FONT", "FONT", "--format", format],
        [
          "list", "--ignore-system-fonts", "--font-path", "FOLDER", "--format", format, "--metrics",
        ],
      ]
    } + [
      ["show", "FONT", "--color", "never", "--all-metrics"],
      ["check", "FONT", "--format", "sarif"], ["css", "FONT"], ["css", "FONT", "--format", "json"],
      ["list", "--ignore-system-fonts", "--font-path", "FOLDER", "--families"],
      ["draw", "FONT", "--type", "svg", "--label-font", "FONT"], ["draw", "FONT", "--type", "pdf"],
      ["show", "FONT", "--instance", "none"],
    ]

  /// The controls, separators and marks of direction, as the contract lists them.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case _: false
    }
  }

  /// Writes a font whose names and file's name have a text in them.
  private func font(named text: String, in folder: TemporaryFolder) throws -> [UInt8] {
    var font = SFNTBuilder.variable()
    font.names = SFNTName.standard(family: "A\(text)B", style: text)
    let name = text.replacing("/", with: "").utf8.filter { $0 != 0 && $0 != 0x2F }.prefix(200)
    let path = Array(folder.path(of: "").utf8) + name + Array(".ttf".utf8)
    let descriptor = unsafe open(
      path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    let bytes = font.build()
    let written = unsafe bytes.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    #expect(written == bytes.count)
    _ = close(descriptor)
    return path
  }

  @Test("No format lets a trick through", arguments: HostileText.tricks)
  func tricks(_ trick: HostileText.Trick) throws {
    let folder = try TemporaryFolder()
    let path = try font(named: trick.text, in: folder)
    let program = try BuiltProgram()
    for form in Self.forms {
      let words = form.map { word -> [UInt8] in
        switch word {
        case "FONT": path
        case "FOLDER": Array(folder.path.utf8)
        case _: Array(word.utf8)
        }
      }
      let result = try program.process(words).run()
      #expect(result.signal == nil)
      if !form.contains("none") {
        #expect(!result.output.isEmpty, "\(form) \(result.errorText)")
      }
      for text in [result.errorText, form.contains("pdf") ? "" : result.outputText] {
        let harmful = text.unicodeScalars.filter(Self.isHarmful)
        #expect(harmful.isEmpty, "\(form)")
      }
      try check(result.outputText, form, trick)
    }
  }

  private func check(_ text: String, _ form: [String], _ trick: HostileText.Trick) throws {
    switch form.last {
    case "plain":
      let counts = text.split(separator: "\n").map { line in
        line.utf8.count { $0 == UInt8(ascii: "\t") }
      }
      #expect(Set(counts).count <= 1, "\(form)")
    case "csv": try checkCSV(text, form)
    case "json", "sarif": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case "ndjson":
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        _ = try JSONSerialization.jsonObject(with: Data(line))
      }
    case _ where form[0] == "css": #expect(CSSTokens(text).areSound, "\(text)")
    case _ where form.contains("svg"):
      let folder = try TemporaryFolder()
      let path = try folder.write(text, to: "picture.svg")
      let style: String = try python(
        """
        import json, sys, xml.etree.ElementTree as tree
        root = tree.parse(sys.argv[1]).getroot()
        print(json.dumps(root.find("{http://www.w3.org/2000/svg}style").text))
        """, path)
      #expect(CSSTokens(style).areSound, "\(style)")
      #expect(!text.contains("<script"))
    case _: break
    }
  }

  /// As a spreadsheet reads it: every record has the fields of the header, and no text is a formula.
  private func checkCSV(_ text: String, _ form: [String]) throws {
    let records: [[String]] = try python(
      """
      import csv, io, json, sys
      print(json.dumps(list(csv.reader(io.StringIO(sys.argv[1], newline="")))))
      """, text)
    #expect(Set(records.map(\.count)).count == 1, "\(form)")
    for field in records.joined() where Double(field) == nil {
      #expect(!"=+-@\t\r".unicodeScalars.contains(field.unicodeScalars.first ?? " "), "\(field)")
    }
  }

  @Test("A surrogate alone and a path that isn't UTF-8 are shown as U+FFFD and lose nothing")
  func invalidText() throws {
    let folder = try TemporaryFolder()
    var font = SFNTBuilder()
    font.names = [
      SFNTName(
        platform: 3, encoding: 1, language: 0x409, nameID: 1,
        bytes: [0, 0x41, 0xD8, 0x00, 0, 0x42, 0xDC, 0x00])
    ]
    let path = Array(folder.path(of: "").utf8) + [0x66, 0xFF, 0x2E, 0x74, 0x74, 0x66]
    let descriptor = unsafe open(
      path.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    let bytes = font.build()
    _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    _ = close(descriptor)
    let program = try BuiltProgram()
    let plain = try program.process([Array("show".utf8), path, Array("--format=plain".utf8)]).run()
    let fields = plain.outputText.split(separator: "\t", omittingEmptySubsequences: false)
    #expect(fields[0].hasSuffix("/f\u{FFFD}.ttf"))
    #expect(fields[3] == "A\u{FFFD}B\u{FFFD}")
    let json = try program.process([Array("show".utf8), path, Array("--json".utf8)]).run()
    let document = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let face = ((document?["faces"] as? [[String: Any]])?.first?["face"] as? [String: Any]) ?? [:]
    #expect((face["fileBytes"] as? String).flatMap { Data(base64Encoded: $0) } == Data(path))
  }
}

/// CSS without its strings and comments.
private struct CSSTokens {
  private var rest = ""
  private var isOpen = false

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if scalar == "/", scalars.first == "*" {
        scalars = scalars.dropFirst()
        isOpen = true
        while let next = scalars.popFirst() {
          guard next == "*", scalars.first == "/" else { continue }
          scalars = scalars.dropFirst()
          isOpen = false
          break
        }
      } else if scalar == "\"" || scalar == "'" {
        isOpen = true
        while let next = scalars.popFirst(), next != "\n" {
          if next == "\\" {
            scalars = scalars.dropFirst()
          } else if next == scalar {
            isOpen = false
            break
          }
        }
      } else {
        rest.unicodeScalars.append(scalar)
      }
      if isOpen { return }
    }
  }

  /// Whether every string and comment ends, and what is outside is what the program writes itself.
  var areSound: Bool {
    !isOpen && rest.unicodeScalars.allSatisfy { $0.isASCII } && !rest.contains("body")
      && !rest.contains("\\") && !rest.contains("<")
  }
}
