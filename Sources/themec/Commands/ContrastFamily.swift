import ThemeAnalysis
import ThemeReports

/// The contrast of a family of themes: a row for each pair of colours, a column for each theme.
///
/// A cell is the variant of its theme that is nearest to failing, with the word for one that fails.
struct ContrastFamily {
  private let themes: [(name: String, audit: ContrastAudit)]

  init(_ themes: [(name: String, audit: ContrastAudit)]) { self.themes = themes }

  func write(to output: inout StyledText, width: Int?) {
    var columns = TextColumns(["class", "property", "on"] + themes.map(\.name))
    let cells = themes.map { theme in Dictionary(theme.audit.pairs.map { ($0.names, $0) }) { first, _ in first } }
    for names in rows { columns.append(names.map { ($0, .plain) } + cells.map { Self.cell($0[names]) }) }
    columns.write(to: &output, width: width)
    for (name, audit) in themes { output.append(line: "\(name): \(audit.summary)") }
  }

  /// The names of the pairs of all themes, those that fail somewhere first, each half in the order of the first theme that has them.
  private var rows: [[String]] {
    var seen: Set<[String]> = []
    var failing: Set<[String]> = []
    var rows: [[String]] = []
    for pair in themes.flatMap(\.audit.pairs) {
      if seen.insert(pair.names).inserted { rows.append(pair.names) }
      if pair.variants.contains(where: \.verdict.isFailure) { failing.insert(pair.names) }
    }
    return rows.filter(failing.contains) + rows.filter { !failing.contains($0) }
  }

  private static func cell(_ pair: ContrastAudit.Pair?) -> TextColumns.Cell {
    guard let worst = pair?.variants.min(by: { $0.margin < $1.margin }) else { return ("-", .secondary) }
    let word = worst.verdict == .passes ? "" : " \(worst.verdict.rawValue)"
    return (worst.ratioText + word, worst.verdict.role)
  }
}

extension ContrastAudit.Variant {
  /// How near the variant is to failing: first those that fail, last those that need nothing.
  fileprivate var margin: Double {
    let ratio = verdict.isFailure || verdict == .unknown ? greatestRatio : ratio
    return verdict == .exempt ? .infinity : ratio / use.requiredRatio
  }
}
