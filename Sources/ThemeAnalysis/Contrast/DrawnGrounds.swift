import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Finds the backgrounds on which a part is drawn: its own, and those of the views beneath it.
struct DrawnGrounds {
  private let styles: DrawnStyles
  private let registry: Registry
  private let lineages: [String: [String]]

  /// The number of views beneath each other that are searched.
  private static let depthLimit = 8
  /// The number of views that are searched for one colour: alternatives multiply.
  private static let viewLimit = 256

  init(_ styles: DrawnStyles, _ compilation: Compilation) {
    self.styles = styles
    registry = compilation.registry
    let paths = compilation.program.paths
    var lineages: [String: [String]] = [:]
    for (path, lineage) in compilation.lineages { lineages[paths[path]] = lineage.map { paths[$0] } }
    self.lineages = lineages
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
  }

  /// Backgrounds, or the reason why none is known.
  struct Result {
    var backgrounds: [Background] = []
    var missing: Set<ContrastAudit.Unknown.Reason> = []
  }

  /// The backgrounds beneath what a part draws in a state, its own included.
  ///
  /// Several backgrounds of one environment are alternatives.
  func backgrounds(of part: DrawnPart, in state: StyleState, within: EnvironmentSet) -> Result {
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
  func states(of list: String) -> [StyleState] {
    styles.names(of: list).filter { $0.property.name.hasPrefix("background-") || $0.property == .barTintColor }.map {
      $0.state
    }
  }

  /// The grounds of an area by the last of its classes for which some are known.
  func grounds(of list: String) -> [Ground] {
    for name in ClassList.names(list) {
      for path in [name] + (lineages[name] ?? []) {
        guard let id = registry.paths.id(path) else { continue }
        let grounds = registry.grounds(of: id)
        if !grounds.isEmpty { return grounds }
      }
    }
    return []
  }

  /// Whether a part, or some view beneath it, has one of some classes: else nothing that these look like changes what is
  /// seen of it.
  func reaches(_ classes: Set<String>, from part: DrawnPart) -> Bool {
    var waiting = [part.list] + part.grounds.map { registry.list($0.classes) }
    var seen: Set<String> = []
    while let list = waiting.popLast() {
      guard seen.insert(list).inserted else { continue }
      if ClassList.names(list).contains(where: classes.contains) { return true }
      waiting += grounds(of: list).map { registry.list($0.classes) }
    }
    return false
  }

  private func backgrounds(
    of view: StyledSelection, _ grounds: [Ground], within: EnvironmentSet, depth: Int, _ budget: inout Int
  ) -> Result {
    var result = Result()
    var uncovered = within
    for layer in layers(of: view, within: within) {
      uncovered = uncovered.subtracting(layer.environments)
      guard let color = layer.value.color else {
        result.missing.insert(.image(view.classList))
        continue
      }
      guard color.alpha < 255 else {
        result.backgrounds.append(
          Background(
            environments: layer.environments, colors: [ScreenColor(color)], owner: view, declaration: layer.declaration)
        )
        continue
      }
      let beneath = beneath(view, grounds, within: layer.environments, depth: depth, &budget)
      guard color.alpha > 0 else {
        result.missing.formUnion(beneath.missing)
        result.backgrounds += beneath.backgrounds
        continue
      }
      for background in beneath.backgrounds {
        result.backgrounds.append(
          Background(
            environments: background.environments, colors: background.colors.map { $0.covered(by: color) }, owner: view,
            declaration: layer.declaration,
            beneath: [background.declaration].compactMap { $0 } + background.beneath))
      }
      let open = beneath.backgrounds.reduce(layer.environments) { $0.subtracting($1.environments) }
      guard !open.isEmpty else { continue }
      // Over an unknown view: anything between what it is over black and over white.
      result.backgrounds.append(
        Background(
          environments: open, colors: [ScreenColor.black, .white].map { $0.covered(by: color) }, owner: view,
          declaration: layer.declaration))
    }
    guard !uncovered.isEmpty else { return result }
    let beneath = beneath(view, grounds, within: uncovered, depth: depth, &budget)
    result.backgrounds += beneath.backgrounds
    result.missing.formUnion(beneath.missing)
    return result
  }

  /// The backgrounds of all alternatives beneath a part or a view.
  private func beneath(
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
        let found = backgrounds(
          of: StyledSelection(classList: list, state: state), self.grounds(of: list), within: within,
          depth: depth + 1, &budget)
        result.missing.formUnion(found.missing.map { $0.seen(from: list, isNearest: depth == 0) })
        guard let fill = ground.fill else {
          result.backgrounds += found.backgrounds
          continue
        }
        let open = found.backgrounds.reduce(within) { $0.subtracting($1.environments) }
        let unknown = Background(
          environments: open, colors: [.black, .white], owner: StyledSelection(classList: list, state: state))
        result.backgrounds += (found.backgrounds + [unknown]).filled(with: fill)
      }
    }
    return result
  }

  /// The states of a ground in which it looks otherwise.
  ///
  /// Only the view directly beneath shares the state: a list is not selected with its row.
  private func states(of ground: Ground, _ list: String, beneath state: StyleState, depth: Int) -> [StyleState] {
    guard depth == 0 else { return [.plain] }
    let styled = states(of: list)
    let states = ground.states.isEmpty ? [state] : ground.states
    let own = states.filter { styled.contains($0) }
    return own.count < states.count ? [.plain] + own.filter { $0 != .plain } : own
  }

  /// The backgrounds of a view where it has one; both ends of a gradient.
  ///
  /// An image has no colour.
  private func layers(of view: StyledSelection, within: EnvironmentSet) -> [DrawnStyles.Found] {
    let rows = styles.rows(of: view.classList)
    func find(_ property: StyleProperty, _ within: EnvironmentSet) -> [DrawnStyles.Found] {
      styles.values(of: property, in: view.state, on: rows, within: within)
    }
    var rest = within
    func covered(by found: [DrawnStyles.Found]) -> EnvironmentSet {
      found.reduce(rest) { $0.subtracting($1.environments) }
    }
    let images = find(.backgroundImage, rest)
    rest = covered(by: images)
    let tops = find(.backgroundColorTop, rest)
    let ends = tops + find(.backgroundColorBottom, rest)
    rest = covered(by: tops)
    let plain = find(.backgroundColor, rest)
    rest = covered(by: plain)
    return images + ends + plain + find(.barTintColor, rest)
  }
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
