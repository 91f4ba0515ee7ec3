/// A compiled theme: for every class path its properties, each with a value for every environment.
///
///     let theme = try StyleTable(contentsOfFile: "theme.nsst")
///     let style = theme.style(
///       for: "fdlFUIHierarchyItemView_title", in: Environment(appearance: .dark))
///     style.color(.fontColor, state: .highlighted)
///
/// A table is a value that never changes and may be read from any thread without locks. Another theme
/// is another table; ``ThemeStore`` holds the current one.
///
/// Opening reads a few dozen bytes, whatever the size of the table. Nothing in the bytes is trusted:
/// a damaged table may give nil or a wrong value, but never brings the app down. ``verify()`` says
/// whether it is intact.
public struct StyleTable: Sendable {
  @usableFromInline let storage: TableStorage

  /// The table that the bytes of an `.nsst` file hold.
  ///
  /// - Parameter bytes: The whole file; it is kept, not copied.
  /// - Throws: ``StyleTableError`` if the bytes are not a table that this library reads.
  public init(bytes: [UInt8]) throws(StyleTableError) {
    storage = try TableStorage(bytes: bytes)
  }

  /// The table in an `.nsst` file, which is mapped and not copied.
  ///
  /// To replace the file while an app uses it write another file and rename it, as `themec` does.
  ///
  /// - Parameter path: Where the file is.
  /// - Throws: ``StyleTableError`` if it cannot be read or is not a table.
  public init(contentsOfFile path: String) throws(StyleTableError) {
    storage = try TableStorage(path: path)
  }

  init(storage: TableStorage) { self.storage = storage }

  /// A theme that says nothing.
  public static let empty = StyleTable(storage: TableStorage())

  /// The table that an app would open, of what a compilation resolved.
  ///
  /// An empty one if it is larger than the binary form can be, 4 GiB.
  package init(_ resolved: ResolvedTable) {
    let table = try? StyleTable(bytes: TableWriter.write(resolved))
    self = table ?? .empty
  }

  /// The format version of the table.
  public var version: (major: Int, minor: Int) {
    (Int(storage.layout.majorVersion), Int(storage.layout.minorVersion))
  }

  /// The size of the table in bytes.
  public var byteCount: Int { storage.withFile(\.count) }
}

// Styles by name.
extension StyleTable {
  /// The style of one class path; an empty one if the theme does not name the path.
  ///
  /// Does not allocate.
  ///
  /// - Parameters:
  ///   - path: A class path as a theme spells it: `fdlFUIHierarchyItemView_title`.
  ///   - environment: The device, its position and settings.
  /// - Returns: What the theme says there.
  public func style(for path: String, in environment: StyleEnvironment = StyleEnvironment())
    -> ResolvedStyle
  {
    ResolvedStyle(table: self, rows: ClassRows(cells(of: path)), environment: environment)
  }

  /// The style of a list of classes `A:B:C`, in which the rightmost wins, property by property.
  ///
  /// Does not allocate, unless more than eight of the classes are in the theme.
  ///
  /// - Parameters:
  ///   - list: Class paths separated by `:`, as an app attaches them.
  ///   - environment: The device, its position and settings.
  /// - Returns: What the theme says there.
  public func style(
    forClassList list: String, in environment: StyleEnvironment = StyleEnvironment()
  ) -> ResolvedStyle {
    ResolvedStyle(table: self, rows: rows(ofClassList: list), environment: environment)
  }

  /// Where the cells of a class path begin.
  @usableFromInline
  func cells(of path: String) -> UInt32? {
    path.withBytes { bytes in
      storage.read { $0.cells(ofRow: $0.find(bytes, in: $0.layout.paths)) }
    }
  }

  /// The rows of the classes of a list that the theme names, the rightmost first.
  private func rows(ofClassList list: String) -> ClassRows {
    list.withBytes { bytes in storage.read { $0.rows(ofClassList: bytes) } }
  }
}

extension TableReader {
  /// The rows of a list of class paths separated by colons, the rightmost first.
  func rows(ofClassList list: UnsafeRawBufferPointer) -> ClassRows {
    var rows = ClassRows()
    var rest = list
    while !rest.isEmpty {
      let colon = NameBytes.lastColon(in: rest)
      let name = UnsafeRawBufferPointer(rebasing: rest[((colon ?? -1) + 1)...])
      if !name.isEmpty, let cells = cells(ofRow: find(name, in: layout.paths)) {
        rows.append(cells)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[..<(colon ?? 0)])
    }
    return rows
  }
}

extension StyleTable {
  /// The object that holds the bytes, for tests of when it goes.
  package var identityOfStorage: AnyObject { storage }
}
