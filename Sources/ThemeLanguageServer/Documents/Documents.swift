import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// The texts and trees of files: those of the client for its open documents, otherwise those of the disk.
struct Documents {
  /// The limit of remembered files that are not open.
  private static let maximumClosed = 4096

  let files: any WorkspaceFiles
  private var open: [ImportPath: OpenDocument] = [:]
  /// The texts of files that are not open.
  private var closed: [ImportPath: TextDocument] = [:]

  init(files: any WorkspaceFiles) { self.files = files }

  /// The open document at a path, or nil if it is not open.
  subscript(path: ImportPath) -> OpenDocument? { open[path] }

  /// The paths of the open documents.
  var paths: Dictionary<ImportPath, OpenDocument>.Keys { open.keys }

  /// The documents that are open at some paths, without what was read of other files.
  func filter(_ isIncluded: (ImportPath) -> Bool) -> Documents {
    var documents = Documents(files: files)
    documents.open = open.filter { isIncluded($0.key) }
    return documents
  }

  // MARK: - Changes

  mutating func open(_ document: OpenDocument, at path: ImportPath) { open[path] = document }

  /// Changes the text of an open document; false if it is not open.
  mutating func change(_ path: ImportPath, version: Int, _ body: (inout TextDocument) -> Void) -> Bool {
    guard var document = open.removeValue(forKey: path) else { return false }
    document.version = version
    body(&document.text)
    open[path] = document
    return true
  }

  mutating func close(_ path: ImportPath) { open[path] = nil }

  /// Forgets what was read of a file that may have changed.
  mutating func forget(_ path: ImportPath) { closed[path] = nil }

  /// Forgets what was read of the files that are not open.
  mutating func forgetClosed() { closed = [:] }

  // MARK: - Reading

  func read(_ path: ImportPath) -> ImportGraph.Reading { open[path].map { .bytes($0.text.bytes) } ?? files.read(path) }

  /// The bytes of a file, or nil if it cannot be read.
  func bytes(of path: ImportPath) -> [UInt8]? { if case .bytes(let bytes) = read(path) { bytes } else { nil } }

  /// The text of a file, of the client, of themec itself or of the disk; nil if it cannot be read.
  mutating func text(of path: ImportPath) -> TextDocument? {
    if let text = open[path]?.text ?? closed[path] { return text }
    guard let bytes = BuiltInTheme(at: path)?.bytes ?? bytes(of: path) else { return nil }
    let text = TextDocument(bytes)
    if closed.count > Self.maximumClosed { closed = [:] }
    closed[path] = text
    return text
  }

  /// The tree of a file as a file of its own; nil if it cannot be read.
  mutating func parse(_ path: ImportPath, named name: String) -> Checked<SyntaxTree>? {
    if let tree = open[path]?.text.parse(named: name) { return tree }
    return text(of: path) == nil ? nil : closed[path]?.parse(named: name)
  }
}

/// The text of a file with its lines, open in the editor or on the disk.
struct TextDocument {
  private(set) var bytes: [UInt8]
  private(set) var lines: LineTable
  /// The tree of the text, once it was asked for.
  private var parsed: Checked<SyntaxTree>?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Replaces a range of the text.
  ///
  /// An end before the start is taken for the start.
  mutating func replace(_ range: TextRange, with text: String, _ encoding: PositionEncoding) {
    bytes.replaceSubrange(offsets(of: range, encoding), with: text.utf8)
    lines = LineTable(bytes)
    parsed = nil
  }

  /// The tree of the text as a file of its own.
  mutating func parse(named name: String) -> Checked<SyntaxTree> {
    let result = parsed ?? Parser.parse(SourceFile(id: FileID(index: 0), path: name, bytes: bytes))
    parsed = result
    return result
  }

  func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    lines.offset(of: position, in: bytes, encoding)
  }

  /// The offsets of a range.
  ///
  /// An end before the start is taken for the start.
  func offsets(of range: TextRange, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    return start..<max(start, offset(of: range.end, encoding))
  }

  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    var cursor = cursor(encoding)
    return cursor.range(range)
  }

  func range(_ span: Span, _ encoding: PositionEncoding) -> TextRange {
    range(Int(span.start)..<Int(span.end), encoding)
  }

  /// A cursor that finds the positions of many ascending offsets.
  func cursor(_ encoding: PositionEncoding) -> PositionCursor { PositionCursor(lines, bytes, encoding) }
}

/// A document that the client has opened: its text there replaces that of the disk.
struct OpenDocument {
  /// As the client spells it.
  let uri: String
  var version: Int
  var text: TextDocument
}
