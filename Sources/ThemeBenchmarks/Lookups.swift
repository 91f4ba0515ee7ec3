import ThemeTable

/// Every way to ask for the font color, with what it is compared with and may cost.
struct Lookups {
  /// A line of the report.
  struct Row {
    var name: String
    /// Index into the candidates.
    var candidate: Int
    /// The candidate that does the same without a table.
    var peer: Int?
    /// The most nanoseconds that it may take.
    var limit: Double?
  }

  /// The row that is compared with NUI's way.
  static let listRow = 2

  let candidates: [Candidate]
  let rows: [Row] = [
    Row(name: "by handle", candidate: 0, peer: 6, limit: 8),
    Row(name: "by class path", candidate: 1, peer: 6, limit: 60),
    Row(name: "by list A:B:C", candidate: 2, peer: 7, limit: 150),
    Row(name: "by class path, highlighted", candidate: 3),
    Row(name: "by handle, highlighted", candidate: 4),
    Row(name: "by list A:B:C, split before", candidate: 5, peer: 8),
    Row(name: "Dictionary of Dictionary", candidate: 6),
    Row(name: "NUI's way with a list", candidate: 7),
    Row(name: "Dictionaries, list split before", candidate: 8),
  ]

  init(_ workload: Workload) throws {
    let theme = try StyleTable(contentsOfFile: workload.tablePath)
    let styles = workload.decode() ?? [:]
    let path = workload.paths[workload.paths.count / 2]
    // The rightmost class is not in the theme, as it is with most parts of most themes.
    let classes = [workload.paths[7], path, "fdlFUISomethingElse_title"]
    let list = classes.joined(separator: ":")
    let handle = theme.path(path)
    let color = theme.property(.fontColor)
    let highlighted = theme.property(.fontColor, state: .highlighted)
    let count = 500_000
    candidates = [
      LookupByHandle(theme: theme, path: handle, property: color).candidate(count),
      LookupByPath(theme: theme, path: path, state: .plain).candidate(count),
      LookupByList(theme: theme, list: list).candidate(count),
      LookupByPath(theme: theme, path: path, state: .highlighted).candidate(count),
      LookupByHandle(theme: theme, path: handle, property: highlighted).candidate(count),
      LookupInStyle(style: theme.style(forClassList: list), property: color).candidate(count),
      LookupInDictionaries(styles: styles, path: path).candidate(count),
      LookupAsNUI(styles: styles, list: list).candidate(count / 10),
      LookupOfSplitList(styles: styles, classes: classes).candidate(count),
    ]
  }
}
