import ThemeBase
import ThemeLint
import ThemeReports
import ThemeTable
import ThemeValues

/// The contrast of a family of themes: a row for each pair of colours, a column for each theme.
///
/// A cell is the variant of its theme that is nearest to failing, with the word for one that fails.
struct ContrastFamily {
  private let themes: [(name: String, audit: ContrastAudit)]

  init(_ themes: [(name: String, audit: ContrastAudit)]) { self.themes = themes }

  /// A pair as all themes name it.
  private struct Row: Hashable {
    var path: String
    var property: String
    var ground: String

    init(_ pair: ContrastAudit.Pair) {
      path = pair.path
      property = pair.writtenProperty
      ground = pair.groundName
    }
  }

  func write(to output: inout StyledText) {
    var columns = TextColumns(["class", "property", "on"] + themes.map(\.name))
    let cells = themes.map { theme in
      Dictionary(theme.audit.pairs.map { (Row($0), $0) }) { first, _ in first }
    }
    for row in rows {
      let names = [row.path, row.property, row.ground].map { TextColumns.Cell($0, .plain) }
      columns.append(names + cells.map { Self.cell($0[row]) })
    }
    columns.write(to: &output)
    for (name, audit) in themes { output.append(line: "\(name): \(audit.summary)") }
  }

  /// The pairs of all themes, those that fail somewhere first, each half in the order of the first theme that has them.
  private var rows: [Row] {
    var seen: Set<Row> = []
    var failing: Set<Row> = []
    var rows: [Row] = []
    for pair in themes.flatMap(\.audit.pairs) {
      let row = Row(pair)
      if seen.insert(row).inserted { rows.append(row) }
      if pair.variants.contains(where: \.verdict.isFailure) { failing.insert(row) }
    }
    return rows.filter(failing.contains) + rows.filter { !failing.contains($0) }
  }

  private static func cell(_ pair: ContrastAudit.Pair?) -> TextColumns.Cell {
    guard let worst = pair?.variants.min(by: { $0.margin < $1.margin }) else {
      return ("-", .secondary)
    }
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
