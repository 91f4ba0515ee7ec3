import ThemeBase
import ThemeCompiler
import ThemeProject
import ThemeSyntax

/// The texts and trees of files: those of the client for its open documents, otherwise those of the disk.
struct Documents {
  /// The limit of remembered files that are not open.
  private static let maximumClosed = 4096

  let files: any WorkspaceFiles
  /// The unit of positions, on which client and server have agreed.
  var encoding = PositionEncoding.utf16
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

  mutating func open(_ document: OpenDocument) { open[document.path] = document }

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
    let text = TextDocument(bytes, encoding)
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
///
/// A line ends with LF, CR LF or CR. Positions beyond the end of a line mean its end, and lines beyond the last one mean
/// the end of the text, so every position has an offset.
struct TextDocument {
  private(set) var bytes: [UInt8]
  /// The unit of the positions in the text.
  let encoding: PositionEncoding
  /// The offsets at which the lines begin; never empty.
  let lineStarts: [UInt32]
  /// Whether every character is one byte, so that nothing has to be counted.
  let isASCII: Bool
  /// The tree of the text, once it was asked for.
  private var parsed: Checked<SyntaxTree>?

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    // A byte order mark is a character of the first line here.
    lineStarts = [0] + LineMap.starts(in: bytes).dropFirst()
    isASCII = bytes.reduce(0, |) < 0x80
  }

  /// Replaces a range of the text.
  ///
  /// An end before the start is taken for the start.
  mutating func replace(_ range: TextRange, with text: String) {
    bytes.replaceSubrange(offsets(of: range), with: text.utf8)
    self = TextDocument(bytes, encoding)
  }

  /// The tree of the text as a file of its own.
  mutating func parse(named name: String) -> Checked<SyntaxTree> {
    let result = parsed ?? Parser.parse(SourceFile(id: FileID(index: 0), path: name, bytes: bytes))
    parsed = result
    return result
  }

  // MARK: - Lines

  /// The line in which an offset, which is not negative, lies, counted from 0.
  func line(at offset: Int) -> Int { lineStarts.partitionPoint { Int($0) <= offset } - 1 }

  /// The start of a line; beyond every text for a line after the last one.
  func start(ofLine line: Int) -> Int { line < lineStarts.count ? Int(lineStarts[line]) : .max }

  /// The bytes of a line without its line ending; empty at the end of the text for a line beyond it.
  private func range(ofLine line: Int) -> Range<Int> {
    guard line < lineStarts.count else { return bytes.count..<bytes.count }
    let start = start(ofLine: line)
    guard line + 1 < lineStarts.count else { return start..<bytes.count }
    var end = self.start(ofLine: line + 1) - 1
    if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  // MARK: - Positions

  func offset(of position: TextPosition) -> Int {
    let line = range(ofLine: position.line)
    var offset = line.lowerBound
    if encoding == .utf8 || isASCII {
      offset += max(0, min(position.character, line.count))
    } else {
      var left = position.character
      while offset < line.upperBound {
        let width = PositionEncoding.width(ofLead: bytes[offset])
        guard width == 0 || left >= width else { break }
        left -= width
        offset += 1
      }
    }
    // A place inside a character means its start.
    while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The offsets of a range.
  ///
  /// An end before the start is taken for the start.
  func offsets(of range: TextRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  func range(_ range: Range<Int>) -> TextRange {
    var cursor = cursor
    return cursor.range(range)
  }

  func range(_ span: Span) -> TextRange { range(span.offsets) }

  /// A cursor that finds the positions of many ascending offsets.
  var cursor: PositionCursor { PositionCursor(self) }
}

/// A document that the client has opened: its text there replaces that of the disk.
struct OpenDocument {
  let path: ImportPath
  /// As the client spells it.
  let uri: String
  var version: Int
  var text: TextDocument
}

/// Addresses of documents as the paths that imports use, and back.
///
/// Spellings of one address, such as `file:///a%20b`, `file:///a b` and `file:///x/..//a b`, are one path. A document that
/// is not a file has its address as its path, without empty parts: `vscode-vfs://host/a` is `vscode-vfs:/host/a`, from
/// which imports are found.
enum DocumentURI {
  /// The absolute path of a file, or the address itself, normalised, for anything else.
  static func path(of uri: String) -> ImportPath {
    guard let encoded = filePath(uri) else { return ImportPath(uri).normalized }
    var bytes = decode(encoded)
    // A drive, `/C:/themes`, has no slash before it; its letter may be spelt in either case.
    if bytes.count >= 3, bytes[0] == slash, bytes[2] == UInt8(ascii: ":") {
      let letter = bytes[1] | 0x20
      if letter.isASCIILetter { bytes[1] = letter }
    }
    return ImportPath(String(decoding: bytes, as: UTF8.self)).normalized
  }

  /// Whether a document is a file, whose folder imports begin at.
  static func isFile(_ uri: String) -> Bool { filePath(uri) != nil }

  /// The address of a file.
  static func uri(of path: ImportPath) -> String { "file://" + path.text.percentEncodedPath }

  private static let slash = UInt8(ascii: "/")

  /// The path after the scheme and the host; nil for an address that is not that of a file.
  private static func filePath(_ uri: String) -> Substring.UTF8View? {
    let scheme = uri.utf8.prefix(7)
    guard scheme.count == 7, scheme.lazy.map({ $0 | 0x20 }).elementsEqual("file://".utf8) else { return nil }
    return uri.utf8[scheme.endIndex...].firstIndex(of: slash).map { uri.utf8[$0...] }
  }

  private static func decode(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var left = text[...]
    while let byte = left.popFirst() {
      if byte == UInt8(ascii: "%"), let high = left.first?.hexDigit, let low = left.dropFirst().first?.hexDigit {
        bytes.append(high << 4 | low)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

extension ImportPath {
  /// Whether the file is a configuration, `themec.json`.
  var isConfiguration: Bool { hasSuffix("/" + Configuration.fileName) }

  /// Whether the file is a configuration, a baseline or the like, and so not a stylesheet.
  var isJSON: Bool { hasSuffix(".json") }

  private func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }
}
