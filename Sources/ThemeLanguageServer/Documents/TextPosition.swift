import ThemeAnalysis
import ThemeBase
import ThemeEditor

/// A position in a document.
///
/// The protocol counts lines and characters from 0.
struct TextPosition: Hashable {
  var line: Int
  /// In the units of the session's ``PositionEncoding``.
  var character: Int
}

/// A half-open range of a document.
struct TextRange: Hashable {
  var start: TextPosition
  var end: TextPosition
}

/// The unit of characters in positions.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The number of units of UTF-16 of the scalar that begins with a byte; 0 for bytes within a scalar.
  static func width(ofLead byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xC0 ? 0 : byte < 0xF0 ? 1 : 2 }
}

// Each finding, reference and lens has a range, so it is written without objects of its own.
extension TextPosition: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", line)
      json.member("character", character)
    }
  }
}

extension TextRange: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("start", start)
      json.member("end", end)
    }
  }
}

extension JSONObject {
  /// A text with its kind: Markdown, or the same without marks.
  static func markup(_ text: HoverText, isMarkdown: Bool, linking address: (Explanation.Location) -> String?)
    -> JSONObject
  {
    [
      "kind": isMarkdown ? "markdown" : "plaintext",
      "value": isMarkdown ? text.markdown(linking: address) : text.plain,
    ]
  }

  /// The edit of a document.
  static func edit(_ range: TextRange, _ text: String) -> JSONObject { ["range": range, "newText": text] }
}

/// Finds the positions of ascending offsets, counting each line once.
struct PositionCursor {
  private let text: TextDocument
  private var line = 0
  /// The start of the line and that of the next one.
  private var lineStart = 0
  private var nextStart: Int
  /// Up to where the characters of the line are counted.
  private var counted = 0
  private var character = 0

  init(_ text: TextDocument) {
    self.text = text
    nextStart = text.start(ofLine: 1)
  }

  /// The position of an offset; slower for one that lies before the last.
  mutating func position(at offset: Int) -> TextPosition {
    let offset = startOfScalar(min(max(offset, 0), text.bytes.count))
    if offset < counted || nextStart <= offset { begin(line: text.line(at: offset)) }
    // Both encodings count the same in ASCII, and one of them by a subtraction.
    guard text.encoding == .utf16, !text.isASCII else { return TextPosition(line: line, character: offset - lineStart) }
    while counted < offset {
      character += PositionEncoding.width(ofLead: text.bytes[counted])
      counted += 1
    }
    return TextPosition(line: line, character: character)
  }

  mutating func range(_ range: Range<Int>) -> TextRange {
    let start = position(at: range.lowerBound)
    return TextRange(start: start, end: position(at: range.upperBound))
  }

  mutating func range(of span: Span) -> TextRange { range(span.offsets) }

  /// An offset inside a scalar means its start.
  private func startOfScalar(_ offset: Int) -> Int {
    var start = offset
    while start > 0, start < text.bytes.count, offset - start < 3, text.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private mutating func begin(line: Int) {
    self.line = line
    lineStart = text.start(ofLine: line)
    nextStart = text.start(ofLine: line + 1)
    counted = lineStart
    character = 0
  }
}
