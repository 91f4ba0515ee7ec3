import ThemeApp
import ThemeBase
import ThemeComponents
import ThemeRegistry
import ThemeTable

/// Classes that no sample component shows, such as NUI's `Button` and an app's own: each drawn as what it is.
struct ControlSection {
  let themes: [PageTheme]
  let options: PageOptions

  /// The most classes that are drawn; the list of classes has all of them.
  private static let limit = 150

  /// Writes the section; nothing if every class belongs to a component.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) {
    let classes = classes()
    guard !classes.isEmpty else { return }
    html.section("controls", "Controls and own classes") { html in
      html.element("div", ["class": "controls"]) { html in
        for control in classes.prefix(Self.limit) { write(control, to: &html, &shelf) }
      }
      if classes.count > Self.limit {
        html.note("\(classes.count - Self.limit) more classes are in the list below.")
      }
    }
  }

  private func write(
    _ control: StyledControl, to html: inout HTML, _ shelf: inout ThemeShelf
  ) {
    let pictures = themes.indices.map { theme in
      [ShownPicture(picture: shelf.draw(control, theme: theme), classes: "any")]
    }
    if options.isComparison, shelf.book.dropIfEqual(pictures) { return }
    html.element("article", ["class": "control"]) { html in
      html.element("h3") { html in
        let last = control.path.split(separator: ":").last.map(String.init) ?? control.path
        html.element("a", ["href": "#\(PageAnchor.path(last))"]) { $0.code(control.path) }
        if control.isGuess { html.element("small", text: " drawn as a guess") }
      }
      html.element("div", ["class": "columns"]) { html in
        for theme in themes.indices {
          for appearance in 0...1 {
            PanelWriter(themeName: themes.count > 1 ? themes[theme].name : nil)
              .write(pictures[theme], appearance: appearance, named: control.path, to: &html)
          }
        }
      }
    }
    html.endLine()
  }

  /// The classes of all themes that no sample component draws, by kind and then in the order of the tables.
  private func classes() -> [StyledControl] {
    let drawn = Set(StyledPart.all.flatMap { ClassList.names($0.classList) })
      .filter { $0.hasPrefix("fdl") }
    var seen: Set<String> = []
    var classes: [StyledControl] = []
    for theme in themes {
      for row in theme.table.rows {
        let path = theme.table.names[row.path]
        guard !drawn.contains(path), !isPartOfKnownComponent(path, theme),
          seen.insert(path).inserted
        else { continue }
        let properties = Set(theme.table.cells[row.cells].map { theme.table.names[$0.property] })
        let views = theme.app?.kinds(of: path) ?? []
        let kind = ControlKind(of: path, carriedBy: views, in: theme.registry)
        classes.append(
          StyledControl(
            path: path, kind: kind ?? ControlKind(guessedFrom: path, properties: properties),
            isGuess: kind == nil))
      }
      classes += lists(of: theme).filter { seen.insert($0.path).inserted }
    }
    return ControlKind.allCases.flatMap { kind in classes.filter { $0.kind == kind } }
  }

  /// The class lists of the app of which the theme styles at least two classes; NUI's own class alone below one is shown anyway.
  private func lists(of theme: PageTheme) -> [StyledControl] {
    let styled = Set(theme.table.rows.map { theme.table.names[$0.path] })
    return (theme.app?.lists ?? [:]).sorted { $0.key < $1.key }.compactMap { list, view in
      let names = list.split(separator: ":").map(String.init).filter(styled.contains)
      guard names.count > 1, let last = names.last else { return nil }
      let views = (view.map { [$0] } ?? []) + (theme.app?.kinds(of: last) ?? [])
      let kind =
        ControlKind(of: last, carriedBy: views, in: theme.registry)
        ?? names.lazy.compactMap { ControlKind(of: $0, carriedBy: views, in: theme.registry) }.first
      guard let kind, kind.baseClass.map({ "\($0):\(last)" }) != list else { return nil }
      return StyledControl(path: list, kind: kind)
    }
  }

  /// Whether a path belongs to a component of Fiori that themec knows but has no sample of.
  private func isPartOfKnownComponent(_ path: String, _ theme: PageTheme) -> Bool {
    guard path.hasPrefix("fdl"), let id = theme.registry.resolvePath(path) else { return false }
    return theme.registry.parts(of: id).allSatisfy {
      theme.registry.components[$0.component].declaration == nil
    }
  }
}
