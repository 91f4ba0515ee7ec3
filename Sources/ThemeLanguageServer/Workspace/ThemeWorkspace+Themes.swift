import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject

/// The themes of the documents, and their analyses.
extension ThemeWorkspace {
  /// The limit of themes that are kept besides those of open documents.
  private static let maximumThemes = 24

  /// The themes that a file belongs to: those whose top is open, else one that imports it, else the file itself.
  mutating func themes(of path: ImportPath) -> [ImportPath] {
    guard !path.isJSON else { return [] }
    let tops = importerIndex().tops(above: path)
    let open = tops.filter { documents[$0] != nil }
    if !open.isEmpty { return open }
    return tops.isEmpty ? [path] : Array(tops.prefix(1))
  }

  /// A theme as it is now, analysed if need be.
  mutating func analysis(of top: ImportPath) -> AnalyzedTheme? {
    update(top)
    guard let theme = themes[top] else { return nil }
    if let analysis = theme.analysis { return analysis }
    let setup = settings.setup(forTheme: top, of: theme.graph, documents)
    let analysis = AnalyzedTheme(CheckedTheme(theme.graph.entries, of: theme.graph, setup))
    themes[top]?.analysis = analysis
    return analysis
  }

  /// The analysis of the first theme that a file belongs to, with the number of the file in it.
  mutating func analysis(around path: ImportPath) -> (theme: AnalyzedTheme, file: Int)? {
    for top in themes(of: path) {
      if let theme = analysis(of: top), let file = theme.file(at: path) { return (theme, file) }
    }
    return nil
  }

  /// The app that uses a theme, or nil if no configuration names one.
  mutating func app(of theme: ImportPath) -> AppFiles? { settings.app(for: theme, documents) }

  /// The place of the app that uses a theme, or nil if no configuration names one.
  mutating func place(ofAppOf theme: ImportPath) -> WorkspaceApps.Place? { settings.place(ofAppOf: theme, documents) }

  /// The files in which a class means the same as in a file: those of the same app or the same registry files, and these.
  mutating func filesSharingClasses(with path: ImportPath) -> [ImportPath] {
    let app = place(ofAppOf: path)
    let registry = settings.registry(for: path, documents) + [path]
    return allFiles().flatMap { file -> [ImportPath] in
      let own = settings.registry(for: file, documents)
      let isShared = app != nil && place(ofAppOf: file) == app || own.contains(where: registry.contains)
      return isShared ? [file] + own : []
    } + registry
  }

  /// Brings the graph of a theme up to date.
  mutating func update(_ top: ImportPath) {
    // Each key asks about the themes of all open documents, so all of these are kept: each document has at most one
    // whose top is not open itself.
    themes.touch(top, limit: Self.maximumThemes + documents.paths.count)
    guard var theme = themes[top] else { return load(top) }
    if theme.analysis == nil, theme.layers != settings.layers(beneath: top, documents) { return load(top) }
    guard !theme.changed.isEmpty else { return }
    let paths = Set(theme.graph.paths)
    var isAffected = false
    for path in theme.changed.sorted() {
      // A file that some import did not find may have come.
      guard paths.contains(path) || theme.graph.hasMissingImports else { continue }
      isAffected = true
      theme.graph = theme.graph.replacing(path, with: documents[path]?.text.bytes, through: access)
    }
    theme.changed = []
    if isAffected { theme.analysis = nil }
    themes[top] = theme
  }

  /// All themes in one graph, as a run of the command line has them.
  mutating func allThemes() -> (graph: ImportGraph, themes: [FileFixes.Theme]) {
    var all: [ImportGraph.Entry] = []
    var parts: [(top: ImportPath, layers: Range<Int>)] = []
    for top in tops() where text(of: top) != nil {
      let start = all.count
      all += entries(of: top)
      parts.append((top, start..<all.count))
    }
    let graph = ImportGraph.load(all, through: access)
    let themes = parts.map { top, layers in
      (Array(graph.entries[layers]), settings.setup(forTheme: top, of: graph, documents)) as FileFixes.Theme
    }
    return (graph, themes)
  }

  private mutating func load(_ top: ImportPath) {
    guard text(of: top) != nil else { return }
    let graph = ImportGraph.load(entries(of: top), through: access)
    themes[top] = ThemeCache.Theme(graph: graph, layers: settings.layers(beneath: top, documents))
  }

  /// The stylesheets beneath a theme and its own, as far as they can be read.
  private mutating func entries(of top: ImportPath) -> [ImportGraph.Entry] {
    (settings.layers(beneath: top, documents) + [top]).enumerated().compactMap { number, path in
      if path != top, !mayRead(path) { return nil }
      guard let text = text(of: path) else {
        let setting = settings.settings(for: top, documents).byKey["layers"]
        settings.note(unreadable: number, of: setting, because: "no such file or folder", documents)
        return nil
      }
      return ImportGraph.Entry(path: path, name: name(of: path), bytes: text.bytes, root: root(of: path))
    }
  }
}

extension ImportGraph {
  /// Whether some import could not be followed.
  fileprivate var hasMissingImports: Bool { files.contains { $0.imports.contains { $0.target == nil } } }
}

/// The themes that were asked about, each named by the path of the file at its top.
struct ThemeCache {
  /// A theme as it was read last, and what has changed since.
  struct Theme {
    var graph: ImportGraph
    /// The stylesheets beneath the theme, as the settings name them.
    var layers: [ImportPath] = []
    /// The analysis of the graph under the present settings, once it was made.
    var analysis: AnalyzedTheme?
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
  mutating func noteSettings() { for top in themes.keys { themes[top]?.analysis = nil } }

  mutating func removeAll() { self = ThemeCache() }

  /// Notes that a theme is asked about, and drops the one that was not for the longest time if there are more than `limit`.
  mutating func touch(_ top: ImportPath, limit: Int) {
    recent.removeAll { $0 == top }
    recent.insert(top, at: 0)
    guard recent.count > limit, let last = recent.popLast() else { return }
    themes[last] = nil
  }
}
