import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeSyntax

/// Finds the ranges of spans of files: an open document has the text that findings are about.
struct FindingRanges {
  let encoding: PositionEncoding
  /// The documents of the client, whose lines need not be counted.
  let documents: Documents
  /// The path of a file by its number.
  let path: (Int) -> ImportPath
  /// The text of a file by its number.
  private let bytes: (Int) -> [UInt8]
  /// By the numbers of the files.
  private var cursors: [Int: PositionCursor] = [:]

  init(
    _ encoding: PositionEncoding, _ documents: Documents, path: @escaping (Int) -> ImportPath,
    bytes: @escaping (Int) -> [UInt8]
  ) {
    self.encoding = encoding
    self.documents = documents
    self.path = path
    self.bytes = bytes
  }

  /// The ranges in a theme that is up to date.
  init(_ theme: AnalyzedTheme, _ encoding: PositionEncoding, _ documents: Documents) {
    self.init(encoding, documents, path: { theme.graph.paths[$0] }, bytes: { theme.tree($0).file.bytes })
  }

  /// The range of a span; an empty one is widened to a character, since clients show none without width.
  mutating func range(of span: Span, widened: Bool = false) -> TextRange {
    let file = Int(span.file.index)
    let bytes = bytes(file)
    var cursor = cursors[file] ?? makeCursor(file)
    var (start, end) = (Int(span.start), Int(span.end))
    if widened, start == end {
      end = Self.endOfCharacter(at: start, in: bytes)
      if start == end { start = Self.startOfCharacter(before: end, in: bytes) }
    }
    let range = cursor.range(start..<end)
    cursors[file] = cursor
    return range
  }

  private func makeCursor(_ file: Int) -> PositionCursor {
    let text = documents[path(file)]?.text ?? TextDocument(bytes(file))
    return text.cursor(encoding)
  }

  /// The end of the character at an offset, or the offset itself at the end of its line.
  private static func endOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else { return offset }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private static func startOfCharacter(before offset: Int, in bytes: [UInt8]) -> Int {
    guard offset > 0, offset <= bytes.count, bytes[offset - 1] != 0x0A, bytes[offset - 1] != 0x0D else { return offset }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
