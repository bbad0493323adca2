/// Why there is no picture.
package enum DiagramError: Error, Hashable, Sendable {
  /// It would be larger than `Scene.sizeLimit` in one direction; in pixels, as far as they can be
  /// counted.
  case canvasTooLarge(width: Double, height: Double)
  /// A library failed, in its own words.
  case drawingFailed(String)

  /// What is wrong, without a subject.
  package var message: String {
    switch self {
    case .canvasTooLarge(let width, let height):
      "the picture would be \(Self.pixels(width)) × \(Self.pixels(height)) pixels; "
        + "16,384 × 16,384 is the most"
    case .drawingFailed(let reason): "the picture can't be drawn: \(reason)"
    }
  }

  /// What to do about it; nil where there is nothing to advise.
  package var advice: String? {
    switch self {
    case .canvasTooLarge: "take a smaller --size or --scale, or a shorter text"
    case .drawingFailed: nil
    }
  }

  private static func pixels(_ count: Double) -> String {
    count.isFinite && count < 1e9 ? String(Int(count)) : "over 1,000,000,000"
  }
}

extension Scene {
  /// The greatest width and height of a picture in pixels, `--scale` included.
  package static let sizeLimit = 16_384.0
}
