import ThemeAnalysis
import ThemeBase
import ThemeTable

/// Every class path that a theme styles, with its values and the lines that declare them.
struct ClassSection {
  let theme: PageTheme
  /// The first theme of the page if this is another one: only what differs from it is listed.
  var first: PageTheme?

  /// Writes the list.
  func write(to html: inout HTML) {
    let known = first.map(ClassLines.all) ?? [:]
    var isEmpty = true
    for (path, lines) in ClassLines.all(of: theme).sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let other = Set(known[path] ?? [])
      let shown = lines.filter { !other.contains($0) }
      if first != nil, shown.isEmpty { continue }
      isEmpty = false
      write(path, shown, to: &html)
    }
    if first != nil, isEmpty { return html.note("The same as in the first theme.") }
    if let path = theme.path { html.note("Lines without the name of a file are in \(path).") }
  }

  private func write(_ path: String, _ lines: [String], to html: inout HTML) {
    let anchor = first == nil ? PageAnchor.path(path) : nil
    html.element("details", ["class": "class", "id": anchor]) { html in
      html.element("summary") { html in
        html.element("bdi", text: path)
        let count = Set(lines.map { $0.prefix { $0 != "\t" } }).count
        html.element("small", text: counted(count, "property", plural: "properties"))
      }
      if lines.isEmpty {
        html.element("p", text: "Named without a property.")
      } else {
        html.element("pre") { $0.write(markup: lines.joined(separator: "\n")) }
      }
    }
    html.endLine()
  }

  /// Writes a value, a colour with a chip beside it.
  static func write(_ value: StyleValue, to html: inout HTML) {
    if case .color(let color) = value {
      html.chip(color)
      html.element("code", text: ColorVariables.css(color))
    } else {
      html.code(value.shownText)
    }
  }
}
