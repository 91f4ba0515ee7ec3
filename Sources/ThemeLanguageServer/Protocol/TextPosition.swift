import ThemeAnalysis
import ThemeBase
import ThemeEditor

/// A position in a document.
///
/// The protocol counts lines and characters from 0.
struct TextPosition: Hashable, Comparable {
  var line: Int
  /// In the units of the session's ``PositionEncoding``.
  var character: Int

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
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

extension JSONWriter {
  mutating func member(_ name: String, _ range: TextRange) {
    key(name)
    range.write(to: &self)
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
