/// The first bytes of a table.
struct TableHeader {
  var majorVersion: UInt16
  var minorVersion: UInt16
  /// The offset of the directory in bytes.
  var size: UInt32
  var sectionCount: UInt32
  var checksum: UInt32

  init(of file: ByteView) throws(StyleTableError) {
    let magic = TableFormat.magic
    guard file.count >= magic.count, magic.withBytes({ file.prefix(magic.count) == $0 }) else { throw .notATable }
    guard file.count >= TableFormat.headerSize else {
      throw .wrongSize(expected: UInt64(TableFormat.headerSize), found: UInt64(file.count))
    }
    let version = file.word(at: 8)
    majorVersion = UInt16(truncatingIfNeeded: version)
    minorVersion = UInt16(truncatingIfNeeded: version >> 16)
    guard majorVersion == TableFormat.majorVersion else {
      throw .unsupportedVersion(major: Int(majorVersion), minor: Int(minorVersion))
    }
    size = file.word(at: 12)
    let fileSize = file.word(at: 16)
    guard UInt64(fileSize) == UInt64(file.count) else {
      throw .wrongSize(expected: UInt64(fileSize), found: UInt64(file.count))
    }
    sectionCount = file.word(at: 20)
    checksum = file.word(at: TableFormat.checksumOffset)
  }
}
