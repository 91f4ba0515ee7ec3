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
  /// What fails comes first, the worst at the top. On a terminal lines are no longer than it is wide.
  static func text(of audits: [(name: String, audit: ContrastAudit)], _ traits: TerminalTraits) -> StyledText {
    var output = StyledText(traits.rendering)
    if audits.count == 1 {
      write(audits[0].audit, to: &output, width: traits.width)
    } else {
      ContrastFamily(audits).write(to: &output, width: traits.width)
    }
    return output
  }

  private static let heads = ["class", "property", "on", "where", "colour", "ground", "ratio", "needs", ""]

  private static func write(_ audit: ContrastAudit, to output: inout StyledText, width: Int?) {
    var columns = TextColumns(heads)
    let rows = audit.pairs.flatMap { pair in pair.variants.map { (pair: pair, variant: $0) } }
    let failing = rows.filter { $0.variant.verdict.isFailure }
    for row in failing.sorted(by: { $0.variant.ratio < $1.variant.ratio })
      + rows.filter({ !$0.variant.verdict.isFailure })
    {
      let plain = cells(row.pair, row.variant).map { TextColumns.Cell($0, .plain) }
      columns.append(plain + [(row.variant.verdict.rawValue, row.variant.verdict.role)])
    }
    columns.write(to: &output, width: width)
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
}

extension ContrastAudit.Pair {
  /// The class, the property and the ground, as tables name them.
  var names: [String] { [path, writtenProperty, groundName == path ? "itself" : groundName] }
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

extension ContrastAudit.Pair {
  /// The weakest verdict of the variants; what cannot be seen fails.
  fileprivate var verdict: ContrastAudit.Verdict {
    if isFailure { return .fails }
    return [.unknown, .passes].first { verdict in variants.contains { $0.verdict == verdict } } ?? .exempt
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
