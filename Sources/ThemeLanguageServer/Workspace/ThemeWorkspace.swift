import ThemeBase
import ThemeCompiler
import ThemeConfiguration
import ThemeDiagnostics
import ThemeEditor
import ThemeSyntax

/// The documents that are open, the files around them, and the themes that they belong to.
///
/// A theme is named by the path of the file at its top. Themes are analysed when somebody asks about them, and again
/// after one of their files has changed; of a changed theme only the changed file is parsed.
struct ThemeWorkspace {
  /// A theme as it was analysed last, and what has changed since.
  private struct Theme {
    var graph: ImportGraph
    var analysis: AnalyzedTheme?
    /// Whether the analysis is that of the graph, under the settings that hold.
    var isAnalysed = false
    /// The paths of the files whose texts in the graph are old.
    var changed: Set<ImportPath> = []
  }

  let files: WorkspaceFiles
  /// The threads for a theme whose files have these sizes.
  let workers: ([Int]) -> Workers
  var settings: WorkspaceSettings
  /// The folders that the client has opened, as paths.
  var folders: [String] = []
  private(set) var documents: [String: OpenDocument] = [:]
  private var themes: [String: Theme] = [:]
  /// The themes that were asked about, the last one first; only so many are kept.
  private var recent: [String] = []
  /// The imports of the stylesheets in the folders, once they were looked at.
  private var importers: ImporterIndex?
  private var hasGeneralChange = false
  /// The previous analysis, kept until the server is idle: freeing it takes time.
  private var retired: AnalyzedTheme?
  /// Texts of files that are not open.
  private var texts: [String: TextDocument] = [:]
  /// Trees of files that are not open.
  private var trees: [String: SyntaxTree] = [:]

  /// How many themes are kept besides those of open documents.
  private static let maximumThemes = 24

  init(
    files: WorkspaceFiles, workers: @escaping ([Int]) -> Workers, settings: [Setting],
    baseline: ImportPath?
  ) {
    self.files = files
    self.workers = workers
    self.settings = WorkspaceSettings(files: files, commandLine: settings, baseline: baseline)
  }

  // MARK: - Documents

  mutating func open(_ document: OpenDocument, at path: String) {
    documents[path] = document
    noteChange(of: path)
  }

  /// Changes the text of an open document; false if it is not open.
  mutating func change(_ path: String, version: Int, _ body: (inout TextDocument) -> Void) -> Bool {
    guard documents[path] != nil else { return false }
    documents[path]?.version = version
    if var text = documents[path]?.text {
      documents[path]?.text = TextDocument([])
      body(&text)
      documents[path]?.text = text
    }
    noteChange(of: path)
    return true
  }

  mutating func close(_ path: String) {
    documents[path] = nil
    noteChange(of: path)
  }

  /// Takes account of a change to a file, open or on the disk.
  mutating func noteChange(of path: String) {
    texts[path] = nil
    trees[path] = nil
    let key = ImportPath(path)
    if path.hasSuffix("/" + Configuration.fileName) {
      forgetSettings()
      // It may include or exclude stylesheets.
      importers = nil
    } else if settings.isRead(path) {
      forgetSettings()
    }
    importers?.noteChange(of: path)
    for name in themes.keys { themes[name]?.changed.insert(key) }
  }

  /// Takes account of files on the disk that may have changed unnoticed: themes, configurations and registries.
  mutating func forgetClosedTexts() {
    files.forget()
    forgetSettings()
    texts = [:]
    trees = [:]
    for name in themes.keys {
      for path in themes[name]?.graph.paths ?? [] where documents[path.text] == nil {
        themes[name]?.changed.insert(path)
      }
    }
  }

  private mutating func forgetSettings() {
    hasGeneralChange = true
    settings.forget()
    for name in themes.keys { themes[name]?.isAnalysed = false }
  }

  /// Whether a previous analysis is waiting to be freed.
  var hasLeftovers: Bool { retired != nil }

  mutating func dropLeftovers() { retired = nil }

  /// Whether settings, which affect every theme, have changed since the last call.
  mutating func takeGeneralChange() -> Bool {
    defer { hasGeneralChange = false }
    return hasGeneralChange
  }

  /// Takes account of files that came or went.
  mutating func forgetImporters() {
    files.forget()
    importers = nil
  }

  /// Takes account of other settings: everything is analysed anew.
  mutating func forgetThemes() {
    themes = [:]
    recent = []
    importers = nil
  }

  /// The text of a file, as the client, themec itself or the disk has it; nil if it cannot be read.
  mutating func text(of path: String) -> TextDocument? {
    if let document = documents[path] { return document.text }
    if let known = texts[path] { return known }
    guard let bytes = BuiltInTheme(at: ImportPath(path))?.bytes ?? bytes(onDiskAt: path) else {
      return nil
    }
    let text = TextDocument(bytes)
    if texts.count > 4096 { texts = [:] }
    texts[path] = text
    return text
  }

  private func bytes(onDiskAt path: String) -> [UInt8]? {
    guard case .bytes(let bytes) = files.read(ImportPath(path)) else { return nil }
    return bytes
  }

  /// The tree of an open document as a file of its own.
  mutating func parse(_ path: String) -> Checked<SyntaxTree>? {
    guard documents[path] != nil else { return nil }
    // Its theme needs the same tree, and has it parsed only once.
    if themes[path] != nil { update(path) }
    if let theme = themes[path], let number = theme.graph.entries.first {
      let file = theme.graph.files[number]
      return Checked(file.tree, file.diagnostics)
    }
    let name = name(of: ImportPath(path))
    return documents[path]?.parse(named: name)
  }

  /// The tree of a file, open or not; nil if it cannot be read.
  mutating func tree(of path: String) -> SyntaxTree? {
    if documents[path] != nil { return parse(path)?.value }
    guard let text = text(of: path) else { return nil }
    if let known = trees[path] { return known }
    let file = SourceFile(
      id: FileID(index: 0), path: name(of: ImportPath(path)), bytes: text.bytes)
    let tree = Parser.parse(file).value
    if trees.count > 4096 { trees = [:] }
    trees[path] = tree
    return tree
  }

  /// The files of all themes that a file belongs to.
  mutating func filesAround(_ path: String) -> [String] {
    let index = importerIndex()
    return index.files(below: index.tops(above: path))
  }

  /// The files of all themes that a file belonged to before the last changes, or only the file itself if none is known.
  func knownFilesAround(_ path: String) -> [String] {
    importers.map { $0.files(below: $0.tops(above: path)) } ?? [path]
  }

  // MARK: - Themes

  /// The themes that a file belongs to: those whose top is open, else one that imports it, else the file itself.
  mutating func themes(of path: String) -> [String] {
    guard !path.hasSuffix(".json") else { return [] }
    let tops = importerIndex().tops(above: path)
    let open = tops.filter { documents[$0] != nil }
    if !open.isEmpty { return open }
    return tops.isEmpty ? [path] : Array(tops.prefix(1))
  }

  /// The same when it is known what the open documents import by now: they are parsed for that.
  ///
  /// The themes that have a document parse it, so nothing is parsed twice.
  mutating func currentThemes(of path: String) -> [String] {
    for document in (importers?.pending ?? []).sorted() {
      let key = ImportPath(document)
      let tops = themes.keys.filter { themes[$0]?.graph.paths.contains(key) ?? false }
      if let top = tops.min() { update(top) }
    }
    return themes(of: path)
  }

  /// All stylesheets in the folders of the client and the open ones.
  mutating func allFiles() -> [String] { importerIndex().files }

  private mutating func importerIndex() -> ImporterIndex {
    var index = importers ?? ImporterIndex(folders.flatMap { stylesheets(in: $0) })
    importers = nil
    let opened = documents.keys.filter { !$0.hasSuffix(".json") }
    index.update(adding: opened, deferring: { isAnalysedDocument($0) }) { path in
      documents[path]?.text.bytes ?? bytes(onDiskAt: path)
    }
    importers = index
    return index
  }

  /// The stylesheets in a folder that the configurations there choose.
  private func stylesheets(in folder: String) -> [String] {
    var settings = settings
    let documents = documents
    return files.themes(folder) { settings.selection(ofFolder: $0, documents) }
  }

  /// Whether a file is open and part of an analysed theme, whose graph parses it when it is brought up to date.
  private func isAnalysedDocument(_ path: String) -> Bool {
    guard documents[path] != nil else { return false }
    let key = ImportPath(path)
    return themes.values.contains { $0.graph.paths.contains(key) }
  }

  /// A theme as it is now, analysed if need be.
  mutating func analysis(of top: String) -> AnalyzedTheme? {
    update(top)
    guard let theme = themes[top] else { return nil }
    if theme.isAnalysed, let analysis = theme.analysis { return analysis }
    let setup = settings.setup(forTheme: ImportPath(top), of: theme.graph, documents)
    let analysis = AnalyzedTheme(
      theme.graph.entries, of: theme.graph, setup,
      on: workers(theme.graph.trees.map(\.file.bytes.count)))
    retired = theme.analysis
    themes[top]?.analysis = analysis
    themes[top]?.isAnalysed = true
    return analysis
  }

  /// A theme as it was analysed last, which may be before the last changes; analysed now if that never was.
  mutating func lastAnalysis(of top: String) -> AnalyzedTheme? {
    themes[top]?.analysis ?? analysis(of: top)
  }

  /// The analysis of the first theme that a file belongs to, with the number of the file in it.
  mutating func analysis(around path: String) -> (theme: AnalyzedTheme, file: Int)? {
    for top in currentThemes(of: path) {
      if let theme = analysis(of: top), let file = theme.file(at: ImportPath(path)) {
        return (theme, file)
      }
    }
    return nil
  }

  /// Brings the graph of a theme up to date.
  private mutating func update(_ top: String) {
    touch(top)
    guard var theme = themes[top] else { return load(top) }
    guard !theme.changed.isEmpty else { return }
    let known = Set(theme.graph.paths)
    var isAffected = false
    for path in theme.changed.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
      // A file that some import did not find may have come.
      guard known.contains(path) || theme.graph.hasMissingImports else { continue }
      isAffected = true
      theme.graph = theme.graph.replacing(
        path, with: documents[path.text]?.text.bytes, through: access)
      if let number = theme.graph.paths.firstIndex(of: path) {
        let links = ImportLinks.find(in: theme.graph.files[number].tree, at: path)
        importers?.set(links.map(\.path.text), of: path.text)
      }
    }
    theme.changed = []
    if isAffected { theme.isAnalysed = false }
    themes[top] = theme
  }

  private mutating func load(_ top: String) {
    guard let text = text(of: top) else { return }
    let path = ImportPath(top)
    let entry = ImportGraph.Entry(
      path: path, name: name(of: path), bytes: text.bytes, root: root(of: path))
    themes[top] = Theme(
      graph: ImportGraph.load([entry], through: access, on: workers([text.bytes.count])))
  }

  /// Keeps the themes that were asked about last.
  ///
  /// Each key asks about the themes of all open documents, so all of these are kept: each document has at most one that
  /// is not open itself.
  private mutating func touch(_ top: String) {
    recent.removeAll { $0 == top }
    recent.insert(top, at: 0)
    let limit = Self.maximumThemes + documents.count
    guard recent.count > limit, let last = recent.popLast() else { return }
    themes[last] = nil
  }

  /// The folder that the imports of a theme may not leave: the client's folder around it, else its own.
  private func root(of path: ImportPath) -> ImportPath {
    let around = folders.map { ImportPath($0).normalized }.filter { path.isInside($0) }
    return around.max { $0.bytes.count < $1.bytes.count } ?? path.folder
  }

  /// The access to files for the graphs of themes; open documents come before the disk.
  var access: ImportGraph.Access {
    let (files, documents) = (files, documents)
    return ImportGraph.Access(
      read: { path in documents[path.text].map { .bytes($0.text.bytes) } ?? files.read(path) },
      // A document that is no file lies in no folder of the disk.
      isInside: { $0.text.hasPrefix("/") ? files.isInside($0, $1) : $0.isInside($1) },
      name: { name(of: $0) })
  }

  /// The name of a file in messages: its path in the folder of the client.
  func name(of path: ImportPath) -> String {
    if let theme = BuiltInTheme(at: path) { return theme.importName }
    if !path.text.hasPrefix("/"), let document = documents[path.text] { return document.uri }
    for folder in folders where path.isInside(ImportPath(folder).normalized) {
      let rest = path.bytes.dropFirst(folder.utf8.count)
      return String(decoding: rest.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
    }
    return path.text
  }
}

extension ImportGraph {
  /// Whether some import could not be followed.
  fileprivate var hasMissingImports: Bool {
    files.contains { $0.imports.contains { $0.target == nil } }
  }
}
