/// What makes a font variable: axes, named instances, and how glyphs and metrics change.
package struct SFNTVariations: Sendable {
  /// An axis of `fvar`, in its own coordinates.
  package struct Axis: Sendable {
    /// Four characters, such as `wght`.
    package var tag: String
    /// What the name table calls it.
    package var name: String
    /// The least coordinate.
    package var minimum: Double
    /// The coordinate of the outlines in `glyf`.
    package var initial: Double
    /// The greatest coordinate.
    package var maximum: Double
    /// Bit 0 hides the axis from users.
    package var flags: UInt16 = 0

    /// Makes an axis that is shown to users.
    package init(
      tag: String, name: String, minimum: Double, initial: Double, maximum: Double
    ) {
      self.tag = tag
      self.name = name
      self.minimum = minimum
      self.initial = initial
      self.maximum = maximum
    }
  }

  /// A named instance of `fvar`.
  package struct Instance: Sendable {
    /// What the name table calls it.
    package var name: String
    /// A coordinate for each axis.
    package var coordinates: [Double]
    /// Its PostScript name; the records have the field when any instance has one.
    package var postScriptName: String?

    /// Makes a named instance.
    package init(_ name: String, at coordinates: [Double], postScriptName: String? = nil) {
      self.name = name
      self.coordinates = coordinates
      self.postScriptName = postScriptName
    }
  }

  /// The part of the design space in which a set of deltas acts, in normalised coordinates.
  package struct Region: Sendable {
    /// Where one axis begins to act, acts fully, and stops to act.
    package struct Extent: Sendable {
      /// The coordinate at which the deltas begin to act, -1 to 1.
      package var start: Double
      /// The coordinate at which the deltas act fully, -1 to 1.
      package var peak: Double
      /// The coordinate at which the deltas cease to act, -1 to 1.
      package var end: Double

      /// Makes an extent that ends where the default is, or begins there.
      package init(towards peak: Double) {
        start = min(peak, 0)
        self.peak = peak
        end = max(peak, 0)
      }
    }

    /// An extent for each axis.
    package var extents: [Extent]

    /// The region of full strength at `peaks`, fading to nothing at the default.
    package init(towards peaks: [Double]) {
      extents = peaks.map(Extent.init(towards:))
    }
  }

  /// How one glyph changes in one region, in design units.
  package struct GlyphDelta: Sendable {
    /// Steps to the right, a value for each point in the order of the contours.
    package var x: [Int16]
    /// Steps upwards, a value for each point.
    package var y: [Int16]
    /// What is added to the advance width.
    package var advance: Int16

    /// The steps that lead from one drawing of a glyph to another with as many points.
    package init(from base: SFNTGlyph, to master: SFNTGlyph) {
      let basePoints = Array(base.contours.joined())
      let masterPoints = Array(master.contours.joined())
      precondition(basePoints.count == masterPoints.count, "\(base.name): other points")
      x = zip(basePoints, masterPoints).map { $1.x - $0.x }
      y = zip(basePoints, masterPoints).map { $1.y - $0.y }
      advance = Int16(Int(master.advance) - Int(base.advance))
    }

    var isZero: Bool { advance == 0 && x.allSatisfy { $0 == 0 } && y.allSatisfy { $0 == 0 } }
  }

  /// The axes, in the order of `fvar`.
  package var axes: [Axis]
  /// The named instances, numbered from 1 by font libraries.
  package var instances: [Instance]
  /// The regions that all deltas refer to.
  package var regions: [Region]
  /// `MVAR`: for each value tag a delta for each region; no table when empty.
  package var metricDeltas: [String: [Int16]] = [:]
  /// `gvar`: for each glyph name a delta for each region; no table when empty.
  package var glyphDeltas: [String: [GlyphDelta]] = [:]
  /// `avar`: for each axis the pairs of normalised coordinates, before and after; no table if empty.
  package var axisMaps: [[(before: Double, after: Double)]] = []

  /// Makes a design space in which nothing changes yet.
  package init(axes: [Axis], instances: [Instance], regions: [Region]) {
    self.axes = axes
    self.instances = instances
    self.regions = regions
  }
}
