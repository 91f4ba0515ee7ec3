import ThemeBase
import ThemeReports
import ThemeTable

/// An HTML document under construction: elements, attributes and texts, each escaped where it is written.
struct HTML {
  /// The bytes so far: a page is made of a hundred thousand short pieces.
  private(set) var bytes: [UInt8] = []

  /// Attributes in the order in which they are written; one whose value is nil is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// Writes an element and everything in it.
  mutating func element(_ name: String, _ attributes: Attributes = [:], _ body: (inout HTML) -> Void) {
    open(name, attributes)
    body(&self)
    bytes.add("</", name, ">")
  }

  /// Writes an element that holds a text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text content: String) {
    element(name, attributes) { $0.write(content) }
  }

  /// Writes an element without content, such as `input`.
  mutating func void(_ name: String, _ attributes: Attributes = [:]) { open(name, attributes) }

  /// Writes a text so that nothing in it is markup, hidden, or turns the direction of reading.
  mutating func write(_ content: String) { bytes += Self.escaped(content) }

  /// Writes markup as it is.
  mutating func write(markup: String) { bytes += markup }

  /// Writes markup as it is.
  mutating func write(markup: [UInt8]) { bytes += markup }

  /// Writes a line feed, so that the file can be read and compared.
  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    bytes.add("<", name)
    for (key, value) in attributes {
      guard let value else { continue }
      bytes.add(" ", key)
      if !value.isEmpty { bytes.add("=\"", Self.escaped(value), "\"") }
    }
    bytes += ">"
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

  // MARK: Texts for people as markup

  /// Writes a text without escape codes; its roles become classes of CSS.
  mutating func write(_ text: StyledText) {
    var start = 0
    for (role, range) in text.roles {
      write(lines: text.bytes[start..<range.lowerBound])
      element("b", ["class": role.styleClass]) { $0.write(lines: text.bytes[range]) }
      start = range.upperBound
    }
    write(lines: text.bytes[start...])
  }

  /// Writes a text whose line feeds stay.
  private mutating func write(lines text: ArraySlice<UInt8>) {
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { endLine() }
      write(String(decoding: line, as: UTF8.self))
    }
  }

  // MARK: The blocks that the sections of a page share

  /// Writes a section with its title, on a line of its own.
  mutating func section(_ id: String, _ title: String, _ body: (inout HTML) -> Void) {
    element("section", ["id": id, "aria-labelledby": "\(id)-title"]) { html in
      html.element("h2", ["id": "\(id)-title"], text: title)
      body(&html)
    }
    endLine()
  }

  /// Writes a paragraph in small print.
  mutating func note(_ text: String) { element("p", ["class": "note"], text: text) }

  /// Writes a name or a value of the theme, whose direction of reading stays its own.
  mutating func code(_ text: String) { element("code") { $0.element("bdi", text: text) } }

  /// Writes a chip of a colour, as decoration beside its text.
  mutating func chip(_ color: StyleColor?) {
    element("i", ["class": "chip", "style": "--c:\(ColorVariables.css(color))"]) { _ in }
  }

  /// Writes a class path that leads to its entry in the list of classes.
  mutating func classLink(_ path: String) { element("a", ["href": "#\(PageAnchor.path(path))"]) { $0.code(path) } }

  /// Writes a table that scrolls by itself where it is wider than the page.
  ///
  /// - Parameters:
  ///   - label: The name for assistive technology, different from that of every other region.
  ///   - regionClass: A class of CSS for the region.
  ///   - tableClass: A class of CSS for the table.
  ///   - caption: The sentence above the table, or nil for none.
  ///   - titles: The titles of the columns.
  ///   - rows: Writes the rows.
  mutating func table(
    _ label: String, regionClass: String? = nil, class tableClass: String? = nil, caption: String? = nil,
    titles: [String], _ rows: (inout HTML) -> Void
  ) {
    let region: Attributes = [
      "class": regionClass.map { "scroll \($0)" } ?? "scroll", "tabindex": "0", "role": "region", "aria-label": label,
    ]
    element("div", region) { html in
      html.element("table", ["class": tableClass]) { html in
        if let caption { html.element("caption", text: caption) }
        html.element("thead") { html in
          html.element("tr") { html in for title in titles { html.element("th", ["scope": "col"], text: title) } }
        }
        html.element("tbody", [:], rows)
      }
    }
  }

  /// One of some radio buttons.
  struct Choice {
    var id: String
    var title: String
    /// The value for the page's script, or nil for none.
    var value: String?
  }

  /// Writes radio buttons of one name, the first of which is chosen.
  mutating func choices(_ legend: String, _ name: String, _ choices: [Choice], class group: String? = nil) {
    let hidden: String? = group == "needs-script" ? "" : nil
    element("fieldset", ["class": group, "hidden": hidden]) { html in
      html.element("legend", text: legend)
      html.element("div", ["class": "choices"]) { html in
        for (index, choice) in choices.enumerated() {
          let attributes: Attributes = [
            "type": "radio", "name": name, "id": choice.id, "value": choice.value,
            "checked": index == 0 ? "" : nil,
          ]
          html.void("input", attributes)
          html.element("label", ["for": choice.id], text: choice.title)
        }
      }
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

extension TextRole {
  /// The class of CSS.
  fileprivate var styleClass: String {
    switch self {
    case .plain: "plain"
    case .severity(let severity): severity.rawValue
    case .emphasis: "strong"
    case .gutter: "gutter"
    case .secondary: "second"
    case .inserted: "plus"
    case .removed: "minus"
    case .remark: "remark"
    }
  }
}
