import Foundation
import Testing
import UnicodeText

/// Base64 of bytes.
struct Base64Tests {
  @Test(
    "RFC 4648's own examples",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func examples(text: String, encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == encoded)
  }

  @Test("every byte comes back from another decoder", arguments: 0..<4)
  func bytes(length: Int) {
    let bytes = (0...255).map { UInt8($0) } + Array(repeating: 0xFF, count: length)
    #expect(Data(base64Encoded: Base64.encoded(bytes)) == Data(bytes))
  }
}
