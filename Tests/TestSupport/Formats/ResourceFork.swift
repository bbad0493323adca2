/// A resource fork that holds a font, as Mac OS X writes `.dfont` files.
package enum ResourceFork {
  /// The file around one sfnt font.
  package static func file(of font: [UInt8]) -> [UInt8] {
    let dataOffset: UInt32 = 256
    var data = BigEndianWriter()
    data.write(UInt32(font.count))
    data.write(font)
    let dataLength = UInt32(data.bytes.count)
    var map = BigEndianWriter()
    // A copy of the header, and fields for the system's own use.
    map.write([dataOffset, dataOffset + dataLength, dataLength, 50])
    map.write([0, 0] as [UInt32])
    // The type list comes at once, names at the end; one type, one resource of it.
    map.write([28, 50, 0] as [UInt16])
    map.write(tag: "sfnt")
    map.write([0, 10] as [UInt16])
    map.write([128, 0xFFFF] as [UInt16])
    map.write([0, 0] as [UInt32])
    var file = BigEndianWriter()
    file.write([dataOffset, dataOffset + dataLength, dataLength, UInt32(map.bytes.count)])
    file.pad(to: Int(dataOffset))
    return file.bytes + data.bytes + map.bytes
  }
}
