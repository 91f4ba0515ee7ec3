import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeSyntax

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

  /// The themes that a file belongs to by the present imports of the open documents, which are parsed for that.
  ///
  /// The themes that have a document parse it, so nothing is parsed twice.
  mutating func currentThemes(of path: ImportPath) -> [ImportPath] {
    for document in (importers?.pending ?? []).sorted() {
      if let top = themes.firstTop(holding: document) { update(top) }
    }
    return themes(of: path)
  }

  /// A theme as it is now, analysed if need be.
  mutating func analysis(of top: ImportPath) -> AnalyzedTheme? {
    update(top)
    guard let theme = themes[top] else { return nil }
    if theme.isAnalysed, let analysis = theme.analysis { return analysis }
    let setup = settings.setup(forTheme: top, of: theme.graph, documents)
    let analysis = AnalyzedTheme(theme.graph.entries, of: theme.graph, setup)
    retired = theme.analysis
    themes[top]?.analysis = analysis
    themes[top]?.isAnalysed = true
    return analysis
  }

  /// A theme as it was analysed last, which may be before the last changes; as it is now if it is small or never was.
  mutating func lastAnalysis(of top: ImportPath) -> AnalyzedTheme? {
    guard let theme = themes[top], let analysis = theme.analysis,
      theme.graph.trees.reduce(0, { $0 + $1.file.bytes.count }) > Self.smallTheme
    else { return self.analysis(of: top) }
    return analysis
  }

  /// The size of a theme that is analysed in no time, in bytes.
  private static let smallTheme = 1 << 16

  /// The analysis of the first theme that a file belongs to, with the number of the file in it.
  mutating func analysis(around path: ImportPath) -> (theme: AnalyzedTheme, file: Int)? {
    for top in currentThemes(of: path) {
      if let theme = analysis(of: top), let file = theme.file(at: path) { return (theme, file) }
    }
    return nil
  }

  /// The app that uses a theme, or nil if no configuration names one.
  mutating func app(of theme: ImportPath) -> ServedApp? { settings.app(for: theme, documents) }

  /// The place of the app that uses a theme, or nil if no configuration names one.
  mutating func place(ofAppOf theme: ImportPath) -> WorkspaceApps.Place? {
    settings.place(ofAppOf: theme, documents)
  }

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
    if !theme.isAnalysed, theme.layers != settings.layers(beneath: top, documents) { return load(top) }
    guard !theme.changed.isEmpty else { return }
    let paths = Set(theme.graph.paths)
    var isAffected = false
    for path in theme.changed.sorted() {
      // A file that some import did not find may have come.
      guard paths.contains(path) || theme.graph.hasMissingImports else { continue }
      isAffected = true
      theme.graph = theme.graph.replacing(path, with: documents[path]?.text.bytes, through: access)
      if let number = theme.graph.paths.firstIndex(of: path) {
        let links = ImportLinks.find(in: theme.graph.files[number].tree, at: path)
        let layers = settings.layers(beneath: path, documents)
        importers?.set(links.map(\.path) + layers, of: path)
      }
    }
    theme.changed = []
    if isAffected { theme.isAnalysed = false }
    themes[top] = theme
  }

  private mutating func load(_ top: ImportPath) {
    let layers = settings.layers(beneath: top, documents)
    guard text(of: top) != nil else { return }
    let entries = (layers + [top]).enumerated().compactMap { number, path -> ImportGraph.Entry? in
      if path != top, !mayRead(path) { return nil }
      guard let text = text(of: path) else {
        settings.note(unreadableLayer: number, of: top, documents)
        return nil
      }
      return ImportGraph.Entry(path: path, name: name(of: path), bytes: text.bytes, root: root(of: path))
    }
    themes[top] = ThemeCache.Theme(graph: ImportGraph.load(entries, through: access), layers: layers)
  }
}

extension ImportGraph {
  /// Whether some import could not be followed.
  fileprivate var hasMissingImports: Bool { files.contains { $0.imports.contains { $0.target == nil } } }
}
