import ThemeEditor
import ThemeJSON

extension JSONWriter {
  mutating func write(_ position: TextPosition) {
    object { json in
      json.member("line", position.line)
      json.member("character", position.character)
    }
  }

  mutating func write(_ range: TextRange) {
    beginValue()
    writeInPlace(range)
  }

  /// Writes a range between two fragments: the most frequent value of the protocol.
  mutating func writeInPlace(_ range: TextRange) {
    fragment("{\"start\":{\"line\":")
    writeRest(of: range)
  }

  /// Writes a range of which the beginning was written, up to the first number.
  mutating func writeRest(of range: TextRange) {
    digits(range.start.line)
    fragment(",\"character\":")
    digits(range.start.character)
    fragment("},\"end\":{\"line\":")
    digits(range.end.line)
    fragment(",\"character\":")
    digits(range.end.character)
    fragment("}}")
  }

  mutating func member(_ name: String, _ range: TextRange) {
    key(name)
    write(range)
  }

  /// A location in a document.
  mutating func writeLocation(_ uri: String, _ range: TextRange) {
    object { json in
      json.member("uri", uri)
      json.member("range", range)
    }
  }

  /// A text with its kind: Markdown, or the same without marks.
  mutating func write(_ text: HoverText, isMarkdown: Bool) {
    object { json in
      json.member("kind", isMarkdown ? "markdown" : "plaintext")
      json.member("value", isMarkdown ? text.markdown : text.plain)
    }
  }

  /// The edit of a document.
  mutating func writeEdit(_ range: TextRange, _ text: String) {
    object { json in
      json.member("range", range)
      json.member("newText", text)
    }
  }
}
