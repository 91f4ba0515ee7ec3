import ThemeTable

// The blocks that the sections of a page share.
extension HTML {
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
