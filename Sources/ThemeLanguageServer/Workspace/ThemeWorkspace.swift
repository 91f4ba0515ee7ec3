import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeEditor
import ThemeSyntax

/// The documents that are open, the files around them, and the themes that they belong to.
///
/// A theme is named by the path of the file at its top. Themes are analysed when somebody asks about them, and again
/// after one of their files has changed; of a changed theme only the changed file is parsed.
struct ThemeWorkspace {
  /// The threads for a theme whose files have these sizes.
  let workers: ([Int]) -> Workers
  var settings: WorkspaceSettings
  /// The folders that the client has opened.
  var folders: [ImportPath] = []
  private(set) var documents: Documents
  private var themes = ThemeCache()
  /// The imports of the stylesheets in the folders, once they were looked at.
  private var importers: ImporterIndex?
  private var hasGeneralChange = false
  /// The previous analysis, kept until the server is idle: freeing it takes time.
  private var retired: AnalyzedTheme?

  /// How many themes are kept besides those of open documents.
  private static let maximumThemes = 24

  init(files: WorkspaceFiles, workers: @escaping ([Int]) -> Workers, settings: WorkspaceSettings) {
    self.workers = workers
    self.settings = settings
    documents = Documents(files: files)
  }

  // MARK: - Changes

  mutating func open(_ document: OpenDocument, at path: ImportPath) {
    documents.open(document, at: path)
    noteChange(of: path)
  }

  /// Changes the text of an open document; false if it is not open.
  mutating func change(
    _ path: ImportPath, version: Int, _ body: (inout TextDocument) -> Void
  ) -> Bool {
    guard documents.change(path, version: version, body) else { return false }
    noteChange(of: path)
    return true
  }

  mutating func close(_ path: ImportPath) {
    documents.close(path)
    noteChange(of: path)
  }

  /// Takes account of a change to a file, open or on the disk.
  mutating func noteChange(of path: ImportPath) {
    documents.forget(path)
    if path.isConfiguration {
      forgetSettings()
      // It may include or exclude stylesheets.
      importers = nil
    } else if settings.isRead(path) {
      forgetSettings()
    }
    importers?.noteChange(of: path)
    themes.noteChange(of: path)
  }

  /// Takes account of files on the disk that may have changed unnoticed: themes, configurations and registries.
  mutating func forgetClosedTexts() {
    documents.files.forget()
    documents.forgetClosed()
    forgetSettings()
    let documents = documents
    themes.noteChanges { documents[$0] == nil }
  }

  private mutating func forgetSettings() {
    hasGeneralChange = true
    settings.forget()
    themes.noteSettings()
  }

  /// Whether settings, which affect every theme, have changed since the last call.
  mutating func takeGeneralChange() -> Bool {
    defer { hasGeneralChange = false }
    return hasGeneralChange
  }

  /// Takes account of files that came or went.
  mutating func forgetImporters() {
    documents.files.forget()
    importers = nil
  }

  /// Takes account of other settings: everything is analysed anew.
  mutating func forgetThemes() {
    themes.removeAll()
    importers = nil
  }

  /// Whether a previous analysis is waiting to be freed.
  var hasLeftovers: Bool { retired != nil }

  mutating func dropLeftovers() { retired = nil }

  // MARK: - Files

  /// The text of a file, or nil if it cannot be read.
  mutating func text(of path: ImportPath) -> TextDocument? { documents.text(of: path) }

  /// The tree of an open document as a file of its own; nil if it is not open.
  mutating func parse(_ path: ImportPath) -> Checked<SyntaxTree>? {
    guard documents[path] != nil else { return nil }
    // Its theme needs the same tree, and has it parsed only once.
    if themes[path] != nil { update(path) }
    if let theme = themes[path], let number = theme.graph.entries.first {
      let file = theme.graph.files[number]
      return Checked(file.tree, file.diagnostics)
    }
    return documents.parse(path, named: name(of: path))
  }

  /// The tree of a file, open or not; nil if it cannot be read.
  mutating func tree(of path: ImportPath) -> SyntaxTree? {
    parse(path)?.value ?? documents.tree(ofClosed: path, named: name(of: path))
  }

  /// The files of all themes that a file belongs to.
  mutating func filesAround(_ path: ImportPath) -> [ImportPath] {
    let index = importerIndex()
    return index.files(below: index.tops(above: path))
  }

  /// The files of all themes that a file belonged to before the last changes; only the file itself if they are unknown.
  func lastFilesAround(_ path: ImportPath) -> [ImportPath] {
    importers.map { $0.files(below: $0.tops(above: path)) } ?? [path]
  }

  /// All stylesheets in the folders of the client and the open ones.
  mutating func allFiles() -> [ImportPath] { importerIndex().files }

  private mutating func importerIndex() -> ImporterIndex {
    var index = importers ?? ImporterIndex(folders.flatMap { stylesheets(in: $0) })
    importers = nil
    // A document of an analysed theme is parsed when the graph of the theme is brought up to date.
    index.update(
      adding: documents.paths.filter { !$0.isJSON },
      deferring: { documents[$0] != nil && themes.holds($0) }, read: documents.bytes)
    importers = index
    return index
  }

  /// The stylesheets in a folder that the configurations there choose.
  private func stylesheets(in folder: ImportPath) -> [ImportPath] {
    var settings = settings
    let documents = documents
    return documents.files.themes(folder) { settings.selection(ofFolder: $0, documents) }
  }

  // MARK: - Themes

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
    let analysis = AnalyzedTheme(
      theme.graph.entries, of: theme.graph, setup,
      on: workers(theme.graph.trees.map(\.file.bytes.count)))
    retired = theme.analysis
    themes[top]?.analysis = analysis
    themes[top]?.isAnalysed = true
    return analysis
  }

  /// A theme as it was analysed last, which may be before the last changes; analysed now if that never was.
  mutating func lastAnalysis(of top: ImportPath) -> AnalyzedTheme? {
    themes[top]?.analysis ?? analysis(of: top)
  }

  /// The analysis of the first theme that a file belongs to, with the number of the file in it.
  mutating func analysis(around path: ImportPath) -> (theme: AnalyzedTheme, file: Int)? {
    for top in currentThemes(of: path) {
      if let theme = analysis(of: top), let file = theme.file(at: path) { return (theme, file) }
    }
    return nil
  }

  /// Brings the graph of a theme up to date.
  private mutating func update(_ top: ImportPath) {
    // Each key asks about the themes of all open documents, so all of these are kept: each document has at most one
    // whose top is not open itself.
    themes.touch(top, limit: Self.maximumThemes + documents.paths.count)
    guard var theme = themes[top] else { return load(top) }
    guard !theme.changed.isEmpty else { return }
    let paths = Set(theme.graph.paths)
    var isAffected = false
    for path in theme.changed.sorted() {
      // A file that some import did not find may have come.
      guard paths.contains(path) || theme.graph.hasMissingImports else { continue }
      isAffected = true
      theme.graph = theme.graph.replacing(
        path, with: documents[path]?.text.bytes, through: access)
      if let number = theme.graph.paths.firstIndex(of: path) {
        let links = ImportLinks.find(in: theme.graph.files[number].tree, at: path)
        importers?.set(links.map(\.path), of: path)
      }
    }
    theme.changed = []
    if isAffected { theme.isAnalysed = false }
    themes[top] = theme
  }

  private mutating func load(_ top: ImportPath) {
    guard let text = text(of: top) else { return }
    let entry = ImportGraph.Entry(
      path: top, name: name(of: top), bytes: text.bytes, root: root(of: top))
    themes[top] = ThemeCache.Theme(
      graph: ImportGraph.load([entry], through: access, on: workers([text.bytes.count])))
  }

  /// The folder that the imports of a theme may not leave: the client's folder around it, else its own.
  private func root(of path: ImportPath) -> ImportPath {
    folders.filter { path.isInside($0) }.max { $0.bytes.count < $1.bytes.count } ?? path.folder
  }

  /// The access to files for the graphs of themes; open documents come before the disk.
  var access: ImportGraph.Access {
    let documents = documents
    return ImportGraph.Access(
      read: documents.read,
      // A document that is not a file lies in no folder of the disk.
      isInside: { $0.isAbsolute ? documents.files.isInside($0, $1) : $0.isInside($1) },
      name: { name(of: $0) })
  }

  /// The name of a file in messages: its path in the folder of the client.
  func name(of path: ImportPath) -> String {
    if let theme = BuiltInTheme(at: path) { return theme.importName }
    if !path.isAbsolute, let document = documents[path] { return document.uri }
    guard let folder = folders.first(where: { path.isInside($0) }) else { return path.text }
    let rest = path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }
    return String(decoding: rest, as: UTF8.self)
  }
}

extension ImportGraph {
  /// Whether some import could not be followed.
  fileprivate var hasMissingImports: Bool {
    files.contains { $0.imports.contains { $0.target == nil } }
  }
}
