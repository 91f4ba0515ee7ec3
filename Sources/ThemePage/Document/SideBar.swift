import ThemeComponents

/// The bar beside a page: what it shows, and links to its sections, components and kinds of controls in their order.
struct SideBar {
  let options: PageOptions
  let scope: PageScope
  /// The sample components that are shown.
  let samples: [ComponentSample]
  /// The kinds of the controls that are drawn.
  let kinds: [ControlKind]

  /// A place of the page with places in it.
  private struct Entry {
    var id: String
    var title: String
    var inner: [Entry] = []
  }

  /// Writes the links.
  func write(to html: inout HTML) {
    html.element("nav", ["aria-label": "Sections"]) { Self.write(entries, to: &$0) }
  }

  private static func write(_ entries: [Entry], to html: inout HTML) {
    html.element("ul") { html in
      for entry in entries {
        html.element("li") { html in
          html.element("a", ["href": "#\(entry.id)"], text: entry.title)
          if !entry.inner.isEmpty { write(entry.inner, to: &html) }
        }
      }
    }
  }

  private var entries: [Entry] {
    var entries = [Entry(id: "screen", title: "Screen")]
    if options.isComparison { entries.append(Entry(id: "changes", title: "What changed")) }
    if scope.isFamily { entries.append(Entry(id: "family", title: "Family")) }
    if scope.showsComponents {
      entries.append(
        Entry(
          id: "components", title: "Components",
          inner: samples.map { Entry(id: "s-\($0.rawValue)", title: $0.title) }))
      entries.append(Entry(id: "states", title: "States"))
    }
    if !kinds.isEmpty {
      let inner = kinds.map { Entry(id: "k-\($0)", title: $0.title) }
      entries.append(Entry(id: "controls", title: "Controls", inner: inner))
    }
    return entries + [
      Entry(id: "colors", title: "Colours"), Entry(id: "contrast", title: "Contrast"),
      Entry(id: "type", title: "Type scale"), Entry(id: "classes", title: "Classes"),
      Entry(id: "findings", title: "Findings"),
    ]
  }
}
