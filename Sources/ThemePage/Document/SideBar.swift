import ThemeComponents

/// The bar beside a page: what it shows, and links to its sections, components and kinds of controls in their order.
struct SideBar {
  let options: PageOptions
  let scope: PageScope
  /// The sample components that are shown.
  let samples: [ComponentSample]
  /// The kinds of the controls that are drawn.
  let kinds: [ControlKind]

  /// Writes the links.
  func write(to html: inout HTML) {
    html.element("nav", ["aria-label": "Sections"]) { html in
      html.element("ul") { html in
        for (id, title, isShown, inner) in entries where isShown {
          html.element("li") { html in
            html.element("a", ["href": "#\(id)"], text: title)
            guard !inner.isEmpty else { return }
            html.element("ul") { html in
              for (id, title) in inner {
                html.element("li") { $0.element("a", ["href": "#\(id)"], text: title) }
              }
            }
          }
        }
      }
    }
  }

  /// The sections in their order, with the places in them.
  private var entries: [(id: String, title: String, isShown: Bool, inner: [(id: String, title: String)])] {
    [
      ("family", "Family", scope.isFamily, []), ("screen", "Screen", true, []),
      ("changes", "What changed", options.isComparison, []),
      ("components", "Components", scope.showsComponents, samples.map { ("s-\($0.rawValue)", $0.title) }),
      ("states", "States", scope.showsComponents, []),
      ("controls", "Controls", !kinds.isEmpty, kinds.map { ("k-\($0)", $0.title) }),
      ("colors", "Colours", true, []), ("contrast", "Contrast", true, []), ("type", "Type scale", true, []),
      ("classes", "Classes", true, []), ("findings", "Findings", true, []),
    ]
  }
}
