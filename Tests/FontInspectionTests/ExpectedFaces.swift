import Foundation
import TestSupport

/// `Fixtures/faces.json`: what independent programs read from real fonts.
struct ExpectedFaces: Decodable {
  let faces: [ExpectedFace]

  static func load() throws -> [ExpectedFace] {
    try JSONDecoder().decode(ExpectedFaces.self, from: Fixture.data("faces.json")).faces
  }

  /// The names of the faces, for parameterised tests.
  static let ids = (try? load().map(\.id)) ?? []

  static func face(_ id: String) throws -> ExpectedFace {
    guard let face = try load().first(where: { $0.id == id }) else { throw Fixture.Missing(id) }
    return face
  }
}

struct ExpectedFace: Decodable {
  let id: String
  let package: String
  let file: String
  let index: Int
  let instance: Int?
  let glyphCount: Int?
  let format: String
  let isScalable: Bool
  let head: [String: Double]?
  let hhea: [String: Int]?
  let post: [String: Double]?
  let os2: OS2?
  let type1: Type1?
  let freeTypeHeight: Int?
  let freeTypeMaxAdvance: Int?
  let effective: Effective?
  let capHeight: Height?
  let xHeight: Height?
  let strikes: [Strike]?
  let properties: Properties?
  let axes: [Axis]?

  struct OS2: Decodable {
    let version: Int
    let length: Int
    let xAvgCharWidth: Int
    let usWeightClass: Int
    let yStrikeoutSize: Int
    let yStrikeoutPosition: Int
    let sTypoAscender: Int
    let sTypoDescender: Int
    let sTypoLineGap: Int
    let usWinAscent: Int
    let usWinDescent: Int
    let useTypoMetrics: Bool
    let achVendID: String
    let sxHeight: Int?
    let sCapHeight: Int?
  }

  struct Type1: Decodable {
    let FontBBox: [Int]
    let UnderlinePosition: Int
    let UnderlineThickness: Int
    let ItalicAngle: Double
  }

  struct Effective: Decodable {
    let source: String
    let ascender: Int
    let descender: Int
    let lineGap: Int
    let lineHeight: Int
  }

  struct Height: Decodable {
    let value: Int?
    let source: String
    let measured: Int?
  }

  struct Strike: Decodable {
    let pixelsPerEm: Double
    let ascender: Double
    let descender: Double
    let height: Double
  }

  struct Properties: Decodable {
    let capHeight: Double
    let xHeight: Double
  }

  struct Axis: Decodable {
    let tag: String
    let min: Double
    let `default`: Double
    let max: Double
  }
}

/// The files beside the tests.
enum Fixture {
  struct Missing: Error {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  static func data(_ name: String) throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "Fixtures/\(name)"))
  }
}
