package import ThemeApp
import ThemeBase
package import ThemeCompiler
package import ThemeModel
package import ThemeTable

/// Something that is drawn with a theme: a text, a symbol or an edge under a class list.
package struct DrawnPart: Hashable, Sendable {
  /// The classes with `:` between, the strongest last.
  package var list: String
  package var kind: Drawing.Kind
  /// The views beneath it, which are alternatives; none that are known for an empty array.
  package var grounds: [Ground]

  /// The properties that can have its colour; the first that has a value wins.
  var colors: [StyleProperty]

  init(_ list: String, _ kind: Drawing.Kind, on grounds: [Ground], colors: [StyleProperty]? = nil) {
    self.list = list
    self.kind = kind
    self.grounds = grounds
    self.colors = colors ?? kind.colors
  }
}

/// A theme as it is drawn: what people see of each part, and how well.
///
/// ``pairs(of:in:within:)`` is the one place that works out a contrast. The registry says how parts are drawn; of a
/// class of which it says nothing the text is judged, on its own background.
package struct DrawnTheme {
  private let compilation: Compilation
  private let styles: DrawnStyles
  let grounds: DrawnGrounds
  /// All that is drawn with the theme, in the order of the class lists.
  package let parts: [DrawnPart]
  /// The texts that an app draws under class lists of its own.
  package let appParts: [DrawnPart]

  /// The theme as it is drawn, and with an app also under the class lists that the app attaches.
  package init(_ compilation: Compilation, for app: AppUsage? = nil) {
    self.compilation = compilation
    styles = DrawnStyles(compilation)
    grounds = DrawnGrounds(styles, compilation)
    let all = DrawnParts(compilation, grounds)
    parts = all.ofTheTheme()
    appParts = all.ofTheApp(app, beside: parts)
  }

  /// The pairs of a part in a state, and why others are not known.
  package struct Answer {
    /// The pairs, one for each background.
    package var pairs: [ContrastAudit.Pair] = []
    /// The reasons why a background is not known.
    package var missing: Set<ContrastAudit.Unknown.Reason> = []
    /// Whether the theme itself gives the part a colour.
    var isOfTheTheme = false

    package init() {}
  }

  /// The pairs of colours that people see of a part in a state, with their ratios.
  package func pairs(
    of part: DrawnPart, in state: StyleState, within environments: EnvironmentSet = .all
  ) -> Answer {
    var answer = Answer()
    let rows = styles.rows(of: part.list)
    let large = part.kind == .text ? styles.environmentsOfLargeText(on: rows, in: state) : EnvironmentSet()
    let isExempt = state.name.contains("disabled")
    var rest = environments
    for property in part.colors {
      var groups: [StyledSelection: [ContrastAudit.Variant]] = [:]
      for found in styles.values(of: property, in: state, on: rows, within: rest) {
        rest = rest.subtracting(found.environments)
        let drawn = part.kind == .edge ? found.environments.intersection(edges(rows, state)) : found.environments
        // A colour that is not drawn is not read.
        guard let color = found.value.color, color.alpha > 0, !drawn.isEmpty else { continue }
        if found.declaration != nil { answer.isOfTheTheme = true }
        let result = grounds.backgrounds(of: part, in: state, within: drawn)
        answer.missing.formUnion(result.missing)
        for background in result.backgrounds {
          for (use, environments) in part.kind.uses(large, in: background.environments) {
            groups[background.owner, default: []].append(
              .init(color, found.declaration, on: background, as: use, in: environments, isExempt: isExempt))
          }
        }
      }
      answer.pairs += groups.map { owner, variants in
        ContrastAudit.Pair(
          path: part.list, property: property.name, state: state, ground: owner.classList, groundState: owner.state,
          variants: ContrastAudit.Variant.joined(variants))
      }.sorted { ($0.ground, $0.groundState.name) < ($1.ground, $1.groundState.name) }
    }
    return answer
  }

  /// The states in which a part, or the view directly beneath it, looks otherwise; the plain one first.
  package func states(of part: DrawnPart) -> [StyleState] {
    let names = part.colors.map { $0.name } + (part.kind == .edge ? [] : ["background-color"])
    var states = Set(styles.names(of: part.list).filter { names.contains($0.property.name) }.map { $0.state })
    for ground in part.grounds where ground.states.isEmpty && part.kind != .edge {
      states.formUnion(grounds.states(of: compilation.registry.list(ground.classes)))
    }
    states.insert(.plain)
    states.remove(.normal)
    return states.sorted { $0.name < $1.name }
  }

  /// The environments in which a border is drawn.
  private func edges(_ rows: DrawnStyles.Rows, _ state: StyleState) -> EnvironmentSet {
    styles.values(of: .borderWidth, in: state, on: rows).reduce(EnvironmentSet()) { drawn, found in
      guard found.value.points > 0 else { return drawn }
      return drawn.union(found.environments)
    }
  }
}

extension Drawing.Kind {
  fileprivate var colors: [StyleProperty] {
    switch self {
    case .area: []
    case .text: [.fontColor]
    case .symbol: [.tintColor, .fontColor]
    case .edge: [.borderColor]
    }
  }

  /// The use of a colour in each environment; `large` are those of large text.
  fileprivate func uses(_ large: EnvironmentSet, in environments: EnvironmentSet)
    -> [(ContrastAudit.Use, EnvironmentSet)]
  {
    switch self {
    case .area: []
    case .symbol: [(.symbol, environments)]
    case .edge: [(.edge, environments)]
    case .text:
      [(.largeText, environments.intersection(large)), (.text, environments.subtracting(large))].filter {
        !$0.1.isEmpty
      }
    }
  }
}

/// Lists what is drawn with a theme.
private struct DrawnParts {
  private let compilation: Compilation
  private let grounds: DrawnGrounds

  init(_ compilation: Compilation, _ grounds: DrawnGrounds) {
    self.compilation = compilation
    self.grounds = grounds
  }

  /// The parts of documented components, and the classes of the theme that are none of them.
  func ofTheTheme() -> [DrawnPart] {
    let registry = compilation.registry
    var parts = registry.drawnPaths.flatMap { drawings(of: $0) }.map {
      DrawnPart(registry.list($0.classes), $0.kind, on: $0.grounds)
    }
    for row in compilation.table.rows { parts += self.parts(of: compilation.names.path(of: row)) }
    return joined(parts)
  }

  /// The class lists of the app that are not those of a component.
  func ofTheApp(_ app: AppUsage?, beside parts: [DrawnPart]) -> [DrawnPart] {
    let known = Set(parts.map { $0.list })
    let lists = app?.lists.keys.sorted() ?? []
    return lists.filter { !known.contains($0) && $0.contains(":") }.map {
      DrawnPart($0, .text, on: grounds.grounds(of: $0))
    }
  }

  /// The drawings of a path that the components of the theme's world make.
  private func drawings(of path: ID<Registry.Path>) -> [Drawing] {
    let registry = compilation.registry
    return registry.drawings(of: path).filter { drawing in
      drawing.kind != .area && (compilation.drawsComponents || registry.components[drawing.component].styles != nil)
    }
  }

  /// What is drawn of a class that the registry does not draw itself: what a class above it draws, else a text, and a
  /// symbol if it is known to be one.
  private func parts(of path: PathID) -> [DrawnPart] {
    let (registry, paths) = (compilation.registry, compilation.program.paths)
    let name = paths[path]
    let lineage = (compilation.lineages[path] ?? []).filter { $0 != path }.map { paths.slice($0) }
    if let id = registry.paths.id(paths.slice(path)), !drawings(of: id).isEmpty { return [] }
    for base in lineage {
      guard let id = registry.paths.id(base) else { continue }
      let inherited = drawings(of: id)
      guard inherited.isEmpty else {
        return inherited.map { drawing in
          let classes = drawing.classes.dropLast().map { registry.paths[$0] } + [name]
          return DrawnPart(classes.joined(separator: ":"), drawing.kind, on: drawing.grounds)
        }
      }
    }
    let known = grounds.grounds(of: name)
    let text = DrawnPart(name, .text, on: known)
    guard let id = registry.resolvePath(paths.slice(path)) else { return [text] }
    let kinds = registry.parts(of: id).map { registry.kinds[$0.kind].name }
    return kinds.contains("image") || kinds.contains("button")
      ? [text, DrawnPart(name, .symbol, on: known, colors: [.tintColor])] : [text]
  }

  /// Parts of the same list and kind as one, in the order of the lists.
  private func joined(_ parts: [DrawnPart]) -> [DrawnPart] {
    var places: [String: Int] = [:]
    var joined: [DrawnPart] = []
    for part in parts {
      let key = part.list + part.kind.rawValue
      guard let place = places[key] else {
        places[key] = joined.count
        joined.append(part)
        continue
      }
      joined[place].grounds += part.grounds.filter { !joined[place].grounds.contains($0) }
    }
    return joined.sorted { ($0.list, $0.kind.rawValue) < ($1.list, $1.kind.rawValue) }
  }
}
