/// The bytes of a table, in memory or mapped from a file, with what opening them found out.
///
/// Unchecked because pointers are not `Sendable`: what they point to is never written, and is given
/// back when the last table that shares this storage goes.
@usableFromInline
final class TableStorage: @unchecked Sendable {
  /// The whole table, unless it is mapped.
  private let bytes: [UInt8]
  private let mapping: FileMapping?
  private let address: UnsafeMutablePointer<TableLayout>
  /// Tells this table's numbers from those of other tables.
  @usableFromInline let identity: UInt64

  /// Where everything is.
  var layout: TableLayout {
    @inline(__always) get { address.pointee }
  }

  private init(bytes: [UInt8], mapping: FileMapping?, layout: TableLayout) {
    self.bytes = bytes
    self.mapping = mapping
    identity = layout.identity
    address = .allocate(capacity: 1)
    address.initialize(to: layout)
  }

  convenience init(bytes: [UInt8]) throws(StyleTableError) {
    let layout = try TableStorage.layout(of: bytes)
    self.init(bytes: bytes, mapping: nil, layout: layout)
  }

  convenience init(path: String) throws(StyleTableError) {
    let mapping = try FileMapping(path: path)
    do {
      let layout = try TableLayout(of: mapping.bytes)
      self.init(bytes: [], mapping: mapping, layout: layout)
    } catch {
      mapping.unmap()
      throw error
    }
  }

  /// The storage of a table without anything.
  convenience init() { self.init(bytes: [0], mapping: nil, layout: TableLayout()) }

  deinit {
    address.deallocate()
    mapping?.unmap()
  }

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
      body(TableReader(base: file.baseAddress.unsafelyUnwrapped, layout: address))
    }
  }

  /// Calls `body` with the bytes of the whole table.
  @inline(__always)
  func withFile<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let mapping { return withExtendedLifetime(self) { body(mapping.bytes) } }
    return bytes.withUnsafeBytes(body)
  }
}
