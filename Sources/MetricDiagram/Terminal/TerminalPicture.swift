internal import FontModel
package import Terminal

/// A picture for a terminal: fitted to its width, as graphics or as characters.
package struct TerminalPicture {
  private var request: DiagramRequest
  private let canvas: TerminalCanvas

  /// A picture in the room that a terminal has.
  ///
  /// The size of the request is the one that labels tell values at; the text is as large as fits.
  package init(_ request: DiagramRequest, canvas: TerminalCanvas) {
    self.request = request
    self.canvas = canvas
    let size = request.options.labelledPixelsPerEm ?? request.options.pixelsPerEm
    self.request.options.labelledPixelsPerEm = size
  }

  /// What to send, with a line break at the end.
  package func bytes() throws(DiagramError) -> [UInt8] {
    switch canvas.graphicsProtocol {
    case .symbols: try SymbolPicture(request, canvas: canvas).bytes()
    case .sixel: try GraphicsPicture(request, canvas: canvas, as: .sixel).bytes()
    case .kitty: try GraphicsPicture(request, canvas: canvas, as: .kitty).bytes()
    case .iterm2: try GraphicsPicture(request, canvas: canvas, as: .iterm2).bytes()
    }
  }
}
