import ThemeBase
import ThemeJSON
import ThemeTable

/// A page that shows themes: one HTML file that needs nothing else, not even scripts.
///
/// The same themes give the same bytes: nothing depends on time, place or the order of a dictionary.
package struct ThemePage: Sendable {
  private let themes: [PageTheme]
  private let options: PageOptions
  /// The mistakes that are shown above the pictures.
  private let mistakes: PageMistakes

  /// A page.
  ///
  /// - Parameters:
  ///   - themes: The themes, side by side; at least one. Of a comparison the old one is the first of two.
  ///   - options: The choices of the reader, and the behaviour of the page.
  ///   - mistakes: The mistakes that are shown above the pictures.
  package init(
    _ themes: [PageTheme], options: PageOptions = PageOptions(),
    mistakes: PageMistakes = PageMistakes()
  ) {
    self.themes = PageTheme.shortlyNamed(themes)
    self.options = options
    self.mistakes = mistakes
  }

  /// The bytes of the page.
  package func bytes() -> [UInt8] { Array(text().utf8) }

  /// No request of any kind: what a slip would ask for becomes an error in the console of the browser.
  ///
  /// A page that reloads itself may ask for its own file.
  private var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
      + (options.isLive ? "frame-src 'self' file:; " : "") + "base-uri 'none'; form-action 'none'"
  }

  private func text() -> String {
    var shelf = ThemeShelf(themes)
    var body = HTML()
    writeBody(to: &body, &shelf)
    let style =
      PageStyle.css + Toolbar(options: options).rules() + RecordingSection.rules()
      + VisionFilters.rules() + shelf.variables.rules()
    var html = HTML()
    html.write(markup: "<!DOCTYPE html>\n")
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.void("meta", ["charset": "utf-8"])
        if options.isLive {
          html.element("script") {
            $0.write(markup: LiveScript.probe(version: LiveScript.version(of: style, body.text)))
          }
        }
        html.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
        html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.void("meta", ["name": "color-scheme", "content": "light dark"])
        html.element("title", text: title)
        html.element("style") { $0.write(markup: style) }
      }
      html.endLine()
      html.write(markup: body.text)
    }
    html.endLine()
    return html.text
  }

  /// `Fiori` or `Saffron, Midnight`.
  private var title: String {
    options.isComparison && themes.count == 2
      ? "\(themes[1].name) against \(themes[0].name)"
      : themes.map { $0.name }.joined(separator: ", ")
  }

  private func writeBody(
    to html: inout HTML, _ shelf: inout ThemeShelf
  ) {
    html.element("body") { html in
      html.element("a", ["class": "skip", "href": "#main"], text: "Skip to the components")
      html.element("header", ["class": "wrap"]) { html in
        html.element("div", ["class": "masthead"]) { writeMasthead(to: &$0) }
      }
      html.element("section", ["class": "bar", "aria-label": "Switches"]) { html in
        html.element("div", ["class": "wrap"]) { html in
          Toolbar(options: options).write(to: &html)
          html.element("output", ["id": "overlay-note"]) { _ in }
        }
      }
      html.element("main", ["class": "wrap", "id": "main", "tabindex": "-1"]) { html in
        mistakes.write(to: &html)
        if options.isComparison, themes.count == 2 {
          ChangeSection(old: themes[0], new: themes[1]).write(to: &html)
        }
        let isOfControls = themes.allSatisfy { !$0.stylesComponents }
        let controls = ControlSection(themes: themes, options: options)
        if isOfControls { controls.write(to: &html, &shelf) }
        SampleSection(themes: themes, options: options).write(to: &html, &shelf)
        StateSection(themes: themes, options: options).write(to: &html, &shelf)
        if !options.isComparison, let theme = themes.first {
          RecordingSection(theme: theme, number: 0).write(to: &html, &shelf)
        }
        if !isOfControls { controls.write(to: &html, &shelf) }
        writeTables(to: &html, shelf)
      }
      var data = JSONWriter(.compact)
      data.object { shelf.book.write(to: &$0) }
      html.element("script", ["type": "application/json", "id": "data"]) {
        $0.write(markup: Self.inScript(data.text()))
      }
      VisionFilters.write(to: &html)
      writeInspector(to: &html)
      html.element("script") { html in
        html.write(markup: PageScript.javaScript)
        if options.isLive { html.write(markup: LiveScript.reloading) }
      }
      html.endLine()
    }
  }

  /// Writes the panel in which the script explains a part.
  private func writeInspector(to html: inout HTML) {
    html.element("aside", ["id": "inspector", "aria-label": "Part", "hidden": ""]) { html in
      html.element("button", ["id": "inspector-close", "type": "button"], text: "Close")
      html.element("div", ["id": "inspector-content", "aria-live": "polite"]) { _ in }
    }
  }

  private func writeMasthead(to html: inout HTML) {
    html.element("h1") { $0.element("bdi", text: title) }
    html.element("p") { html in
      let counts = themes.map { theme in
        let (classes, findings) = (theme.table.rows.count, theme.findings.count)
        return [
          counted(classes, "class", plural: "classes"),
          counted(theme.table.cells.count, "property", plural: "properties"),
          findings == 0 ? "no findings" : counted(findings, "finding"),
        ].joined(separator: ", ")
      }
      html.write(counts.joined(separator: " · "))
    }
    html.element("nav", ["aria-label": "Sections"]) { html in
      html.element("ul") { html in
        if options.isComparison {
          html.element("li") { $0.element("a", ["href": "#changes"], text: "What changed") }
        }
        for (id, name) in Self.sections {
          html.element("li") { $0.element("a", ["href": "#\(id)"], text: name) }
        }
      }
    }
  }

  private static let sections = [
    ("components", "Components"), ("states", "States"), ("steps", "Steps"),
    ("controls", "Controls"), ("colors", "Colours"), ("contrast", "Contrast"),
    ("type", "Type scale"),
    ("classes", "Classes"), ("findings", "Findings"),
  ]

  private func writeTables(to html: inout HTML, _ shelf: ThemeShelf) {
    write("colors", "Colours", to: &html) { theme, _, html in
      SwatchSection(theme: theme).write(to: &html)
    }
    write("contrast", "Contrast", to: &html) { theme, number, html in
      ContrastSection(theme: theme, index: shelf.contrast(of: number)).write(to: &html)
    }
    write("type", "Type scale", to: &html) { theme, _, html in
      TypeSection(theme: theme, options: options).write(to: &html)
    }
    write("classes", "Classes", to: &html) {
      if $1 == 0 { Self.writeFilter(to: &$2) }
      ClassSection(theme: $0, hasAnchors: $1 == 0).write(to: &$2)
    }
    write("findings", "Findings", to: &html) { theme, _, html in
      FindingSection(theme: theme).write(to: &html)
    }
  }

  /// The field that narrows the list of classes, which needs the script.
  private static func writeFilter(to html: inout HTML) {
    html.element("p", ["class": "filter needs-script", "hidden": ""]) { html in
      html.element("label", ["for": "filter"], text: "Filter by name, property or value")
      html.void("input", ["type": "search", "id": "filter", "autocomplete": "off"])
      html.element("output", ["id": "filter-note", "for": "filter"]) { _ in }
    }
  }

  /// Writes a section that shows the themes one after the other.
  private func write(
    _ id: String, _ title: String, to html: inout HTML,
    _ body: (PageTheme, Int, inout HTML) -> Void
  ) {
    html.section(id, title) { html in
      for (number, theme) in themes.enumerated() {
        if themes.count > 1 {
          html.element("h3") { $0.element("bdi", text: theme.name) }
        }
        body(theme, number, &html)
      }
    }
  }

  /// JSON for a `script` element: without `<`, so that nothing in it ends the element.
  private static func inScript(_ json: String) -> String {
    var text = ""
    for piece in json.split(separator: "<", omittingEmptySubsequences: false) {
      if !text.isEmpty { text += "\\u003C" }
      text += piece
    }
    return text
  }
}
