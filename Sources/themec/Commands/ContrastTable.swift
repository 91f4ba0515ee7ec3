import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeLint
import ThemeReports
import ThemeTable
import ThemeValues

/// The contrast audit as a table: every pair of colours with its ratio in each variant.
struct ContrastTable {
  private var output: StyledText
  private let rendering: RenderingOptions

  private init(_ rendering: RenderingOptions) {
    self.rendering = rendering
    output = StyledText(rendering)
  }

  /// The tables of some themes; with several, each after its name.
  static func text(
    of audits: [(name: String, audit: ContrastAudit)], _ rendering: RenderingOptions
  ) -> StyledText {
    var table = ContrastTable(rendering)
    for (index, (name, audit)) in audits.enumerated() {
      if index > 0 { table.output.endLine() }
      if audits.count > 1 { table.output.append(line: "\(name):", .emphasis) }
      table.append(audit)
    }
    return table.output
  }

  private static let heads = [
    "class", "property", "on", "where", "colour", "ground", "ratio", "needs", "",
  ]

  private mutating func append(_ audit: ContrastAudit) {
    let rows = audit.pairs.flatMap { pair in pair.variants.map { (cells(pair, $0), $0.verdict) } }
    if !rows.isEmpty {
      let widths = Self.heads.indices.map { column in
        ([Self.heads] + rows.map(\.0)).map { $0[column].count }.max() ?? 0
      }
      append(Self.heads, widths, .emphasis)
      for (cells, verdict) in rows { append(cells, widths, verdict.role) }
    }
    for unknown in audit.unknown {
      output.append("\(unknown.path) \(unknown.property)")
      output.append(": \(unknown.words)", .secondary)
      output.endLine()
    }
    output.append(line: summary(of: audit))
  }

  private func cells(_ pair: ContrastAudit.Pair, _ variant: ContrastAudit.Variant) -> [String] {
    let isSure = variant.ratio == variant.greatestRatio
    let ratio =
      ContrastRatio.text(variant.ratio)
      + (isSure ? "" : "–\(ContrastRatio.text(variant.greatestRatio))")
    return [
      pair.path, pair.writtenProperty, pair.ground == pair.path ? "itself" : pair.ground,
      variant.environments == .all ? "all" : EnvironmentPhrase.describe(variant.environments),
      variant.foreground.unambiguousSpelling,
      variant.backgrounds.map { $0.rounded.unambiguousSpelling }.joined(separator: "–"), ratio,
      variant.use == .text ? "4.5" : "3", variant.verdict.rawValue,
    ]
  }

  private mutating func append(_ cells: [String], _ widths: [Int], _ role: TextRole) {
    for (column, cell) in cells.enumerated() {
      let isLast = column == cells.count - 1
      output.append(cell, isLast || role == .emphasis ? role : .plain)
      output.append(spaces: widths[column] - cell.count + 2)
    }
    output.endLine()
  }

  private func summary(of audit: ContrastAudit) -> String {
    let variants = audit.pairs.flatMap(\.variants)
    let counts = Dictionary(grouping: variants, by: \.verdict).mapValues(\.count)
    let verdicts: [(ContrastAudit.Verdict, String)] = [
      (.passes, "pass"), (.fails, "fail"), (.invisible, "cannot be seen"), (.exempt, "are exempt"),
      (.unknown, "depend on what shines through"),
    ]
    let parts = verdicts.compactMap { verdict, word in counts[verdict].map { "\($0) \(word)" } }
    let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
    let unknown = audit.unknown.isEmpty ? "" : "; \(audit.unknown.count) on an unknown ground"
    return counted(variants.count, "pair") + list + unknown
  }
}

extension ContrastAudit.Verdict {
  fileprivate var role: TextRole {
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
