package import ThemeApp
import ThemeBase
package import ThemeCompiler
import ThemeModel
import ThemeTable

extension ContrastAudit {
  /// The audit of a compiled theme: all that is drawn with it, in all states.
  ///
  /// Linear in the table, but for the views that lie beneath each other.
  package static func of(_ compilation: Compilation, for app: AppUsage? = nil) -> ContrastAudit {
    of(DrawnTheme(compilation, for: app))
  }

  /// The same for who has the theme as it is drawn.
  package static func of(_ theme: DrawnTheme) -> ContrastAudit { of(theme) { _ in true } }

  /// The audit of those parts alone that have a value from certain declarations, for editors, which ask about few.
  package static func of(
    _ compilation: Compilation, for app: AppUsage? = nil, withValuesFrom isWanted: (DeclarationID) -> Bool
  ) -> ContrastAudit {
    let table = compilation.table
    let classes = Set(
      table.rows.filter { row in
        table.cells[row.cells].contains { cell in
          table.variants[cell.variants].contains { isWanted($0.declaration) }
        }
      }.map { table.names[$0.path] })
    return of(DrawnTheme(compilation, for: app)) { part in ClassList.names(part.list).contains { classes.contains($0) }
    }
  }

  /// The audit of those parts alone that have one of some classes, or lie on a view that has.
  static func of(_ compilation: Compilation, touching classes: Set<String>) -> ContrastAudit {
    let theme = DrawnTheme(compilation)
    return of(theme) { theme.grounds.reaches(classes, from: $0) }
  }

  private static func of(_ theme: DrawnTheme, where isWanted: (DrawnPart) -> Bool) -> ContrastAudit {
    var audit = ContrastAudit()
    for part in theme.parts where isWanted(part) { audit.add(part, of: theme) }
    let known = Set(audit.pairs.flatMap { $0.variants.map { $0.declarations } })
    let unknown = audit.unknown
    // Classes whose ground is known where the app uses them.
    var placed: Set<String> = []
    for part in theme.appParts where isWanted(part) {
      let first = audit.pairs.count
      audit.add(part, of: theme)
      audit.keepPairs(from: first, without: known)
      if audit.pairs.count > first { placed.formUnion(ClassList.names(part.list)) }
    }
    audit.unknown = unknown.filter { !placed.contains($0.path) }
    return audit
  }

  private mutating func add(_ part: DrawnPart, of theme: DrawnTheme) {
    for state in theme.states(of: part) {
      let answer = theme.pairs(of: part, in: state)
      pairs += answer.pairs.compactMap { $0.ofTheTheme }
      guard state == .plain, answer.isOfTheTheme else { continue }
      for reason in answer.missing.sorted(by: { $0.order < $1.order }) {
        unknown.append(.init(path: part.list, property: part.colors.first?.name ?? "", reason: reason))
      }
    }
  }

  /// Leaves out what single classes say already.
  private mutating func keepPairs(from first: Int, without known: Set<[DeclarationID]>) {
    for index in (first..<pairs.count).reversed() {
      pairs[index].variants.removeAll { known.contains($0.declarations) }
      if pairs[index].variants.isEmpty { pairs.remove(at: index) }
    }
  }
}

extension ContrastAudit.Pair {
  /// The pair where the theme itself gives one of its colours; nil where the defaults give all of them.
  fileprivate var ofTheTheme: Self? {
    var pair = self
    pair.variants.removeAll { $0.declarations.isEmpty }
    return pair.variants.isEmpty ? nil : pair
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
  init(
    _ color: StyleColor, _ declaration: DeclarationID?, on background: DrawnGrounds.Background,
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
  static func joined(_ variants: [Self]) -> [Self] {
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
