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

  /// The number of units of the scalar that begins with a byte; 0 for bytes within a scalar.
  func width(ofLead byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte < 0x80 ? 1 : byte < 0xC0 ? 0 : byte < 0xF0 ? 1 : 2
    }
  }
}

extension TextPosition: JSONObjectConvertible { var json: JSONObject { ["line": line, "character": character] } }

// Each finding, reference and lens has one, so it is written without objects of its own.
extension TextRange: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      for (name, position) in [("start", start), ("end", end)] {
        json.object(name) { json in
          json.member("line", position.line)
          json.member("character", position.character)
        }
      }
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

/// The offsets at which the lines of a text begin.
///
/// A line ends with LF, CR LF or CR. Positions beyond the end of a line mean its end, and lines beyond the last one mean
/// the end of the text, so every position has an offset.
struct LineTable {
  /// Never empty.
  private(set) var starts: [UInt32] = [0]
  /// Whether every character is one byte, so that nothing has to be counted.
  let isASCII: Bool

  init(_ bytes: [UInt8]) {
    isASCII = bytes.reduce(0, |) < 0x80
    let bytes = bytes.span
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte <= 0x0D, byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      starts.append(UInt32(clamping: index + 1))
    }
  }

  /// The first line that begins after an offset, which is not negative: never the first line of the text.
  private func firstLine(startingAfter offset: Int) -> Int { starts.partitionPoint { Int($0) <= offset } }

  /// The line in which an offset lies, counted from 0.
  func line(at offset: Int) -> Int { firstLine(startingAfter: offset) - 1 }

  /// The start of a line; beyond every text for a line after the last one.
  func start(ofLine line: Int) -> Int { line < starts.count ? Int(starts[line]) : .max }

  /// The bytes of a line without its line ending; empty at the end of the text for a line beyond it.
  func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    guard line < starts.count else { return bytes.count..<bytes.count }
    let start = Int(starts[line])
    guard line + 1 < starts.count else { return start..<bytes.count }
    var end = Int(starts[line + 1]) - 1
    if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  func offset(of position: TextPosition, in bytes: [UInt8], _ encoding: PositionEncoding) -> Int {
    let line = range(ofLine: position.line, in: bytes)
    var left = position.character
    guard encoding == .utf16 else {
      var offset = min(line.lowerBound + min(left, line.count), line.upperBound)
      // A place inside a character means its start.
      while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var offset = line.lowerBound
    while offset < line.upperBound {
      let width = encoding.width(ofLead: bytes[offset])
      guard width == 0 || left >= width else { break }
      left -= width
      offset += 1
    }
    return offset
  }
}

/// Finds the positions of ascending offsets, counting each line once.
struct PositionCursor {
  private let table: LineTable
  private let bytes: [UInt8]
  private let encoding: PositionEncoding
  private var line = 0
  /// The start of the line and that of the next one.
  private var lineStart = 0
  private var nextStart: Int
  /// Up to where the characters of the line are counted.
  private var counted = 0
  private var character = 0

  init(_ table: LineTable, _ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.table = table
    self.bytes = bytes
    // Both count the same in ASCII, and one of them by a subtraction.
    self.encoding = table.isASCII ? .utf8 : encoding
    nextStart = table.start(ofLine: 1)
  }

  /// The position of an offset; slower for one that lies before the last.
  mutating func position(at offset: Int) -> TextPosition {
    let offset = startOfScalar(min(max(offset, 0), bytes.count))
    if offset < counted || nextStart <= offset { begin(line: table.line(at: offset)) }
    guard encoding == .utf16 else { return TextPosition(line: line, character: offset - lineStart) }
    while counted < offset {
      character += encoding.width(ofLead: bytes[counted])
      counted += 1
    }
    return TextPosition(line: line, character: character)
  }

  mutating func range(_ range: Range<Int>) -> TextRange {
    let start = position(at: range.lowerBound)
    return TextRange(start: start, end: position(at: range.upperBound))
  }

  mutating func range(of span: Span) -> TextRange { range(Int(span.start)..<Int(span.end)) }

  /// An offset inside a scalar means its start.
  private func startOfScalar(_ offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, offset - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private mutating func begin(line: Int) {
    self.line = line
    lineStart = table.start(ofLine: line)
    nextStart = table.start(ofLine: line + 1)
    counted = lineStart
    character = 0
  }
}
