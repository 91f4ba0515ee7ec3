/// The bytes of a table, in memory or mapped from a file, with what opening them found out.
///
/// Unchecked because a pointer is not `Sendable`: what it points to is never written, and is given
/// back when the last table that shares this storage goes.
final class TableStorage: @unchecked Sendable {
  /// The whole table, unless it is mapped.
  private let bytes: [UInt8]
  private let mapping: FileMapping?
  let layout: TableLayout

  init(bytes: [UInt8]) throws(StyleTableError) {
    self.bytes = bytes
    mapping = nil
    layout = try TableStorage.layout(of: bytes)
  }

  init(path: String) throws(StyleTableError) {
    bytes = []
    let mapping = try FileMapping(path: path)
    do {
      layout = try TableLayout(of: mapping.bytes)
      self.mapping = mapping
    } catch {
      mapping.unmap()
      throw error
    }
  }

  /// The storage of a table without anything.
  init() {
    bytes = [0]
    mapping = nil
    layout = TableLayout()
  }

  deinit { mapping?.unmap() }

  private static func layout(of bytes: [UInt8]) throws(StyleTableError) -> TableLayout {
    let result = bytes.withUnsafeBytes { file in
      Result { () throws(StyleTableError) in try TableLayout(of: file) }
    }
    return try result.get()
  }

  /// Calls `body` with a reader, which must not leave it.
  @inline(__always)
  func read<Result>(_ body: (TableReader) -> Result) -> Result {
    withFile { file in
      // No storage is without bytes, so there is an address.
      body(TableReader(base: file.baseAddress.unsafelyUnwrapped, layout: layout))
    }
  }

  /// Calls `body` with the bytes of the whole table.
  @inline(__always)
  func withFile<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let mapping { return withExtendedLifetime(self) { body(mapping.bytes) } }
    return bytes.withUnsafeBytes(body)
  }
}
