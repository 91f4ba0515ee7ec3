import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Finds the backgrounds on which a part is seen.
struct GroundFinder {
  private let lookup: StyleLookup
  private let registry: Registry
  private let paths: Names<Program.Path>
  private let lineages: [PathID: [PathID]]

  /// The number of views beneath each other that are searched.
  private static let depthLimit = 8
  /// The number of views that are searched for one colour: alternatives multiply.
  private static let viewLimit = 256

  init(_ compilation: Compilation, _ lookup: StyleLookup) {
    self.lookup = lookup
    registry = compilation.registry
    paths = compilation.program.paths
    lineages = compilation.lineages
  }

  /// A background in some environments.
  struct Background {
    var environments: EnvironmentSet
    /// One colour, or two of which anything between is possible.
    var colors: [ScreenColor]
    /// The class whose background it is; the topmost one.
    var owner: String
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

  /// The backgrounds beneath a text of a class or class list, its own included.
  ///
  /// Several backgrounds of one environment are alternatives.
  func backgrounds(of classes: [PathID], in state: StyleState, within: EnvironmentSet) -> Result {
    var budget = Self.viewLimit
    let name = classes.map { paths[$0] }.joined(separator: ":")
    let grounds = classes.reversed().lazy.map(grounds).first { !$0.isEmpty } ?? []
    return backgrounds(of: classes, name, grounds, in: state, within: within, depth: 0, &budget)
  }

  /// The classes of the views directly beneath a class.
  func classes(beneath path: PathID) -> [PathID] {
    grounds(of: path).flatMap { $0.classes }.compactMap { paths.id(registry.paths.slice($0)) }
  }

  private func grounds(of path: PathID) -> [Ground] {
    for path in [path] + (lineages[path] ?? []) {
      guard let number = registry.paths.id(paths.slice(path)) else { continue }
      let grounds = registry.grounds(of: number)
      if !grounds.isEmpty { return grounds }
    }
    return []
  }

  private func backgrounds(
    of classes: [PathID], _ name: String, _ grounds: [Ground], in state: StyleState, within: EnvironmentSet, depth: Int,
    _ budget: inout Int
  ) -> Result {
    var result = Result()
    var uncovered = within
    for layer in layers(of: classes, in: state, within: within) {
      uncovered = uncovered.subtracting(layer.environments)
      guard let color = layer.color else {
        result.missing.insert(.image(name))
        continue
      }
      if color.alpha == 255 {
        result.backgrounds.append(
          Background(
            environments: layer.environments, colors: [ScreenColor(color)], owner: name, declaration: layer.declaration)
        )
        continue
      }
      let beneath = beneath(grounds, name, in: state, within: layer.environments, depth: depth, &budget)
      guard color.alpha > 0 else {
        result.missing.formUnion(beneath.missing)
        result.backgrounds += beneath.backgrounds
        continue
      }
      for background in beneath.backgrounds {
        result.backgrounds.append(
          Background(
            environments: background.environments, colors: background.colors.map { $0.covered(by: color) }, owner: name,
            declaration: layer.declaration, beneath: [background.declaration].compactMap { $0 } + background.beneath))
      }
      let open = beneath.backgrounds.reduce(layer.environments) { $0.subtracting($1.environments) }
      guard !open.isEmpty else { continue }
      // Over an unknown view: anything between what it is over black and over white.
      result.backgrounds.append(
        Background(
          environments: open, colors: [ScreenColor.black, .white].map { $0.covered(by: color) }, owner: name,
          declaration: layer.declaration))
    }
    guard !uncovered.isEmpty else { return result }
    let beneath = beneath(grounds, name, in: state, within: uncovered, depth: depth, &budget)
    result.backgrounds += beneath.backgrounds
    result.missing.formUnion(beneath.missing)
    return result
  }

  /// The backgrounds of all alternatives beneath a view.
  private func beneath(
    _ grounds: [Ground], _ name: String, in state: StyleState, within: EnvironmentSet, depth: Int, _ budget: inout Int
  ) -> Result {
    guard !grounds.isEmpty, depth < Self.depthLimit else {
      return Result(missing: [depth == 0 ? .noGround : .noBackground(name)])
    }
    var result = Result()
    for ground in grounds {
      guard budget > 0 else { break }
      budget -= 1
      let classes = ground.classes.compactMap { paths.id(registry.paths.slice($0)) }
      let name = ground.classes.map { registry.paths[$0] }.joined(separator: ":")
      // Only the view directly beneath shares the state: a list is not selected with its row.
      let found = backgrounds(
        of: classes, name, ground.classes.reversed().lazy.map(registry.grounds).first { !$0.isEmpty } ?? [],
        in: depth == 0 ? state : .plain, within: within, depth: depth + 1, &budget)
      result.backgrounds += found.backgrounds
      result.missing.formUnion(found.missing.map { $0.seen(from: name, isNearest: depth == 0) })
    }
    return result
  }

  /// The backgrounds of a view where it has one; both ends of a gradient.
  ///
  /// An image has no colour.
  private func layers(of classes: [PathID], in state: StyleState, within: EnvironmentSet) -> [StyleLookup.Found] {
    func find(_ property: String, _ within: EnvironmentSet) -> [StyleLookup.Found] {
      lookup.values(of: property, in: state, on: classes, within: within)
    }
    let images = find("background-image", within)
    var rest = images.reduce(within) { $0.subtracting($1.environments) }
    let tops = find("background-color-top", rest)
    let ends = tops + find("background-color-bottom", rest)
    rest = tops.reduce(rest) { $0.subtracting($1.environments) }
    return images + ends + find("background-color", rest)
  }
}

extension ContrastAudit.Unknown.Reason {
  /// The reason as people look for it: of several views without a background the nearest one is named.
  fileprivate func seen(from ground: String, isNearest: Bool) -> Self {
    if isNearest, case .noBackground = self { return .noBackground(ground) }
    return self
  }
}
