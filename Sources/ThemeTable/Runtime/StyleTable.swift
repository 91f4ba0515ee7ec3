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
      throw .unwritable(reason: error.reason)
    }
    try self.init(bytes: bytes)
  }

  /// The format version of the table.
  public var version: (major: Int, minor: Int) {
    (Int(storage.layout.header.majorVersion), Int(storage.layout.header.minorVersion))
  }

  /// The size of the table in bytes.
  public var byteCount: Int { storage.withFile({ $0.count }) }

  // MARK: Styles by name

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

  // MARK: Advice

  /// Says which class paths of a list the theme does not name, and which one may be meant; nil if it names them all.
  ///
  /// A path without a style is no mistake by itself, so look-ups are silent. This is for a debugger, a log or a test:
  ///
  ///     table.advice(forClassList: "fdlFUIHierarchyItemView_titel")
  ///     // the theme has no 'fdlFUIHierarchyItemView_titel'; did you mean 'fdlFUIHierarchyItemView_title'?
  ///
  /// - Parameter list: Class paths separated by `:`, as an app attaches them.
  /// - Returns: A line for each such class path.
  /// - Complexity: Proportional to the theme's class paths.
  public func advice(forClassList list: String) -> String? {
    let missing = list.split(separator: ":").filter { cells(of: String($0)) == nil }
    guard !missing.isEmpty else { return nil }
    let known = paths
    return missing.map { path in
      let nearest = known.min { path.distance(to: $0) < path.distance(to: $1) }
      let hint = nearest.flatMap { near in
        path.distance(to: near) <= 1 + path.utf8.count / 5 ? "; did you mean '\(near)'?" : nil
      }
      return "the theme has no '\(path)'\(hint ?? "")"
    }.joined(separator: "\n")
  }

  // MARK: Definitions

  /// The value of a definition; nil if the theme has none of the name there, or none that is a colour, a number or a font.
  ///
  ///     theme.definition("brand", in: environment)?.color
  ///
  /// Definitions that only built-in themes have are not among them.
  ///
  /// - Parameters:
  ///   - name: The name without `@`.
  ///   - environment: The device, its position and settings.
  /// - Returns: A colour, a number, a text style or the name of a font.
  public func definition(_ name: String, in environment: StyleEnvironment = StyleEnvironment()) -> StyleValue? {
    definitions?.style(for: name, in: environment).value(ResolvedTable.definedValue)
  }

  /// The names of the theme's own definitions, without `@`, in the order of their bytes.
  public var definitionNames: [String] { definitions?.paths ?? [] }

  private var definitions: StyleTable? { storage.definitions.map { StyleTable(storage: $0) } }

  // MARK: Verification

  /// Checks that the bytes are those that were written, and that nothing in them contradicts itself.
  ///
  /// Opening a table does not do so, because it takes time in proportion to the table. An app needs it if it loads themes
  /// from outside. The checksum does not protect against an attacker; the checks of the structure do. After
  /// they have passed, every call is as cheap as on a table that `themec` wrote:
  ///
  /// - A look-up of a name looks at 1,024 slots at most, one of a value at the row's own properties.
  /// - ``style(forPart:in:)`` looks 64 classes up at most.
  /// - ``entries``, ``difference(from:)`` and ``paths`` take time and memory in proportion to the tables.
  ///
  /// - Throws: ``StyleTableError/checksumMismatch`` or ``StyleTableError/damaged(reason:)``.
  /// - Complexity: Proportional to the size of the table.
  public func verify() throws(StyleTableError) {
    let checksum = storage.withFile { file in file.count < TableFormat.headerSize ? 0 : Checksum.ofTable(file) }
    guard checksum == storage.layout.header.checksum else { throw .checksumMismatch }
    let reason = storage.read { reader in
      var verification = TableVerification(reader: reader)
      return verification.contradiction()
    }
    if let reason { throw .damaged(reason: reason) }
    guard storage.layout.definitions.count > 0 else { return }
    guard let definitions = storage.definitions else { throw .damaged(reason: "the definitions are no table") }
    try StyleTable(storage: definitions).verify()
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

extension Substring {
  /// The number of bytes to insert, remove or replace to get another name, without regard to the case of ASCII; 1,000 for
  /// names that are too long or of too different a length to be meant.
  fileprivate func distance(to other: String) -> Int {
    let (own, other) = (utf8.map { $0 | 0x20 }, other.utf8.map { $0 | 0x20 })
    guard own.count <= 200, abs(own.count - other.count) <= 1 + own.count / 5 else { return 1_000 }
    var row = Array(0...other.count)
    for (number, byte) in own.enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      for (column, otherByte) in other.enumerated() {
        let replaced = diagonal + (byte == otherByte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}

extension StyleValue {
  /// The colour, if it is one.
  public var color: StyleColor? { if case .color(let color) = self { color } else { nil } }

  /// The number, if it is one.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The text style, if it is one.
  public var textStyle: StyleTextStyle? { if case .textStyle(let style) = self { style } else { nil } }

  /// The name of the font, if it is one.
  public var fontName: String? { if case .fontName(let name) = self { name } else { nil } }
}
