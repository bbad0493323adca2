internal import FontModel

/// How much the ink of a text may still have.
struct InkBudget {
  /// What ink costs whoever keeps or draws it.
  struct Cost: Hashable {
    var segments = 0
    var pixels = 0
  }

  private let limits: ReadingLimits
  private var spent = Cost()

  init(_ limits: ReadingLimits) {
    self.limits = limits
  }

  /// Counts ink.
  ///
  /// - Throws: `limitExceeded`.
  mutating func spend(_ cost: Cost) throws(FontError) {
    spent.segments += cost.segments
    spent.pixels += cost.pixels
    try limits.check(spent.segments, .segments, subject: "text")
    try limits.check(spent.pixels, .pixels, subject: "text")
  }
}

extension InkBudget.Cost {
  /// The cost of a glyph.
  init(of ink: ShapedGlyph.Ink) {
    switch ink {
    case .outline(let outline): self.init(segments: outline.segments.count)
    case .layers(let layers):
      self.init(segments: layers.reduce(0) { $0 + $1.outline.segments.count })
    case .image(let image): self.init(of: image)
    case .none: self.init()
    }
  }

  /// The cost of a picture: pixels, and where it is drawn as squares the sides of these.
  init(of image: GlyphImage) {
    self.init(pixels: image.width * image.height)
    guard image.format == .coverage else { return }
    var before: UInt8 = 0
    for (index, sample) in image.samples.enumerated() {
      if index % image.width == 0 { before = 0 }
      if sample != 0, before == 0 { segments += 4 }
      before = sample
    }
  }
}
