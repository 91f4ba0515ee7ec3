import ThemeBase
import ThemeRegistry
import ThemeComponents
import ThemeTable

/// Classes that no sample component shows, such as NUI's `Button` and an app's own: each drawn as what it is.
struct ControlSection {
  let themes: [PageTheme]
  let options: PageOptions

  /// The most classes that are drawn; the list of classes has all of them.
  private static let limit = 150

  /// Writes the section; nothing if every class belongs to a component.
  func write(to html: inout HTML, _ book: inout PictureBook, _ shelf: inout ThemeShelf) {
    let classes = classes()
    guard !classes.isEmpty else { return }
    html.element("section", ["id": "controls", "aria-labelledby": "controls-title"]) { html in
      html.element("h2", ["id": "controls-title"], text: "Controls and own classes")
      html.element("div", ["class": "controls"]) { html in
        for (path, kind) in classes.prefix(Self.limit) {
          write(path, kind, to: &html, &book, &shelf)
        }
      }
      if classes.count > Self.limit {
        html.element(
          "p", ["class": "note"],
          text: "\(classes.count - Self.limit) more classes are in the list below.")
      }
    }
    html.endLine()
  }

  private func write(
    _ path: String, _ kind: ControlKind, to html: inout HTML, _ book: inout PictureBook,
    _ shelf: inout ThemeShelf
  ) {
    let drawing = ControlDrawing(path, kind)
    let pictures = themes.indices.map { theme in
      let picture = shelf.sketch(theme: theme, isFullWidth: kind.isFullWidth, in: &book) {
        drawing.draw(&$0)
      }
      return [ShownPicture(picture: picture, classes: "any")]
    }
    if options.isComparison, book.dropIfEqual(pictures) { return }
    html.element("article", ["class": "control"]) { html in
      html.element("h3") { html in
        html.element("a", ["href": "#\(PageAnchor.path(path))"]) { html in
          html.element("code") { $0.element("bdi", text: path) }
        }
      }
      html.element("div", ["class": "columns"]) { html in
        for theme in themes.indices {
          for appearance in 0...1 {
            PanelWriter(themeName: themes.count > 1 ? themes[theme].name : nil)
              .write(pictures[theme], appearance: appearance, named: path, to: &html)
          }
        }
      }
    }
    html.endLine()
  }

  /// The classes of all themes that no sample component draws, by kind and then in the order of the tables.
  private func classes() -> [(path: String, kind: ControlKind)] {
    let drawn = Set(StyledPart.all.flatMap { ClassList.names($0.classList) })
      .filter { $0.hasPrefix("fdl") }
    var seen: Set<String> = []
    var classes: [(path: String, kind: ControlKind)] = []
    for theme in themes {
      for row in theme.table.rows {
        let path = theme.table.names[row.path]
        guard !drawn.contains(path), !isPartOfKnownComponent(path, theme),
          seen.insert(path).inserted
        else { continue }
        let properties = Set(
          row.cells.map { theme.table.names[theme.table.cells[$0].property] })
        classes.append((path, ControlKind(of: path, properties: properties, in: theme.registry)))
      }
    }
    return ControlKind.allCases.flatMap { kind in classes.filter { $0.kind == kind } }
  }

  /// Whether a path belongs to a component of Fiori that themec knows but has no sample of.
  private func isPartOfKnownComponent(_ path: String, _ theme: PageTheme) -> Bool {
    guard path.hasPrefix("fdl"), let id = theme.registry.resolvePath(path) else { return false }
    return theme.registry.parts(of: id).allSatisfy {
      theme.registry.components[$0.component].declaration == nil
    }
  }
}
