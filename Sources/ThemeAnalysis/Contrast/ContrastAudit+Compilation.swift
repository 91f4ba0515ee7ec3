import ThemeApp
import ThemeBase
package import ThemeCompiler
import ThemeModel
import ThemeTable

extension ContrastAudit {
  /// The audit of a compiled theme.
  ///
  /// Linear in the table, but for the views that lie beneath each other.
  package static func of(_ compilation: Compilation) -> ContrastAudit {
    var pairs = ContrastPairs(compilation)
    pairs.add { _ in true }
    for list in compilation.options.app?.lists.keys.sorted() ?? [] { pairs.add(list) }
    return pairs.audit
  }

  /// The audit of those classes alone that have a value from certain declarations, for editors, which ask about few.
  package static func of(_ compilation: Compilation, withValuesFrom isWanted: (DeclarationID) -> Bool) -> ContrastAudit
  {
    let table = compilation.table
    var pairs = ContrastPairs(compilation)
    pairs.add { row in
      row.cells.contains { cell in table.cells[cell].variants.contains { isWanted(table.variants[$0].declaration) } }
    }
    return pairs.audit
  }
}

/// Goes over the colours of a theme and pairs each with what it is seen on.
private struct ContrastPairs {
  private let compilation: Compilation
  private let lookup: StyleLookup
  private let finder: GroundFinder
  private(set) var audit = ContrastAudit()

  init(_ compilation: Compilation) {
    self.compilation = compilation
    lookup = StyleLookup(compilation)
    finder = GroundFinder(compilation, lookup)
  }

  mutating func add(_ isWanted: (ResolvedTable.Row) -> Bool) {
    for row in compilation.table.rows where isWanted(row) { add([compilation.names.path(of: row)]) }
  }

  /// Adds what a class list of an app brings together: a text of one class on the background of another.
  mutating func add(_ list: String) {
    let classes = list.split(separator: ":").compactMap { compilation.program.paths.id(Array($0.utf8)[...]) }
    guard classes.count > 1 else { return }
    let (known, first) = (audit.pairs, audit.pairs.count)
    let unknown = audit.unknown
    add(classes)
    audit.unknown = unknown
    let declared = Set(known.flatMap { $0.variants.map { $0.declarations } })
    for index in (first..<audit.pairs.count).reversed() {
      audit.pairs[index].variants.removeAll { declared.contains($0.declarations) }
      if audit.pairs[index].variants.isEmpty { audit.pairs.remove(at: index) }
    }
    // Their ground is known where the app uses them.
    let names = Set(classes.map { compilation.program.paths[$0] })
    if audit.pairs.count > first { audit.unknown.removeAll { names.contains($0.path) } }
  }

  /// The colours that are looked at, each with whether it is that of a text.
  private static let colors = [("font-color", true), ("tint-color", false)]

  /// Adds the colours of a class, or of a class list.
  private mutating func add(_ classes: [PathID]) {
    let names = classes.flatMap(lookup.cells).map { $0.name }
    guard names.contains(where: { name in Self.colors.contains { $0.0 == name.property.name } }) else { return }
    for (property, isText) in Self.colors
    where names.contains(where: { $0.property.name == property }) && (isText || classes.contains(where: isIcon)) {
      for state in states(of: property, among: names, on: classes) {
        add(property, isText: isText, in: state, of: classes)
      }
    }
  }

  /// Whether a tint is that of something drawn here; elsewhere it is handed down to other views.
  private func isIcon(_ path: PathID) -> Bool {
    let registry = compilation.registry
    let name = compilation.program.paths.slice(path)
    guard let number = registry.resolvePath(name) else { return false }
    return registry.parts(of: number).contains { part in ["image", "button"].contains(registry.kinds[part.kind].name) }
  }

  /// The states in which the colour or the background directly beneath differs.
  private func states(of property: String, among names: [PropertyName], on classes: [PathID]) -> [StyleState] {
    let beneath = classes.flatMap(finder.classes(beneath:)).flatMap(lookup.cells).map { $0.name }
    let backgrounds = (names + beneath).filter { $0.property.name == "background-color" }
    let colors = names.filter { $0.property.name == property }
    var states = Set((colors + backgrounds).map { $0.state })
    states.insert(.plain)
    states.remove(.normal)
    return states.sorted { $0.name < $1.name }
  }

  private mutating func add(_ property: String, isText: Bool, in state: StyleState, of classes: [PathID]) {
    guard let last = classes.last else { return }
    let name = classes.map { compilation.program.paths[$0] }.joined(separator: ":")
    var variants: [String: [ContrastAudit.Variant]] = [:]
    var missing: Set<ContrastAudit.Unknown.Reason> = []
    let isExempt = state != .plain && state.name.contains("disabled")
    let large = isText ? lookup.environmentsOfLargeText(of: last, in: state) : EnvironmentSet()
    for found in lookup.values(of: property, in: state, on: classes) {
      // A colour that is not drawn is not read.
      guard let color = found.color, color.alpha > 0 else { continue }
      let result = finder.backgrounds(of: classes, in: state, within: found.environments)
      missing.formUnion(result.missing)
      for background in result.backgrounds {
        for (use, environments) in uses(isText, large, in: background.environments) {
          variants[background.owner, default: []].append(
            .init(color, found.declaration, on: background, as: use, in: environments, isExempt: isExempt))
        }
      }
    }
    for owner in variants.keys.sorted() {
      let sorted = ContrastAudit.Variant.joined(variants[owner] ?? [])
      audit.pairs.append(.init(path: name, property: property, state: state, ground: owner, variants: sorted))
    }
    guard state == .plain else { return }
    for reason in missing.sorted(by: { $0.order < $1.order }) {
      audit.unknown.append(.init(path: name, property: property, reason: reason))
    }
  }

  /// The use of a colour by the size of its text, in each environment; `large` are those of large text.
  private func uses(
    _ isText: Bool, _ large: EnvironmentSet, in environments: EnvironmentSet
  ) -> [(ContrastAudit.Use, EnvironmentSet)] {
    guard isText else { return [(.graphic, environments)] }
    let uses: [(ContrastAudit.Use, EnvironmentSet)] = [
      (.largeText, environments.intersection(large)), (.text, environments.subtracting(large)),
    ]
    return uses.filter { !$0.1.isEmpty }
  }
}

extension ContrastAudit.Unknown.Reason {
  /// A key that sorts reasons alike in every run.
  fileprivate var order: String {
    switch self {
    case .noGround: ""
    case .noBackground(let name): "b" + name
    case .image(let name): "i" + name
    }
  }
}

extension ContrastAudit.Variant {
  /// The declarations of the text and of its ground, which tell pairs apart.
  fileprivate var declarations: [DeclarationID?] { [declaration, groundDeclaration] }

  fileprivate init(
    _ color: StyleColor, _ declaration: DeclarationID, on background: GroundFinder.Background,
    as use: ContrastAudit.Use, in environments: EnvironmentSet, isExempt: Bool
  ) {
    let range = Self.range(of: color, on: background.colors)
    self.init(
      environments: environments, use: use, foreground: color, backgrounds: background.colors, ratio: range.lowerBound,
      greatestRatio: range.upperBound, verdict: Self.verdict(range, use, isExempt: isExempt), declaration: declaration,
      groundDeclaration: background.declaration, beneath: background.beneath)
  }

  /// The ratios that are possible on backgrounds between two; one ratio on a single background.
  private static func range(of color: StyleColor, on backgrounds: [ScreenColor]) -> ClosedRange<Double> {
    let pairs = backgrounds.map { ($0.covered(by: color).luminance, $0.luminance) }
    let ratios = pairs.map { ContrastRatio.between($0.0, $0.1) }
    guard let least = ratios.min(), let greatest = ratios.max() else { return 1...21 }
    // Between a ground that is darker than the text and one that is lighter there is one that equals it.
    let crosses = pairs.contains { $0.0 > $0.1 } && pairs.contains { $0.0 < $0.1 }
    return (crosses ? 1 : least)...greatest
  }

  private static func verdict(_ range: ClosedRange<Double>, _ use: ContrastAudit.Use, isExempt: Bool)
    -> ContrastAudit.Verdict
  {
    if isExempt { return .exempt }
    if range.lowerBound >= use.requiredRatio { return .passes }
    if range.upperBound >= use.requiredRatio { return .unknown }
    return range.upperBound <= 1 ? .invisible : .fails
  }

  /// Variants with equal colours joined, in the order of their lowest environment.
  fileprivate static func joined(_ variants: [Self]) -> [Self] {
    var result: [Self] = []
    for variant in variants {
      if let same = result.firstIndex(where: { $0.shows(sameAs: variant) }) {
        result[same].environments.formUnion(variant.environments)
        result[same].beneath += variant.beneath.filter { !result[same].beneath.contains($0) }
      } else {
        result.append(variant)
      }
    }
    return result.sorted { $0.environments.lowest < $1.environments.lowest }
  }

  private func shows(sameAs other: Self) -> Bool {
    foreground == other.foreground && backgrounds == other.backgrounds && use == other.use
      && declaration == other.declaration && groundDeclaration == other.groundDeclaration
  }
}
