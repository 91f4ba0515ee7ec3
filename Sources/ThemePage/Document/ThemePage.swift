import ThemeBase

/// A page that shows themes: one HTML file that needs nothing else, not even scripts.
///
/// The same themes give the same bytes: nothing depends on time, place or the order of a dictionary.
package struct ThemePage: Sendable {
  private let themes: [PageTheme]
  private let options: PageOptions
  private let scope: PageScope
  /// The mistakes that are shown above the pictures.
  private let mistakes: PageMistakes

  /// A page.
  ///
  /// - Parameters:
  ///   - themes: The themes, side by side; at least one. Of a comparison the old one is the first of two.
  ///   - options: The choices of the reader, and the behaviour of the page.
  ///   - mistakes: The mistakes that are shown above the pictures.
  package init(_ themes: [PageTheme], options: PageOptions = PageOptions(), mistakes: PageMistakes = PageMistakes()) {
    self.themes = PageTheme.shortlyNamed(themes)
    scope = PageScope(themes)
    self.options = options
    self.mistakes = mistakes
  }

  /// No script and no style sheet but the page's own, and no request of any kind: what a slip would ask for becomes an
  /// error in the console of the browser.
  ///
  /// Attributes may have styles, which browsers cannot allow by their hashes alone. A page that reloads itself may ask
  /// for its own file.
  private func policy(style: String, scripts: [String]) -> String {
    func hash(_ text: String) -> String { "'sha256-\(SHA256.base64(Array(text.utf8)))'" }
    return "default-src 'none'; script-src \(scripts.map(hash).joined(separator: " ")); "
      + "style-src \(hash(style)); style-src-attr 'unsafe-inline'; img-src data:; "
      + (options.isLive ? "frame-src 'self' file:; " : "") + "base-uri 'none'; form-action 'none'"
  }

  private var script: String {
    [
      WebFiles.elements, WebFiles.script, WebFiles.overlays, WebFiles.classes, WebFiles.finder, WebFiles.search,
      WebFiles.tools, WebFiles.start,
    ].map(Self.text).joined()
      + (options.isLive ? Self.text(of: WebFiles.reload) : "")
  }

  /// The text of a file in the folder `Web`.
  private static func text(of file: StaticString) -> String {
    file.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of the page.
  package func bytes() -> [UInt8] {
    var shelf = ThemeShelf(themes)
    var body = HTML()
    writeBody(to: &body, &shelf)
    let style =
      Self.text(of: WebFiles.base) + Self.text(of: WebFiles.style)
      + Toolbar(options: options, scope: scope, themes: themes).rules() + VisionFilters.rules()
      + shelf.variables.rules(themeCount: themes.count)
    let probe = options.isLive ? LiveScript.probe(version: LiveScript.version(of: body.bytes, style)) : nil
    let script = script
    let policy = policy(style: style, scripts: [probe, script].compactMap { $0 })
    var html = HTML()
    html.write(markup: "<!DOCTYPE html>\n")
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.void("meta", ["charset": "utf-8"])
        html.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
        if let probe { html.element("script") { $0.write(markup: probe) } }
        html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.void("meta", ["name": "color-scheme", "content": "light dark"])
        html.element("title", text: title)
        html.element("style") { $0.write(markup: style) }
      }
      html.endLine()
      html.write(markup: body.bytes)
    }
    html.endLine()
    return html.bytes
  }

  /// `Fiori` or `Saffron, Midnight`; of a family the number of themes.
  private var title: String {
    if options.isComparison, themes.count == 2 { return "\(themes[1].name) against \(themes[0].name)" }
    return scope.isFamily
      ? "\(themes[0].name) and \(themes.count - 1) more" : themes.map { $0.name }.joined(separator: ", ")
  }

  private func writeBody(to html: inout HTML, _ shelf: inout ThemeShelf) {
    let controls = ControlSection(themes: themes, options: options, scope: scope)
    let family = scope.isFamily ? FamilySection(themes, shelf.contrasts, scope: scope) : nil
    var main = HTML()
    mistakes.write(to: &main)
    let samples = writePictures(family, controls, to: &main, &shelf)
    writeTables(family, to: &main, shelf)
    html.element("body") { html in
      html.element("a", ["class": "skip", "href": "#main"], text: "Skip to the components")
      html.element("div", ["class": "side"]) { html in
        html.element("header", ["class": "masthead"]) { html in
          Masthead(title: title, themes: themes, contrasts: shelf.contrasts, scope: scope).write(to: &html)
        }
        SideBar(options: options, scope: scope, samples: samples, kinds: controls.kinds).write(to: &html)
      }
      html.element("section", ["class": "bar", "aria-label": "Switches"]) { html in
        Toolbar(options: options, scope: scope, themes: themes).write(to: &html)
        html.write(markup: Self.search)
        mistakes.writeAlarm(to: &html)
        html.element("output", ["id": "overlay-note"]) { _ in }
        html.element("output", ["id": "said"]) { _ in }
      }
      html.element("main", ["id": "main", "tabindex": "-1"]) { $0.write(markup: main.bytes) }
      writeData(shelf, to: &html)
    }
  }

  /// Writes what the pictures share and what the script needs.
  private func writeData(_ shelf: ThemeShelf, to html: inout HTML) {
    var data = JSONWriter(.compact)
    data.object { json in
      json.member("failing", shelf.contrasts.reduce(0) { $0 + $1.failing.count })
      shelf.book.write(to: &json)
    }
    html.element("script", ["type": "application/json", "id": "data"]) {
      // Without `<` nothing in the JSON ends the element.
      let pieces = data.document().split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      $0.write(markup: Array(pieces.joined(separator: "\\u003C".utf8)))
    }
    html.element("svg", ["width": "0", "height": "0", "class": "filters", "aria-hidden": "true"]) { html in
      VisionFilters.write(to: &html)
      html.write(markup: shelf.definitions)
      html.element("defs", ["id": "drawn"]) { $0.write(markup: shelf.book.referredContent) }
    }
    html.endLine()
    // Not markup until it is shown: the drawings of a family would be most of a page's elements.
    if scope.isFamily {
      html.element("script", ["type": "text/plain", "id": "kept"]) { $0.write(markup: shelf.book.keptContent) }
    }
    html.write(markup: Self.inspector)
    html.element("script") { $0.write(markup: script) }
    html.endLine()
  }

  /// Writes the pictures, and returns the sample components that are shown: a comparison leaves out those that look the same.
  private func writePictures(
    _ family: FamilySection?, _ controls: ControlSection, to html: inout HTML, _ shelf: inout ThemeShelf
  ) -> [ComponentSample] {
    let samples = SampleSection(themes: themes, options: options, scope: scope)
    family?.write(to: &html, &shelf)
    if scope.showsComponents { samples.writeScreen(to: &html, &shelf) } else { controls.writeScreen(to: &html, &shelf) }
    // A page begins with pictures.
    if options.isComparison, themes.count == 2 { ChangeSection(old: themes[0], new: themes[1]).write(to: &html) }
    var shown: [ComponentSample] = []
    if scope.showsComponents {
      shown = samples.write(to: &html, &shelf)
      StateSection(themes: themes, options: options, scope: scope).write(to: &html, &shelf)
    }
    controls.write(to: &html, &shelf)
    return shown
  }

  /// The panel in which the script explains a part.
  private static let inspector = """
    <aside id="inspector" aria-label="Part" hidden><button id="inspector-close" type="button">Close</button>\
    <div id="inspector-content" aria-live="polite"></div></aside>
    """

  /// The field that searches the page, which needs the script.
  private static let search = """
    <search class="needs-script" hidden><input type="search" id="search" role="combobox" aria-label="Search the page" \
    placeholder="Search  /" autocomplete="off" aria-expanded="false" aria-controls="found" aria-autocomplete="list">\
    <ul id="found" role="listbox" aria-label="Found" hidden></ul></search>
    """

  private func writeTables(_ family: FamilySection?, to html: inout HTML, _ shelf: ThemeShelf) {
    // The first theme of a family shows what the tables of the family leave out.
    let shown = family == nil ? themes.count : 1
    let leftOut = family?.definitions ?? []
    write("colors", "Colours", shown, to: &html) { theme, _, html in
      SwatchSection(theme: theme, leavesOut: leftOut).write(to: &html)
    }
    write("contrast", "Contrast", shown, to: &html) { theme, number, html in
      ContrastSection(theme: theme, index: shelf.contrasts[number], variants: scope.variants).write(to: &html)
    }
    write("type", "Type scale", shown, to: &html) { theme, _, html in
      TypeSection(theme: theme, options: options).write(to: &html)
    }
    let lines = ClassLines.all(of: themes, shelf.rows)
    write("classes", "Classes", themes.count, to: &html) {
      if $1 == 0 { $2.write(markup: Self.filter) }
      ClassSection(
        theme: $0, lines: lines[$1], known: $1 == 0 ? nil : lines[0], isFolded: scope.isFamily && $1 > 0
      ).write(to: &$2)
    }
    write("findings", "Findings", themes.count, to: &html) { theme, number, html in
      let failing = shelf.contrasts[number].failing.count
      if theme.findings.isEmpty, failing == 0 { html.note("Nothing to report.") }
      if failing > 0 {
        html.element("p") { html in
          html.element("a", ["href": "#contrast"], text: counted(failing, "pair"))
          html.write(" of colours with too little contrast: 'themec lint --only contrast' reports them.")
        }
      }
      FindingSection(theme: theme).write(to: &html)
      if number == themes.count - 1 { FindingSection.writeCodes(of: themes + mistakes.themes, to: &html) }
    }
  }

  /// The field that narrows the list of classes, which needs the script.
  private static let filter = """
    <p class="filter needs-script" hidden><label for="filter">Filter by name, property or value</label>\
    <input type="search" id="filter" autocomplete="off"><output id="filter-note" for="filter"></output></p>
    """

  /// Writes a section that shows the first themes one after the other.
  private func write(
    _ id: String, _ title: String, _ count: Int, to html: inout HTML, _ body: (PageTheme, Int, inout HTML) -> Void
  ) {
    html.section(id, title) { html in
      for (number, theme) in themes.prefix(count).enumerated() {
        if themes.count > 1 { html.element("h3") { $0.element("bdi", text: theme.name) } }
        body(theme, number, &html)
      }
    }
  }
}
