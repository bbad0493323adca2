internal import FontModel
internal import Terminal

/// A picture as pixels for a terminal that shows them.
struct GraphicsPicture {
  private var request: DiagramRequest
  private let canvas: TerminalCanvas
  private let encoding: GraphicsEncoding
  /// Pixels of the terminal for one of the picture: cells are larger on a dense screen.
  private let scale: Double

  /// The largest text, in pixels of the picture to the em.
  private static let largest = 400.0
  /// The smallest text that has labels beside it; with less room it stands alone.
  private static let smallestWithLabels = 16.0

  init(_ request: DiagramRequest, canvas: TerminalCanvas, as encoding: GraphicsEncoding) {
    self.request = request
    self.canvas = canvas
    self.encoding = encoding
    scale = max(1, Double(canvas.cellHeight) / Double(TerminalCanvas.usualCell.height))
    if request.options.theme == .auto {
      self.request.options.theme = canvas.isDark ?? true ? .dark : .light
    }
  }

  func bytes() throws(DiagramError) -> [UInt8] {
    let scene = try fittedScene()
    let encoder = GraphicsEncoder(
      encoding: encoding, columns: min(canvas.columns, cells(scene.width, canvas.cellWidth)),
      rows: cells(scene.height, canvas.cellHeight), canvas: canvas,
      ground: ScenePainter(scene).palette.color(.background))
    do {
      let surface = try ImageSurface(
        width: encoder.pixels.width, height: encoder.pixels.height, isOpaque: false)
      let context = try DrawingContext(surface)
      context.scale(by: scale)
      try ScenePainter(scene).draw(on: context)
      return try encoder.bytes(of: surface) + Array("\n".utf8)
    } catch {
      throw DiagramError(error)
    }
  }

  /// How many cells so many pixels of the picture take.
  private func cells(_ pixels: Int, _ cell: Int) -> Int {
    max(1, Int((Double(pixels) * scale / Double(cell)).rounded(.up)))
  }

  /// The picture with the largest text that fits; without labels where they leave no room.
  private func fittedScene() throws(DiagramError) -> Scene {
    if let scene = fittedScene(request, from: Self.smallestWithLabels) { return scene }
    var bare = request
    bare.options.showsLabels = false
    if let scene = fittedScene(bare, from: 1) { return scene }
    throw .drawingFailed("\(canvas.columns) columns have no room for it")
  }

  /// The largest scene that fits; nil where the smallest doesn't.
  private func fittedScene(_ request: DiagramRequest, from smallest: Double) -> Scene? {
    var request = request
    func scene(_ size: Double) -> Scene? {
      request.options.pixelsPerEm = size
      guard let scene = try? DiagramLayout(request).scene(scale: scale), fits(scene) else {
        return nil
      }
      return scene
    }
    guard var best = scene(smallest) else { return nil }
    var (low, high) = (smallest, Self.largest)
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if let scene = scene(middle) {
        best = scene
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  private func fits(_ scene: Scene) -> Bool {
    guard Double(scene.width) * scale <= Double(canvas.columns * canvas.cellWidth) else {
      return false
    }
    return canvas.rows.map { cells(scene.height, canvas.cellHeight) <= $0 } ?? true
  }
}
