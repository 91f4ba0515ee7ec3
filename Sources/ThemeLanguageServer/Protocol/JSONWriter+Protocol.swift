import ThemeAnalysis
import ThemeBase
import ThemeEditor

extension TextPosition: JSONObjectConvertible { var json: JSONObject { ["line": line, "character": character] } }

extension TextRange: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.beginValue()
    json.writeInPlace(self)
  }
}

extension JSONWriter {
  /// Writes a range between two fragments: the most frequent value of the protocol.
  mutating func writeInPlace(_ range: TextRange) {
    fragment("{\"start\":{\"line\":")
    writeRest(of: range)
  }

  /// Writes the rest of a range whose beginning, up to the first number, was written.
  mutating func writeRest(of range: TextRange) {
    digits(range.start.line)
    fragment(",\"character\":", range.start.character)
    fragment("},\"end\":{\"line\":", range.end.line)
    fragment(",\"character\":", range.end.character)
    fragment("}}")
  }

  /// Writes a fragment and the number after it.
  mutating func fragment(_ text: StaticString, _ number: Int) {
    fragment(text)
    digits(number)
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
