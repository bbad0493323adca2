internal import FontModel

extension ImageSurface {
  /// The picture of a glyph; coverage becomes white of that alpha.
  init(_ image: GlyphImage) throws(CairoError) {
    guard image.isWhole else { throw .invalidSize }
    try self.init(width: image.width, height: image.height, isOpaque: false)
    let stride = stride
    unsafe withPixels { pixels in
      for row in 0..<image.height {
        for column in 0..<image.width {
          let pixel = row * stride + column * 4
          let sample = row * image.width + column
          for channel in 0..<4 {
            // Premultiplied white has its alpha in every channel.
            unsafe pixels[pixel + channel] =
              switch image.format {
              case .coverage: image.samples[sample]
              case .bgra: image.samples[sample * 4 + channel]
              }
          }
        }
      }
    }
  }
}
