import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports
import ThemeTable

/// The contrast audit of one theme as a table: every pair of colours with its ratio in each variant.
enum ContrastTable {
  /// The table of a theme, or of several the family's.
  ///
  /// Failing pairs come first, the worst at the top. On a terminal lines are no longer than it is wide; elsewhere, where tools
  /// read them, each row is a line, and long names do not widen those of all rows.
  static func text(of audits: [(name: String, audit: ContrastAudit)], _ traits: TerminalTraits) -> StyledText {
    var output = StyledText(traits.rendering)
    if audits.count == 1 {
      write(audits[0].audit, to: &output, traits)
    } else {
      write(audits, to: &output, traits)
    }
    return output
  }

  private static let usualWidth = 160

  private static func write(_ audit: ContrastAudit, to output: inout StyledText, _ traits: TerminalTraits) {
    var columns = TextColumns(["class", "property", "on", "where", "colour", "ground", "ratio", "needs", ""])
    let rows = audit.pairs.flatMap { pair in pair.variants.map { (pair: pair, variant: $0) } }
    let failing = rows.filter { $0.variant.verdict.isFailure }
    for row in failing.sorted(by: { $0.variant.ratio < $1.variant.ratio })
      + rows.filter({ !$0.variant.verdict.isFailure })
    {
      let plain = cells(row.pair, row.variant).map { TextColumns.Cell($0, .plain) }
      columns.append(plain + [(row.variant.verdict.rawValue, row.variant.verdict.role)])
    }
    columns.write(to: &output, width: traits.width ?? usualWidth, onOneLine: traits.width == nil)
    for unknown in audit.unknown {
      output.append("\(unknown.path) \(unknown.property)")
      output.append(line: ": \(unknown.words)", .secondary)
    }
    output.append(line: audit.summary)
  }

  private static func cells(_ pair: ContrastAudit.Pair, _ variant: ContrastAudit.Variant) -> [String] {
    pair.names + [
      variant.environments == .all ? "all" : EnvironmentPhrase.describe(variant.environments),
      variant.foreground.unambiguousSpelling,
      variant.backgrounds.map { $0.rounded.unambiguousSpelling }.joined(separator: "–"), variant.ratioText,
      variant.use.requiredText,
    ]
  }

  // MARK: Families

  /// The contrast of a family of themes: a row for each pair of colours, a column for each theme.
  ///
  /// A cell is the variant of its theme that is nearest to failing, with the word for one that fails.
  private static func write(
    _ themes: [(name: String, audit: ContrastAudit)], to output: inout StyledText, _ traits: TerminalTraits
  ) {
    var columns = TextColumns(["class", "property", "on"] + themes.map(\.name))
    let cells = themes.map { theme in Dictionary(theme.audit.pairs.map { ($0.names, $0) }) { first, _ in first } }
    for names in rows(of: themes.flatMap(\.audit.pairs)) {
      columns.append(names.map { ($0, .plain) } + cells.map { cell($0[names]) })
    }
    columns.write(to: &output, width: traits.width ?? usualWidth, onOneLine: traits.width == nil)
    for (name, audit) in themes { output.append(line: "\(name): \(audit.summary)") }
  }

  /// The names of the pairs of all themes, those that fail somewhere first, each half in the order of the first theme that has
  /// them.
  private static func rows(of pairs: [ContrastAudit.Pair]) -> [[String]] {
    var seen: Set<[String]> = []
    let names = pairs.map(\.names).filter { seen.insert($0).inserted }
    let failing = Set(pairs.filter { $0.variants.contains(where: \.verdict.isFailure) }.map(\.names))
    return names.filter(failing.contains) + names.filter { !failing.contains($0) }
  }

  private static func cell(_ pair: ContrastAudit.Pair?) -> TextColumns.Cell {
    guard let worst = pair?.variants.min(by: { $0.margin < $1.margin }) else { return ("-", .secondary) }
    let word = worst.verdict == .passes ? "" : " \(worst.verdict.rawValue)"
    return (worst.ratioText + word, worst.verdict.role)
  }
}

extension ContrastAudit.Pair {
  /// The class, the property and the ground, as tables name them.
  var names: [String] { [path, writtenProperty, groundName == path ? "itself" : groundName] }

  /// The weakest verdict of the variants; what cannot be seen fails.
  fileprivate var verdict: ContrastAudit.Verdict {
    if isFailure { return .fails }
    return [.unknown, .passes].first { verdict in variants.contains { $0.verdict == verdict } } ?? .exempt
  }
}

extension ContrastAudit {
  /// `189 pairs: 186 pass, 3 fail`: a pair that fails somewhere fails.
  var summary: String {
    func count(_ verdict: Verdict) -> Int { pairs.count { $0.verdict == verdict } }
    let verdicts: [(Verdict, String)] = [
      (.passes, "pass"), (.fails, "fail"), (.exempt, "are exempt"), (.unknown, "depend on what shines through"),
    ]
    let parts = verdicts.filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }
    let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    let rest = unknown.isEmpty ? "" : "; \(unknown.count) on an unknown ground"
    return counted(pairs.count, "pair") + list + rest
  }
}

extension ContrastAudit.Verdict {
  var role: TextRole {
    switch self {
    case .passes: .inserted
    case .fails, .invisible: .severity(.error)
    case .exempt: .secondary
    case .unknown: .severity(.warning)
    }
  }
}

extension ContrastAudit.Unknown {
  /// Why the ground is unknown, in words.
  fileprivate var words: String {
    switch reason {
    case .noGround: "the view beneath it is unknown, and it has no background"
    case .noBackground(let name): "the view beneath it, '\(name)', has no background in the theme"
    case .image(let name): "'\(name)' lies on an image"
    }
  }
}

extension ContrastAudit.Variant {
  /// How near the variant is to failing: first those that fail, last those that need nothing.
  fileprivate var margin: Double {
    let ratio = verdict.isFailure || verdict == .unknown ? greatestRatio : ratio
    return verdict == .exempt ? .infinity : ratio / use.requiredRatio
  }
}
