/// Text for a hover as Markdown that is also readable plain: no HTML, colours as text.
package struct HoverText: Sendable {
  package private(set) var markdown = ""
  /// The same without marks.
  package private(set) var plain = ""

  package init() {}

  package var isEmpty: Bool { markdown.isEmpty }

  /// A fenced piece of a theme.
  mutating func append(code: String) {
    separate()
    // A string may contain a fence. A theme's text cannot close a longer one.
    let fence = code.contains("```") ? "`````" : "```"
    markdown += "\(fence)nss\n\(code)\n\(fence)\n"
    plain += code + "\n"
  }

  mutating func append(paragraph text: String) {
    separate()
    markdown += Self.escaped(text) + "\n"
    plain += text + "\n"
  }

  /// A list, one entry a line: a term and what there is to say of it.
  mutating func append(list: [(term: String, text: String)]) {
    guard !list.isEmpty else { return }
    separate()
    for (term, text) in list {
      let (terms, texts) = (term.isEmpty ? [] : [term], text.isEmpty ? [] : [text])
      markdown += "- \((terms.map(Self.code) + texts.map(Self.escaped)).joined(separator: " "))\n"
      plain += "- \((terms + texts).joined(separator: " "))\n"
    }
  }

  private mutating func separate() {
    guard !markdown.isEmpty else { return }
    markdown += "\n"
    plain += "\n"
  }

  /// A text in which Markdown sees no marks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if "\\`*_{}[]<>#|~&".unicodeScalars.contains(character) { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result
  }

  private static func code(_ text: String) -> String {
    text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }
}
