/// The bytes of a table, in memory or mapped from a file, with what opening them found out.
///
/// Unchecked because pointers are not `Sendable`. Nothing writes to what they point to, and it is given back when the last
/// table that shares this storage goes.
@usableFromInline final class TableStorage: @unchecked Sendable {
  /// The whole table, unless it is mapped.
  private let bytes: [UInt8]
  private let mapping: ByteView?
  private let address: UnsafeMutablePointer<TableLayout>
  private let steps = StepCounter()
  /// Tells this table's numbers from those of other tables.
  @usableFromInline let identity: UInt64
  /// The table of the theme's own definitions; nil if there is none, or none that can be read.
  let definitions: TableStorage?

  /// The places of all sections.
  var layout: TableLayout { @inline(__always) get { address.pointee } }

  private init(bytes: [UInt8], mapping: ByteView?, layout: TableLayout, definitions: TableStorage? = nil) {
    self.bytes = bytes
    self.mapping = mapping
    identity = layout.identity
    self.definitions = definitions
    address = .allocate(capacity: 1)
    address.initialize(to: layout)
  }

  /// The table of some bytes; that in a section of another one has no definitions.
  convenience init(bytes: [UInt8], isSection: Bool = false) throws(StyleTableError) {
    let layout = try TableStorage.layout(of: bytes)
    let definitions = isSection ? nil : bytes.withBytes { TableStorage.definitions(of: $0, layout) }
    self.init(bytes: bytes, mapping: nil, layout: layout, definitions: definitions)
  }

  private static func definitions(of file: ByteView, _ layout: TableLayout) -> TableStorage? {
    let section = layout.definitions
    guard section.count > 0 else { return nil }
    let bytes = (section.offset..<section.offset + section.count).map { file[$0] }
    return try? TableStorage(bytes: bytes, isSection: true)
  }

  convenience init(path: String) throws(StyleTableError) {
    let contents = try FileContents(path: path)
    do {
      switch contents {
      case .copied(let bytes): try self.init(bytes: bytes)
      case .mapped(let bytes):
        let layout = try TableLayout(of: bytes)
        let definitions = TableStorage.definitions(of: bytes, layout)
        self.init(bytes: [], mapping: bytes, layout: layout, definitions: definitions)
      }
    } catch {
      contents.unmap()
      throw error
    }
  }

  /// The storage of a table without anything.
  convenience init() { self.init(bytes: [0], mapping: nil, layout: TableLayout()) }

  deinit {
    address.deallocate()
    if let mapping { FileContents.mapped(mapping).unmap() }
  }

  private static func layout(of bytes: [UInt8]) throws(StyleTableError) -> TableLayout {
    let result = bytes.withBytes { file in Result { () throws(StyleTableError) in try TableLayout(of: file) } }
    return try result.get()
  }

  /// The number of steps that reading has taken, in a debug build.
  var stepCount: Int { steps.count }

  /// Calls `body` with a reader, which must not leave it.
  @inline(__always) func read<Result>(_ body: (TableReader) -> Result) -> Result {
    withFile { file in body(TableReader(file, layout: address, steps: steps)) }
  }

  /// Calls `body` with the bytes of the whole table.
  @inline(__always) func withFile<Result>(_ body: (ByteView) -> Result) -> Result {
    if let mapping { return withExtendedLifetime(self) { body(mapping) } }
    return bytes.withBytes(body)
  }
}
