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
/// Opening parses nothing: it checks where the sections are and that strings do not overlap. Nothing in the bytes is
/// trusted. A damaged table may give nil or a wrong value, but it never brings the app down. ``verify()`` says whether a
/// table is intact, and bounds what every later call costs.
public struct StyleTable: Sendable {
  @usableFromInline let storage: TableStorage

  /// The table that the bytes of an `.nsst` file hold.
  ///
  /// - Parameter bytes: The whole file; it is kept, not copied.
  /// - Throws: ``StyleTableError`` if the bytes are not a table that this library reads.
  public init(bytes: [UInt8]) throws(StyleTableError) { storage = try TableStorage(bytes: bytes) }

  /// The table in an `.nsst` file.
  ///
  /// A file of at most 256 KiB is copied. A larger one is mapped into memory, so it must keep its bytes for as long as the
  /// table is used: a mapped file that is cut short in place ends the app (`SIGBUS`). To replace such a file, write another
  /// one and rename it, as `themec` does. To read one that somebody else may cut short, read its bytes and use
  /// ``init(bytes:)``.
  ///
  /// - Parameter path: Where the file is.
  /// - Throws: ``StyleTableError`` if it cannot be read or is not a table. A FIFO, a device or a folder is an error.
  public init(contentsOfFile path: String) throws(StyleTableError) { storage = try TableStorage(path: path) }

  init(storage: TableStorage) { self.storage = storage }

  /// A theme that says nothing.
  public static let empty = StyleTable(storage: TableStorage())

  /// The table that an app would open, of what a compilation resolved.
  ///
  /// Throws ``StyleTableError/unwritable(reason:)`` if it is beyond a limit of the binary form.
  package init(_ resolved: ResolvedTable) throws(StyleTableError) {
    let bytes: [UInt8]
    do throws(TableWriteError) { bytes = try TableWriter.write(resolved) } catch {
      throw .unwritable(reason: error.description)
    }
    try self.init(bytes: bytes)
  }

  /// The format version of the table.
  public var version: (major: Int, minor: Int) { (Int(storage.layout.majorVersion), Int(storage.layout.minorVersion)) }

  /// The size of the table in bytes.
  public var byteCount: Int { storage.withFile({ $0.count }) }
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
  public func style(for path: String, in environment: StyleEnvironment = StyleEnvironment()) -> ResolvedStyle {
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
  public func style(forClassList list: String, in environment: StyleEnvironment = StyleEnvironment()) -> ResolvedStyle {
    let rows = list.withBytes { bytes in storage.read { $0.rows(ofClassList: bytes) } }
    return ResolvedStyle(table: self, rows: rows, environment: environment)
  }

  /// The index of a class path's first cell.
  @usableFromInline func cells(of path: String) -> UInt32? {
    path.withBytes { bytes in storage.read { $0.cells(of: bytes) } }
  }
}

extension TableReader {
  /// The rows of a list of class paths separated by colons, the rightmost first.
  func rows(ofClassList list: ByteView) -> ClassRows {
    var rows = ClassRows()
    for name in ClassList(list) { if let cells = cells(of: name) { rows.append(cells) } }
    return rows
  }
}
