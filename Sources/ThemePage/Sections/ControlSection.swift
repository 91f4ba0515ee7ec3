import ThemeApp
import ThemeBase
import ThemeComponents
import ThemeModel
import ThemeTable

/// Classes that no sample component shows, such as NUI's `Button` and an app's own: each drawn as what it is.
struct ControlSection {
  let themes: [PageTheme]
  let options: PageOptions
  let scope: PageScope
  /// The number of classes of all themes that no sample component draws.
  private let count: Int
  /// Those of them that are drawn, by kind and then in the order of the tables.
  let shown: [StyledControl]

  init(themes: [PageTheme], options: PageOptions, scope: PageScope) {
    (self.themes, self.options, self.scope) = (themes, options, scope)
    let classes = Self.classes(of: themes)
    count = classes.count
    // The first of each kind before the second of any: one kind may have thousands.
    var ranks: [ControlKind: Int] = [:]
    let ranked = classes.enumerated().map { place, control in
      ranks[control.kind, default: 0] += 1
      return (rank: ranks[control.kind] ?? 0, place: place)
    }
    shown = ranked.sorted(by: <).prefix(Self.limit).map { $0.place }.sorted().map { classes[$0] }
  }

  /// The most classes that are drawn; the list of classes has all of them.
  private static let limit = 150

  /// Writes the section; nothing if every class belongs to a component.
  func write(to html: inout HTML, _ shelf: inout ThemeShelf) {
    guard count > 0 else { return }
    html.section("controls", "Controls and own classes") { html in
      html.element("div", ["class": "controls"]) { html in
        for kind in kinds {
          html.element("h3", ["id": "k-\(kind)"], text: kind.title)
          for control in shown where control.kind == kind { write(control, to: &html, &shelf) }
        }
      }
      if count > Self.limit { html.note("\(count - Self.limit) more classes are in the list below.") }
    }
  }

  /// The controls of a whole screen, from top to bottom.
  static let screen = screen([
    .navigationBar, .searchBar, .segmentedControl, .tableCell, .label, .textField, .slider, .button, .tabBar,
  ])

  /// Some of NUI's own classes on a screen.
  static func screen(_ kinds: [ControlKind]) -> [StyledControl] {
    kinds.map { StyledControl(path: $0.baseClass ?? "View", kind: $0, isOnScreen: true) }
  }

  /// Writes a screen made of NUI's own classes.
  func writeScreen(to html: inout HTML, _ shelf: inout ThemeShelf) {
    html.section("screen", "A whole screen") { html in
      let drawn = shelf.draw(Self.screen).map { [ShownPicture(number: $0)] }
      html.element("article", ["class": "sample", "id": "s-screen"]) { html in
        writePanels(drawn, shelf.looks(drawn), named: "A whole screen", to: &html, &shelf)
      }
    }
  }

  private func writePanels(
    _ pictures: [[ShownPicture]], _ looks: [[Int]], named name: String, to html: inout HTML, _ shelf: inout ThemeShelf
  ) {
    html.element("div", ["class": "columns"]) { html in
      for look in scope.isFamily ? [[0]] : looks {
        let caption = scope.isFamily ? nil : themes.caption(look)
        for appearance in scope.appearances {
          PanelWriter(theme: look[0], caption: caption, namesAppearance: scope.appearances.count > 1).write(
            pictures[look[0]], of: scope.isFamily ? pictures : [], appearance: appearance, named: name, to: &html,
            &shelf.book)
        }
      }
    }
  }

  private func write(_ control: StyledControl, to html: inout HTML, _ shelf: inout ThemeShelf) {
    let pictures = shelf.draw([control]).map { [ShownPicture(number: $0)] }
    let looks = shelf.looks(pictures)
    if options.isComparison, looks.count == 1 { return }
    html.element("article", ["class": "control"]) { html in
      html.element("div", ["class": "caption"]) { html in
        html.element("h4") { html in
          let last = control.path.split(separator: ":").last.map(String.init) ?? control.path
          html.element("a", ["href": "#\(PageAnchor.path(last))"]) { $0.code(control.path) }
        }
        if control.isGuess {
          let base = control.kind.baseClass ?? "View"
          Self.writeChip("a guess", "to declare it: @class \(control.path) : \(base);", to: &html)
        }
        let set = control.setStates(in: themes)
        let unset = control.kind.drawnStates.filter { !set.contains($0) }.map { $0.name }
        if !unset.isEmpty {
          Self.writeChip("\(counted(unset.count, "state")) not set", unset.joined(separator: ", "), to: &html)
        }
      }
      writePanels(pictures, looks, named: control.path, to: &html, &shelf)
    }
    html.endLine()
  }

  /// Writes a chip whose words are shown when it is opened.
  private static func writeChip(_ title: String, _ words: String, to html: inout HTML) {
    html.element("details", ["class": "more-words"]) { html in
      html.element("summary", text: title)
      html.code(words)
    }
  }

  /// The kinds of the classes that are drawn.
  var kinds: [ControlKind] {
    let kinds = Set(shown.map { $0.kind })
    return ControlKind.allCases.filter(kinds.contains)
  }

  private static func classes(of themes: [PageTheme]) -> [StyledControl] {
    let drawn = Set(StyledPart.all.flatMap { ClassList.names($0.classList) }).filter { $0.hasPrefix("fdl") }
    var seen: Set<String> = []
    var classes: [StyledControl] = []
    for theme in themes {
      for row in theme.table.rows {
        let path = theme.table.names[row.path]
        guard !drawn.contains(path), !isPartOfKnownComponent(path, theme), seen.insert(path).inserted else { continue }
        let properties = Set(theme.table.cells[row.cells].map { theme.table.names[$0.property] })
        let views = theme.app?.kinds(of: path) ?? []
        let kind = ControlKind(of: path, carriedBy: views, in: theme.registry)
        classes.append(
          StyledControl(
            path: path, kind: kind ?? ControlKind(guessedFrom: path, properties: properties), isGuess: kind == nil))
      }
      classes += lists(of: theme).filter { seen.insert($0.path).inserted }
    }
    return ControlKind.allCases.flatMap { kind in classes.filter { $0.kind == kind } }
  }

  /// The class lists of the app of which the theme styles at least two classes; NUI's own class alone below one is shown anyway.
  private static func lists(of theme: PageTheme) -> [StyledControl] {
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
  private static func isPartOfKnownComponent(_ path: String, _ theme: PageTheme) -> Bool {
    guard path.hasPrefix("fdl"), let id = theme.registry.resolvePath(path) else { return false }
    return theme.registry.parts(of: id).allSatisfy { theme.registry.components[$0.component].declaration == nil }
  }
}
