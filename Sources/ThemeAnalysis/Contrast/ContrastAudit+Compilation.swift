package import ThemeApp
import ThemeBase
package import ThemeCompiler
import ThemeModel
package import ThemeTable

extension ContrastAudit {
  /// The audit of a compiled theme: all that is drawn with it, in all states.
  ///
  /// Linear in the table, but for the views that lie beneath each other.
  package static func of(_ compilation: Compilation, for app: AppUsage? = nil) -> ContrastAudit {
    var theme = DrawnTheme(compilation, for: app)
    return of(&theme)
  }

  /// What answers what is seen of a part, for callers that ask for the same again.
  package typealias Answering = (inout DrawnTheme, DrawnPart, StyleState) -> DrawnTheme.Answer

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
    var theme = DrawnTheme(compilation, for: app)
    return of(&theme, where: { part in ClassList.names(part.list).contains { classes.contains($0) } })
  }

  /// The audit of those parts alone that have one of some classes, or lie on a view that has.
  static func of(_ compilation: Compilation, touching classes: Set<String>) -> ContrastAudit {
    var theme = DrawnTheme(compilation)
    let grounds = theme.grounds
    return of(&theme, where: { !grounds.classes(of: $0).isDisjoint(with: classes) })
  }

  /// The audit for who has the theme as it is drawn, of all parts or of some alone.
  package static func of(
    _ theme: inout DrawnTheme, answer: Answering = { $0.pairs(of: $1, in: $2) },
    where isWanted: (DrawnPart) -> Bool = { _ in true }
  ) -> ContrastAudit {
    var audit = ContrastAudit()
    for part in theme.parts where isWanted(part) { audit.add(part, of: &theme, answer) }
    guard !theme.appParts.isEmpty else { return audit }
    let known = Set(audit.pairs.flatMap { $0.variants.map { $0.declarations } })
    let unknown = audit.unknown
    // Classes whose ground is known where the app uses them.
    var placed: Set<String> = []
    for part in theme.appParts where isWanted(part) {
      let first = audit.pairs.count
      audit.add(part, of: &theme, answer)
      audit.keepPairs(from: first, without: known)
      if audit.pairs.count > first { placed.formUnion(ClassList.names(part.list)) }
    }
    audit.unknown = unknown.filter { !placed.contains($0.path) }
    return audit
  }

  private mutating func add(_ part: DrawnPart, of theme: inout DrawnTheme, _ answer: Answering) {
    for state in theme.states(of: part) {
      let answer = answer(&theme, part, state)
      pairs += answer.pairs.compactMap { $0.ofTheTheme }
      guard state == .plain, answer.isOfTheTheme else { continue }
      for reason in answer.missing.sorted() {
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
    guard variants.contains(where: { $0.isOfDefaults }) else { return variants.isEmpty ? nil : self }
    var pair = self
    pair.variants.removeAll { $0.isOfDefaults }
    return pair.variants.isEmpty ? nil : pair
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
    guard !backgrounds.isEmpty else { return 1...21 }
    var (least, greatest, isLighter, isDarker) = (Double.infinity, 0.0, false, false)
    for background in backgrounds {
      let (text, ground) = (background.covered(by: color).luminance, background.luminance)
      let ratio = ContrastRatio.between(text, ground)
      (least, greatest) = (min(least, ratio), max(greatest, ratio))
      (isLighter, isDarker) = (isLighter || text > ground, isDarker || text < ground)
    }
    // Between a ground that is darker than the text and one that is lighter there is one that equals it.
    return (isLighter && isDarker ? 1 : least)...greatest
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
