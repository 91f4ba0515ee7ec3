import ThemeBase

/// An HTML document under construction: elements, attributes and texts, each escaped where it is written.
struct HTML {
  private(set) var text = ""

  /// Attributes in the order in which they are written; one whose value is nil is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// Writes an element and everything in it.
  mutating func element(_ name: String, _ attributes: Attributes = [:], _ body: (inout HTML) -> Void) {
    open(name, attributes)
    body(&self)
    text += "</"
    text += name
    text += ">"
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text content: String) {
    element(name, attributes) { $0.write(content) }
  }

  /// Writes an element without content, such as `input`.
  mutating func void(_ name: String, _ attributes: Attributes = [:]) { open(name, attributes) }

  /// Writes a text so that nothing in it is markup, hidden, or turns the direction of reading.
  mutating func write(_ content: String) { text += Self.escaped(content) }

  /// Writes markup as it is.
  mutating func write(markup: String) { text += markup }

  /// Writes a line feed, so that the file can be read and compared.
  mutating func endLine() { text += "\n" }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    text += "<"
    text += name
    for (key, value) in attributes {
      guard let value else { continue }
      text += " "
      text += key
      guard !value.isEmpty else { continue }
      text += "=\""
      text += Self.escaped(value)
      text += "\""
    }
    text += ">"
  }

  /// The most characters of a text: names and values of a theme have any length.
  private static let longestText = 400

  /// A text in which no character means anything to HTML.
  ///
  /// Control and format characters are shown by their numbers, as in `<U+202E>`.
  static func escaped(_ content: String) -> String {
    let isCut = content.utf8.count > longestText && content.unicodeScalars.count > longestText
    let shown = isCut ? String(content.unicodeScalars.prefix(longestText)) : content
    let escaped = shown.escapedAsMarkup { scalar in
      switch scalar {
      case "'": "&#39;"
      case "\n", "\t": " "
      default: isHidden(scalar) ? "&lt;U+\(String(scalar.value, radix: 16, uppercase: true))&gt;" : nil
      }
    }
    return isCut ? escaped + "…" : escaped
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}

/// Names for the `id` attributes of a page.
enum PageAnchor {
  /// The anchor of a class path: letters, digits and `_` stay, every other byte is written in hexadecimal.
  static func path(_ path: String) -> String {
    var anchor = "c-"
    for byte in path.utf8.prefix(200) {
      if byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") {
        anchor.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        anchor += "." + String(byte, radix: 16)
      }
    }
    return anchor
  }
}
