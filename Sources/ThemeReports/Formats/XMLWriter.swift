import ThemeBase

/// Writes an XML 1.0 document as text, indented by two spaces.
///
/// Text is escaped, and characters that nobody sees are spelled, so the document is well-formed for any input.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element with its attributes and with what `body` writes into it.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], _ body: (inout XMLWriter) -> Void) {
    open(name, attributes)
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element that holds nothing or a text.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text content: String = "") {
    open(name, attributes)
    text += content.isEmpty ? "/>\n" : ">\(Self.escaped(content))</\(name)>\n"
  }

  private mutating func open(_ name: String, _ attributes: [(String, String)]) {
    indent()
    text += "<" + name
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  /// The text with everything escaped that has a meaning in XML or that a reader would change.
  static func escaped(_ text: String) -> String {
    text.escapedAsMarkup { scalar in
      switch scalar {
      case "\n", "\r", "\t": "&#\(scalar.value);"
      case " "..."~": nil
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: VisibleText.escaped(scalar).escapedAsMarkup { _ in nil }
      }
    }
  }
}
