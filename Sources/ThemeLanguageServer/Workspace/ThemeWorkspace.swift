import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// The documents that are open, the files around them, and the themes that they belong to.
///
/// A theme is named by the path of the file at its top. Themes are analysed when somebody asks about them, and again
/// after one of their files has changed; of a changed theme only the changed file is parsed.
struct ThemeWorkspace {
  var settings: WorkspaceSettings
  /// The folders that the client has opened.
  var folders: [ImportPath] = []
  private(set) var documents: Documents
  var themes = ThemeCache()
  /// The imports of the stylesheets in the folders, once they were looked at.
  var importers: ImporterIndex?
  private var hasGeneralChange = false
  /// The names that files define which were asked about; without those that have changed.
  private var definitions: [ImportPath: Set<String>] = [:]

  init(files: any WorkspaceFiles, settings: WorkspaceSettings) {
    self.settings = settings
    documents = Documents(files: files)
  }

  /// Counts positions in the unit on which client and server have agreed.
  mutating func use(_ encoding: PositionEncoding) { documents.encoding = encoding }

  // MARK: - Changes

  mutating func open(_ document: OpenDocument) {
    documents.open(document)
    noteChange(of: document.path)
  }

  /// Changes the text of an open document; false if it is not open.
  mutating func change(_ path: ImportPath, version: Int, _ body: (inout TextDocument) -> Void) -> Bool {
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
    definitions[path] = nil
    if path.isConfiguration || settings.isRead(path) { forgetSettings() }
    // A configuration may include or exclude stylesheets.
    if path.isConfiguration { importers = nil }
    importers?.noteChange(of: path)
    themes.noteChange(of: path)
  }

  /// Takes account of files on the disk that may have changed unnoticed: themes, configurations and registries.
  mutating func forgetClosedTexts() {
    documents.files.forget()
    documents.forgetClosed()
    definitions = [:]
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

  /// Reads some more of the apps; returns one that is whole now, for whose sake themes are analysed again.
  mutating func readApps() -> AppFiles? {
    guard let app = settings.apps.read() else { return nil }
    hasGeneralChange = true
    themes.noteSettings()
    return app
  }

  // MARK: - Files

  /// The text of a file, or nil if it cannot be read.
  mutating func text(of path: ImportPath) -> TextDocument? { documents.text(of: path) }

  /// The tree of a file as a file of its own, open or not; nil if it cannot be read.
  mutating func parse(_ path: ImportPath) -> Checked<SyntaxTree>? {
    // The theme of an open document needs the same tree, and has it parsed only once.
    if documents[path] != nil, themes[path] != nil { update(path) }
    if documents[path] != nil, let theme = themes[path], let number = theme.graph.entries.last {
      let file = theme.graph.files[number]
      return Checked(file.tree, file.diagnostics)
    }
    return documents.parse(path, named: name(of: path))
  }

  /// The tree of a file, open or not; nil if it cannot be read.
  mutating func tree(of path: ImportPath) -> SyntaxTree? { parse(path)?.value }

  /// Some files with their trees, without those that cannot be read.
  mutating func trees(of paths: [ImportPath]) -> [(path: ImportPath, tree: SyntaxTree)] {
    paths.compactMap { path in tree(of: path).map { (path, $0) } }
  }

  /// The files of all themes that a file belongs to.
  mutating func filesAround(_ path: ImportPath) -> [ImportPath] {
    let index = importerIndex()
    return index.files(below: index.tops(above: path)).filter(mayRead)
  }

  /// The files of all themes that a file belonged to before the last changes; only the file itself if they are unknown.
  func lastFilesAround(_ path: ImportPath) -> [ImportPath] {
    importers.map { $0.files(below: $0.tops(above: path)) } ?? [path]
  }

  /// The definitions of the stylesheets that a file could import, by their names with the files that have them.
  mutating func importableDefinitions(for path: ImportPath) -> [String: [ImportPath]] {
    let index = importerIndex()
    guard let root = root(of: path) ?? folders.first else { return [:] }
    let known = Set(index.files(below: index.tops(above: path) + [path]))
    let files = index.files.filter { !known.contains($0) && $0.isInside(root) }.prefix(Self.maximumImportable)
    var found: [String: [ImportPath]] = [:]
    // A file that leads to this one would close a ring.
    let above = Set(index.files(above: path))
    for file in files where !above.contains(file) {
      let names = definitions[file] ?? tree(of: file).map { Set($0.nodes(.definition).map(\.firstToken.text)) } ?? []
      definitions[file] = names
      for name in names { found[name, default: []].append(file) }
    }
    return found
  }

  /// The limit of files whose definitions are proposed for an import.
  private static let maximumImportable = 500

  /// The tops of all themes.
  mutating func tops() -> [ImportPath] { importerIndex().tops }

  /// The tops of the themes that a file belonged to before the last changes, or nil if they are unknown.
  func lastTops(above path: ImportPath) -> [ImportPath]? { importers?.tops(above: path) }

  /// The names of all stylesheets, as an app loads them: without their folders and the ending.
  mutating func sheetNames() -> Set<String> {
    let index = importerIndex()
    let names = index.files(below: index.files).map { String($0.text.split(separator: "/").last ?? "") }
    return Set(names.filter { $0.hasSuffix(".nss") }.map { String($0.dropLast(4)) })
  }

  /// All stylesheets in the folders of the client and the open ones.
  mutating func allFiles() -> [ImportPath] { importerIndex().files }

  mutating func importerIndex() -> ImporterIndex {
    var index = importers ?? ImporterIndex(folders.flatMap { stylesheets(in: $0) })
    importers = nil
    var settings = settings
    defer { self.settings = settings }
    index.update(
      adding: documents.paths.filter { !$0.isJSON }, read: { mayRead($0) ? documents.bytes(of: $0) : nil },
      layers: { settings.layers(beneath: $0, documents) })
    importers = index
    return index
  }

  /// The stylesheets in a folder that the configurations there choose.
  private func stylesheets(in folder: ImportPath) -> [ImportPath] {
    var settings = settings
    let documents = documents
    return documents.files.themes(in: folder) { settings.selection(ofFolder: $0, documents) }
  }

  // MARK: The names of files, and access to them for the graphs of themes

  /// The folder that the imports of a theme may not leave: the client's folder around it, else its own; nil for none.
  func root(of path: ImportPath) -> ImportPath? {
    guard !settings.mayLeaveRoot else { return nil }
    return folders.filter { path.isInside($0) }.max { $0.bytes.count < $1.bytes.count } ?? path.folder
  }

  /// Whether a file is open, or lies where some theme of the client may import it.
  func mayRead(_ path: ImportPath) -> Bool {
    documents[path] != nil || path.origin == .builtIn || settings.mayLeaveRoot
      || Set(folders + documents.paths.compactMap(root)).contains { access.isInside(path, $0) }
  }

  /// The access to files for the graphs of themes; open documents come before the disk.
  var access: ImportGraph.Access {
    let documents = documents
    return ImportGraph.Access(
      read: documents.read,
      // A document that is not a file lies in no folder of the disk.
      isInside: { $0.isAbsolute ? documents.files.isInside($0, $1) : $0.isInside($1) }, name: { name(of: $0) })
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
