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

  /// Hashes what no two parts of a theme have in common.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(list)
    hasher.combine(kind)
  }
}

/// A theme as it is drawn: what people see of each part, and how well.
///
/// ``pairs(of:in:within:)`` is the one place that works out a contrast. The registry says how parts are drawn; of a
/// class of which it says nothing the text is judged, on its own background.
package struct DrawnTheme {
  private let compilation: Compilation
  private let styles: DrawnStyles
  private(set) var grounds: DrawnGrounds
  /// All that is drawn with the theme, in the order of the class lists.
  package let parts: [DrawnPart]
  /// The texts that an app draws under class lists of its own.
  package let appParts: [DrawnPart]

  /// The theme as it is drawn, and with an app also under the class lists that the app attaches.
  package init(_ compilation: Compilation, for app: AppUsage? = nil) {
    self.compilation = compilation
    styles = DrawnStyles(compilation)
    grounds = DrawnGrounds(styles, compilation)
    let all = DrawnParts(
      compilation: compilation, grounds: grounds, drawsComponents: compilation.drawsComponents)
    parts = all.ofTheTheme()
    appParts = all.ofTheApp(app, beside: parts)
  }

  /// Whether what is seen of a part differs from another theme only by the values of its classes.
  package func isDrawn(as other: DrawnTheme) -> Bool {
    // No class lies where another one does, and the same defaults lie beneath both, or none.
    compilation.lineages.isEmpty && other.compilation.lineages.isEmpty
      && compilation.registry.draws(as: other.compilation.registry)
      && styles.tables.count == other.styles.tables.count
  }

  /// Whether a written property can matter to what is seen of a part, its own or one of a view beneath it.
  package static func isSeen(_ property: String, of part: DrawnPart) -> Bool {
    let others = ["background-", "bar-tint-color", "border-width", "font-name", "font-size", "font-style"]
    return (part.colors.map { $0.name } + others).contains { property.utf8.starts(with: $0.utf8) }
  }

  /// The classes of a part and of all views beneath it.
  package func classes(of part: DrawnPart) -> Set<String> { grounds.classes(of: part) }

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
  package mutating func pairs(
    of part: DrawnPart, in state: StyleState, within environments: EnvironmentSet = .all
  ) -> Answer {
    var answer = Answer()
    let rows = styles.rows(of: part.list)
    let isExempt = state.name.hasPrefix("disabled") || state.name.hasSuffix("disabled")
    var rest = environments
    for property in part.colors {
      // Few views lie beneath a part.
      var groups: [(owner: StyledSelection, variants: [ContrastAudit.Variant])] = []
      var drawn: [(color: StyleColor, found: DrawnStyles.Found)] = []
      for var found in styles.values(of: property, in: state, on: rows, within: rest) {
        rest = rest.subtracting(found.environments)
        if part.kind == .edge { found.environments.formIntersection(edges(rows, state)) }
        // A colour that is not drawn is not read.
        guard let color = found.value.color, color.alpha > 0, !found.environments.isEmpty else { continue }
        drawn.append((color, found))
      }
      guard !drawn.isEmpty else { continue }
      if drawn.contains(where: { $0.found.declaration != nil }) { answer.isOfTheTheme = true }
      let seen = drawn.reduce(EnvironmentSet()) { $0.union($1.found.environments) }
      let uses = part.kind.uses(part.kind == .text ? styles.environmentsOfLargeText(on: rows, in: state) : [])
      let result = grounds.backgrounds(of: part, in: state, within: seen)
      answer.missing.formUnion(result.missing)
      for (color, found) in drawn {
        // Not every colour is seen on every ground: one may be of the dark, the other of the light.
        for background in result.backgrounds where !background.environments.isDisjoint(with: found.environments) {
          let group = groups.firstIndex { $0.owner == background.owner } ?? groups.count
          if group == groups.count { groups.append((background.owner, [])) }
          for (use, environments) in uses {
            let common = environments.intersection(background.environments).intersection(found.environments)
            guard !common.isEmpty else { continue }
            groups[group].variants.append(
              .init(color, found.declaration, on: background, as: use, in: common, isExempt: isExempt))
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
  package mutating func states(of part: DrawnPart) -> [StyleState] {
    let names = part.colors.map { $0.name } + (part.kind == .edge ? [] : ["background-color"])
    let written = styles.names(of: part.list, beginningWith: names)
    var states = Set(written.filter { names.contains($0.property.name) }.map { $0.state })
    for ground in part.grounds where ground.states.isEmpty && part.kind != .edge {
      states.formUnion(grounds.states(of: compilation.registry.list(ground.classes)))
    }
    states.insert(.plain)
    states.remove(.normal)
    return states.sorted { $0.name < $1.name }
  }

  /// The environments in which a border is drawn.
  private func edges(_ rows: DrawnStyles.Rows, _ state: StyleState) -> EnvironmentSet {
    styles.values(of: .borderWidth, in: state, on: rows).filter { $0.value.points > 0 }.reduce([]) {
      $0.union($1.environments)
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
  fileprivate func uses(_ large: EnvironmentSet) -> [(ContrastAudit.Use, EnvironmentSet)] {
    switch self {
    case .area: []
    case .symbol: [(.symbol, .all)]
    case .edge: [(.edge, .all)]
    case .text: [(.largeText, large), (.text, EnvironmentSet.all.subtracting(large))]
    }
  }
}

/// Lists what is drawn with a theme.
private struct DrawnParts {
  let compilation: Compilation
  let grounds: DrawnGrounds
  let drawsComponents: Bool

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
    guard let lists = app?.lists.keys.sorted() else { return [] }
    let known = Set(parts.map { $0.list })
    return lists.filter { !known.contains($0) && $0.contains(":") }.map {
      DrawnPart($0, .text, on: grounds.grounds(of: $0))
    }
  }

  /// The drawings of a path that the components of the theme's world make.
  private func drawings(of path: ID<Registry.Path>) -> [Drawing] {
    let registry = compilation.registry
    return registry.drawings(of: path).filter { drawing in
      drawing.kind != .area && (drawsComponents || registry.components[drawing.component].styles != nil)
    }
  }

  /// The parts of a class that the registry does not draw itself: those that a class above it draws, else a text, and a
  /// symbol if it is known to be one.
  private func parts(of path: PathID) -> [DrawnPart] {
    let (registry, paths) = (compilation.registry, compilation.program.paths)
    let name = paths[path]
    if let id = registry.paths.id(paths.slice(path)), !drawings(of: id).isEmpty { return [] }
    for base in compilation.lineages[path]?.dropFirst() ?? [] {
      guard let id = registry.paths.id(paths.slice(base)) else { continue }
      let inherited = drawings(of: id)
      guard inherited.isEmpty else {
        return inherited.map { drawing in
          let classes = drawing.classes.dropLast().map { registry.paths[$0] } + [name]
          return DrawnPart(classes.joined(separator: ":"), drawing.kind, on: drawing.grounds)
        }
      }
    }
    let known = grounds.grounds(of: path)
    let text = DrawnPart(name, .text, on: known)
    guard let id = registry.resolvePath(paths.slice(path)) else { return [text] }
    let kinds = registry.parts(of: id).map { registry.kinds[$0.kind].name }
    return kinds.contains("image") || kinds.contains("button")
      ? [text, DrawnPart(name, .symbol, on: known, colors: [.tintColor])] : [text]
  }

  /// Parts of the same list and kind as one, in the order of the lists.
  private func joined(_ parts: [DrawnPart]) -> [DrawnPart] {
    var joined: [DrawnPart] = []
    for part in parts.sorted(by: { ($0.list, $0.kind.rawValue) < ($1.list, $1.kind.rawValue) }) {
      let last = joined.count - 1
      if last >= 0, joined[last].list == part.list, joined[last].kind == part.kind {
        joined[last].grounds += part.grounds.filter { !joined[last].grounds.contains($0) }
      } else {
        joined.append(part)
      }
    }
    return joined
  }
}
