extension ImageSurface {
  /// The picture as a PNG file, with alpha where the surface has any.
  func png() throws(CairoError) -> [UInt8] {
    let samples = hasAlpha ? straightSamples : opaqueSamples
    guard
      let bytes = PNGEncoder.encode(samples, width: width, height: height, hasAlpha: hasAlpha)
    else { throw .noMemory }
    return bytes
  }

  /// Red, green and blue of each pixel.
  private var opaqueSamples: [UInt8] {
    unsafe samples(perPixel: 3) { pixel, sample in
      for channel in 0..<3 { unsafe sample[channel] = pixel[2 - channel] }
    }
  }

  /// Red, green, blue and alpha of each pixel, the colours as they are without the alpha.
  private var straightSamples: [UInt8] {
    unsafe samples(perPixel: 4) { pixel, sample in
      let alpha = unsafe Int(pixel[3])
      for channel in 0..<3 {
        // Malformed pixels of a font may be brighter than their alpha allows.
        let color = unsafe alpha == 0 ? 0 : (Int(pixel[2 - channel]) * 255 + alpha / 2) / alpha
        unsafe sample[channel] = UInt8(min(color, 255))
      }
      unsafe sample[3] = UInt8(alpha)
    }
  }

  /// What `convert` makes of each pixel, row by row.
  private func samples(
    perPixel count: Int,
    _ convert: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let (width, height, stride) = (width, height, stride)
    return unsafe withPixels { pixels in
      unsafe [UInt8](unsafeUninitializedCapacity: width * height * count) { samples, filled in
        guard let source = pixels.baseAddress, let target = samples.baseAddress else {
          return
        }
        for row in 0..<height {
          for column in 0..<width {
            unsafe convert(
              UnsafePointer(source + row * stride + column * 4),
              target + (row * width + column) * count)
          }
        }
        filled = width * height * count
      }
    }
  }
}
