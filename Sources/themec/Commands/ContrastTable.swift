import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeReports
import ThemeTable

/// The contrast audit of one theme as a table: every pair of colours with its ratio in each variant.
enum ContrastTable {
  /// The table of a theme, or of several the family's.
  static func text(of audits: [(name: String, audit: ContrastAudit)], _ rendering: RenderingOptions) -> StyledText {
    var output = StyledText(rendering)
    if audits.count == 1 { write(audits[0].audit, to: &output) } else { ContrastFamily(audits).write(to: &output) }
    return output
  }

  private static let heads = ["class", "property", "on", "where", "colour", "ground", "ratio", "needs", ""]

  private static func write(_ audit: ContrastAudit, to output: inout StyledText) {
    var columns = TextColumns(heads)
    for pair in audit.pairs {
      for variant in pair.variants {
        let plain = cells(pair, variant).map { TextColumns.Cell($0, .plain) }
        columns.append(plain + [(variant.verdict.rawValue, variant.verdict.role)])
      }
    }
    columns.write(to: &output)
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
      variant.use == .text ? "4.5" : "3",
    ]
  }
}

extension ContrastAudit.Pair {
  /// The class, the property and the ground, as tables name them.
  var names: [String] { [path, writtenProperty, ground == path ? "itself" : ground] }
}

extension ContrastAudit.Variant {
  /// `4.27`, or `1.00–4.27` over an unknown ground.
  var ratioText: String {
    let least = ContrastRatio.text(ratio)
    return ratio == greatestRatio ? least : "\(least)–\(ContrastRatio.text(greatestRatio))"
  }
}

extension ContrastAudit {
  /// `589 pairs: 386 pass, 7 fail`.
  var summary: String {
    let variants = pairs.flatMap(\.variants)
    let counts = Dictionary(grouping: variants, by: \.verdict).mapValues(\.count)
    let verdicts: [(Verdict, String)] = [
      (.passes, "pass"), (.fails, "fail"), (.invisible, "cannot be seen"), (.exempt, "are exempt"),
      (.unknown, "depend on what shines through"),
    ]
    let parts = verdicts.compactMap { verdict, word in counts[verdict].map { "\($0) \(word)" } }
    let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    let rest = unknown.isEmpty ? "" : "; \(unknown.count) on an unknown ground"
    return counted(variants.count, "pair") + list + rest
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
