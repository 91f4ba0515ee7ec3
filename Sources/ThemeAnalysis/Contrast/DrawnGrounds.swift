import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Finds the backgrounds on which a part is drawn: its own, and those of the views beneath it.
struct DrawnGrounds {
  private let styles: DrawnStyles
  private let registry: Registry
  private let paths: Names<Program.Path>
  private let lineages: [PathID: [PathID]]
  /// The grounds of the views that were looked at, which are the same for whatever lies on them.
  private var layers: [StyledSelection: [DrawnStyles.Found]] = [:]
  /// The states in which such a view has a ground of its own, and what lies beneath it.
  private var views: [String: View] = [:]
  /// What was found of views beneath others, and the number of views that were searched for it.
  private var found: [Search: (result: Result, count: Int)] = [:]

  private struct Search: Hashable {
    var view: StyledSelection
    var environments: EnvironmentSet
    var depth: Int
  }

  /// The number of views beneath each other that are searched.
  private static let depthLimit = 8
  /// The number of views that are searched for one colour: alternatives multiply.
  private static let viewLimit = 256

  init(_ styles: DrawnStyles, _ compilation: Compilation) {
    self.styles = styles
    registry = compilation.registry
    paths = compilation.program.paths
    lineages = compilation.lineages
  }

  /// A background in some environments.
  struct Background {
    var environments: EnvironmentSet
    /// One colour, or two of which anything between is possible.
    var colors: [ScreenColor]
    /// The view whose background it is; the topmost one.
    var owner: StyledSelection
    /// The declaration of the topmost background.
    var declaration: DeclarationID?
    /// The declarations of the backgrounds that shine through it.
    var beneath: [DeclarationID] = []

    /// All declarations, that of the topmost one first.
    var declarations: [DeclarationID] { [declaration].compactMap { $0 } + beneath }
  }

  /// Backgrounds, or the reason why none is known.
  struct Result {
    var backgrounds: [Background] = []
    var missing: Set<ContrastAudit.Unknown.Reason> = []

    /// The backgrounds for what lies over them: where none is known, anything between black and white.
    func backgrounds(within environments: EnvironmentSet, seenAs owner: StyledSelection) -> [Background] {
      let open = backgrounds.reduce(environments) { $0.subtracting($1.environments) }
      let unknown = Background(environments: open, colors: [.black, .white], owner: owner)
      return open.isEmpty ? backgrounds : backgrounds + [unknown]
    }
  }

  /// The backgrounds beneath what a part draws in a state, its own included.
  ///
  /// Several backgrounds of one environment are alternatives.
  mutating func backgrounds(of part: DrawnPart, in state: StyleState, within: EnvironmentSet) -> Result {
    var budget = Self.viewLimit
    let grounds = part.grounds
    // Such as the text of a cell that has the class of the cell.
    let isFront = grounds.contains { registry.list($0.classes) == part.list }
    let selection = StyledSelection(classList: part.list, state: state)
    return isFront
      ? beneath(selection, grounds, within: within, depth: 0, &budget)
      : backgrounds(of: selection, grounds, within: within, depth: 0, &budget)
  }

  /// The states in which the background of a view differs from that of its plain state.
  mutating func states(of list: String) -> [StyleState] {
    view(list).states
  }

  private struct View {
    var states: [StyleState]
    var grounds: [Ground]
  }

  private mutating func view(_ list: String) -> View {
    if let known = views[list] { return known }
    let names = styles.names(of: list, beginningWith: ["background-", StyleProperty.barTintColor.name])
    let view = View(states: names.map { $0.state }, grounds: grounds(of: list))
    views[list] = view
    return view
  }

  /// The grounds of an area by the last of its classes for which some are known.
  func grounds(of list: String) -> [Ground] {
    for name in ClassList.names(list) {
      let grounds = paths.id(name).map(grounds(of:)) ?? registry.paths.id(name).map(registry.grounds) ?? []
      if !grounds.isEmpty { return grounds }
    }
    return []
  }

  /// The grounds of a class of the theme, or else of the nearest above it for which some are known.
  func grounds(of path: PathID) -> [Ground] {
    for path in lineages[path] ?? [path] {
      guard let id = registry.paths.id(paths.slice(path)) else { continue }
      let grounds = registry.grounds(of: id)
      if !grounds.isEmpty { return grounds }
    }
    return []
  }

  /// The classes of a part and of all views beneath it: nothing that others look like changes what is seen of it.
  func classes(of part: DrawnPart) -> Set<String> {
    var classes = Set(ClassList.names(part.list))
    var waiting = part.grounds.map { registry.list($0.classes) }
    var seen: Set<String> = []
    while let list = waiting.popLast() {
      guard seen.insert(list).inserted else { continue }
      classes.formUnion(ClassList.names(list))
      waiting += grounds(of: list).map { registry.list($0.classes) }
    }
    return classes
  }

  private mutating func backgrounds(
    of view: StyledSelection, _ grounds: [Ground], within: EnvironmentSet, depth: Int, _ budget: inout Int
  ) -> Result {
    var result = Result()
    var uncovered = within
    for layer in layers(of: view, within: within) {
      guard let color = layer.value.color else {
        uncovered = uncovered.subtracting(layer.environments)
        result.missing.insert(.image(view.classList))
        continue
      }
      guard color.alpha > 0 else { continue }
      uncovered = uncovered.subtracting(layer.environments)
      let under =
        color.alpha == 255
        ? [Background(environments: layer.environments, colors: [.black], owner: view)]
        : beneath(view, grounds, within: layer.environments, depth: depth, &budget).backgrounds(
          within: layer.environments, seenAs: view)
      result.backgrounds += under.map { background in
        Background(
          environments: background.environments, colors: background.colors.map { $0.covered(by: color) }, owner: view,
          declaration: layer.declaration, beneath: background.declarations)
      }
    }
    guard !uncovered.isEmpty else { return result }
    let beneath = beneath(view, grounds, within: uncovered, depth: depth, &budget)
    result.backgrounds += beneath.backgrounds
    result.missing.formUnion(beneath.missing)
    return result
  }

  /// The backgrounds of a view beneath others, which is searched once for all that lies on it.
  private mutating func backgrounds(
    of view: StyledSelection, within: EnvironmentSet, depth: Int, _ budget: inout Int
  ) -> Result {
    let search = Search(view: view, environments: within, depth: depth)
    if let known = found[search], known.count <= budget {
      budget -= known.count
      return known.result
    }
    let before = budget
    let result = backgrounds(
      of: view, self.view(view.classList).grounds, within: within, depth: depth, &budget)
    // A search that came to its limit found less than there is.
    if budget > 0 { found[search] = (result, before - budget) }
    return result
  }

  /// The backgrounds of all alternatives beneath a part or a view.
  private mutating func beneath(
    _ view: StyledSelection, _ grounds: [Ground], within: EnvironmentSet, depth: Int, _ budget: inout Int
  ) -> Result {
    guard !grounds.isEmpty, depth < Self.depthLimit else {
      return Result(missing: [depth == 0 ? .noGround : .noBackground(view.classList)])
    }
    var result = Result()
    for ground in grounds {
      let list = registry.list(ground.classes)
      for state in states(of: ground, list, beneath: view.state, depth: depth) {
        guard budget > 0 else { return result }
        budget -= 1
        let below = StyledSelection(classList: list, state: state)
        let found = backgrounds(of: below, within: within, depth: depth + 1, &budget)
        result.missing.formUnion(found.missing.map { $0.seen(from: list, isNearest: depth == 0) })
        result.backgrounds +=
          ground.fill.map { found.backgrounds(within: within, seenAs: below).filled(with: $0) } ?? found.backgrounds
      }
    }
    return result
  }

  /// The states of a ground in which it looks otherwise.
  ///
  /// Only the view directly beneath shares the state: a list is not selected with its row.
  private mutating func states(of ground: Ground, _ list: String, beneath state: StyleState, depth: Int) -> [StyleState]
  {
    guard depth == 0 else { return [.plain] }
    let styled = states(of: list)
    let states = ground.states.isEmpty ? [state] : ground.states
    let own = states.filter { styled.contains($0) }
    return own.count < states.count ? [.plain] + own.filter { $0 != .plain } : own
  }

  /// The backgrounds of a view where it has one; both ends of a gradient.
  ///
  /// An image has no colour.
  private mutating func layers(of view: StyledSelection, within: EnvironmentSet) -> [DrawnStyles.Found] {
    let all: [DrawnStyles.Found]
    if let known = layers[view] {
      all = known
    } else {
      // Most texts have no ground of their own.
      all = self.view(view.classList).states.isEmpty ? [] : layers(of: view)
      layers[view] = all
    }
    return all.compactMap { layer in
      var layer = layer
      layer.environments.formIntersection(within)
      return layer.environments.isEmpty ? nil : layer
    }
  }

  private func layers(of view: StyledSelection) -> [DrawnStyles.Found] {
    let rows = styles.rows(of: view.classList)
    var rest = EnvironmentSet.all
    var layers: [DrawnStyles.Found] = []
    for properties in Self.layers {
      let found = properties.map { styles.values(of: $0, in: view.state, on: rows, within: rest) }
      layers += found.joined()
      rest = found[0].reduce(rest) { $0.subtracting($1.environments) }
    }
    return layers
  }

  /// The properties of a view's ground; where one has a value, those after it are not seen.
  private static let layers: [[StyleProperty]] = [
    [.backgroundImage], [.backgroundColorTop, .backgroundColorBottom], [.backgroundColor], [.barTintColor],
  ]
}

extension [DrawnGrounds.Background] {
  /// The backgrounds with a colour of the system over them.
  fileprivate func filled(with fill: Ground.Fill) -> Self {
    let dark = EnvironmentSet(.appearance(.dark))
    return flatMap { background in
      [
        (fill.light, background.environments.subtracting(dark)),
        (fill.dark, background.environments.intersection(dark)),
      ]
      .filter { !$0.1.isEmpty }.map { color, environments in
        var background = background
        background.environments = environments
        background.colors = background.colors.map { $0.covered(by: color) }
        // The ground's own colour is not what is seen.
        background.beneath += [background.declaration].compactMap { $0 }
        return background
      }
    }
  }
}

extension ContrastAudit.Unknown.Reason {
  /// The reason as people look for it: of several views without a background the nearest one is named.
  fileprivate func seen(from ground: String, isNearest: Bool) -> Self {
    if isNearest, case .noBackground = self { return .noBackground(ground) }
    return self
  }
}

extension Registry {
  /// The class list of some paths: `Button:fdlFUIButton`.
  func list(_ classes: [ID<Path>]) -> String { classes.map { paths[$0] }.joined(separator: ":") }
}
