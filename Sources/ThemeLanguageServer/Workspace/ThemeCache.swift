import ThemeCompiler
import ThemeEditor

/// The themes that were asked about, each named by the path of the file at its top.
struct ThemeCache {
  /// A theme as it was analysed last, and what has changed since.
  struct Theme {
    var graph: ImportGraph
    /// The stylesheets beneath the theme, as the settings name them.
    var layers: [ImportPath] = []
    var analysis: AnalyzedTheme?
    /// Whether the analysis is that of the graph, under the present settings.
    var isAnalysed = false
    /// The paths of the files whose texts in the graph are old.
    var changed: Set<ImportPath> = []
  }

  private var themes: [ImportPath: Theme] = [:]
  /// The tops of the themes, the one asked about last first.
  private var recent: [ImportPath] = []

  subscript(top: ImportPath) -> Theme? {
    get { themes[top] }
    set { themes[top] = newValue }
  }

  /// Notes that a file has changed.
  mutating func noteChange(of path: ImportPath) { for top in themes.keys { themes[top]?.changed.insert(path) } }

  /// Notes that the files that `mayHaveChanged` accepts may have changed.
  mutating func noteChanges(_ mayHaveChanged: (ImportPath) -> Bool) {
    for (top, theme) in themes { themes[top]?.changed.formUnion(theme.graph.paths.filter(mayHaveChanged)) }
  }

  /// Notes that settings have changed: each theme has to be analysed again.
  mutating func noteSettings() { for top in themes.keys { themes[top]?.isAnalysed = false } }

  mutating func removeAll() { self = ThemeCache() }

  /// Notes that a theme is asked about, and drops the one that was not for the longest time if there are more than `limit`.
  mutating func touch(_ top: ImportPath, limit: Int) {
    recent.removeAll { $0 == top }
    recent.insert(top, at: 0)
    guard recent.count > limit, let last = recent.popLast() else { return }
    themes[last] = nil
  }

  /// The first of the themes that a file is part of, in the order of their paths; nil if there is no such theme.
  func firstTop(holding path: ImportPath) -> ImportPath? {
    themes.keys.filter { themes[$0]?.graph.paths.contains(path) ?? false }.min()
  }

  /// Whether a file is part of a theme.
  func holds(_ path: ImportPath) -> Bool { themes.values.contains { $0.graph.paths.contains(path) } }
}
