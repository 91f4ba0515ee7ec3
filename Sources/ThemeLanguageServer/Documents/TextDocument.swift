import ThemeBase
import ThemeSyntax

/// The text of a file with its lines, open in the editor or on the disk.
struct TextDocument {
  private(set) var bytes: [UInt8]
  private(set) var lines: LineTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Replaces a range of the text.
  ///
  /// An end before the start is taken for the start.
  mutating func replace(_ range: TextRange, with text: String, _ encoding: PositionEncoding) {
    let range = offsets(of: range, encoding)
    var text = text
    text.withUTF8 { new in
      bytes.replaceSubrange(range, with: new)
      lines.replace(range, with: new.count, in: bytes)
    }
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
  var text: TextDocument { didSet { parsed = nil } }
  /// The tree of the text, once it was asked for.
  private(set) var parsed: Checked<SyntaxTree>?

  /// The tree of the text as a file of its own.
  mutating func parse(named name: String) -> Checked<SyntaxTree> {
    if let parsed { return parsed }
    let file = SourceFile(id: FileID(index: 0), path: name, bytes: text.bytes)
    let result = Parser.parse(file)
    parsed = result
    return result
  }
}
