import ThemeAnalysis
import ThemeCompiler
import ThemeReports
import ThemeTable

extension ThemeDifference {
  /// Forges limit a comment to 65,536 characters.
  private static let longestTable = 50_000

  /// The differences for a comment on a pull request: the causes, and the differences folded below.
  var markdown: String {
    let list = causes.map { cause in
      let pairs = cause.newlyFailing.map { ("newly fails", $0) } + cause.nowPassing.map { ("now passes", $0) }
      return "- \(MarkdownText.code(cause.name)) \(MarkdownText.code(cause.words))\n"
        + pairs.map { "  - \($0): \(MarkdownText.code($1.words))\n" }.joined()
    }
    return "### themec: \(summary)\n" + (list.isEmpty ? "" : "\n" + list.joined()) + table
  }

  private var table: String {
    guard !isEmpty else { return "" }
    var rows = ""
    var hidden = 0
    for change in groups.flatMap(\.changes) {
      let row = Self.row(change)
      if rows.utf8.count + row.utf8.count < Self.longestTable { rows += row } else { hidden += 1 }
    }
    let rest = hidden > 0 ? "\n\(hidden) more not shown\n" : ""
    return """

      <details><summary>All differences</summary>

      | class | property | before | after | when |
      |---|---|---|---|---|
      \(rows)\(rest)
      </details>

      """
  }

  private static func row(_ change: Change) -> String {
    let when = change.environments == .all ? "" : MarkdownText.code(MediaText.condition(for: change.environments))
    let values = [change.old, change.new].map { $0.map { MarkdownText.code($0.value.shownText) } ?? "none" }
    let cells = [change.path, change.property].map(MarkdownText.code) + values + [when]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}
