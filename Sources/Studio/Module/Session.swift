import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemePage
import ThemeProject
import ThemeReports
import ThemeSyntax
import ThemeTable

/// The files of the studio, and the theme that they make.
struct Session {
  private(set) var files: [ImportPath: [UInt8]] = [:]
  private var entry: ImportPath?
  private var graph: ImportGraph?
  /// The settings of the theme of the last ``compile(_:)``.
  private(set) var settings: SessionSettings?
  /// The theme of the last ``compile(_:)``.
  private(set) var theme: AnalyzedTheme?
  /// The theme as pages and pictures show it, since one was asked for.
  private var shown: PageTheme?
  /// The theme that changes are told from; see ``keep()``.
  private(set) var kept: AnalyzedTheme?
  /// The pairs that could not be read when a change began; see ``mark()``.
  var unreadable: Set<String> = []

  /// Gives a file a text, or takes it away with nil; only this file is parsed again.
  mutating func set(_ name: String, _ text: [UInt8]?) {
    let path = ImportPath(name)
    files[path] = text
    let isGone = text == nil && path == entry
    graph = isGone ? nil : graph?.replacing(path, with: text, through: access)
  }

  /// Compiles and checks the theme that begins with a file, as `themec lint` does.
  mutating func compile(_ name: String) {
    let path = ImportPath(name)
    if graph == nil || entry != path {
      let start = ImportGraph.Entry(path: name, bytes: files[path] ?? [], root: path.root.text)
      graph = .load([start], through: access)
      entry = path
    }
    settings = graph.map { SessionSettings(for: path, in: $0, files) }
    theme = graph.map { AnalyzedTheme($0.entries, of: $0, settings?.setup ?? ThemeSetup()) }
    shown = nil
  }

  /// The names of all files.
  var names: [ImportPath] { files.keys.sorted() }

  /// The text of a file; empty for one that is not there.
  func text(of name: String) -> [UInt8] { files[ImportPath(name)] ?? [] }

  /// The tree of a file of the theme as it is now, which may be newer than ``theme``.
  func tree(of name: String) -> SyntaxTree? {
    let path = ImportPath(name)
    return graph.flatMap { graph in graph.paths.firstIndex(of: path).map { graph.files[$0].tree } }
  }

  /// All files, each as a theme of its own, in the order of their names.
  var wholeGraph: ImportGraph {
    let entries = files.filter { $0.key.text.hasSuffix(".nss") }.sorted { $0.key < $1.key }.map { path, bytes in
      ImportGraph.Entry(path: path.text, bytes: bytes, root: path.root.text)
    }
    return .load(entries, through: access)
  }

  /// Keeps the theme as it is, for ``changes``.
  mutating func keep() { kept = theme }

  private var access: ImportGraph.Access {
    let files = files
    return ImportGraph.Access(
      read: { path in
        if let text = files[path] { return .bytes(text) }
        // A system refuses such a name before it looks for the file.
        return path.bytes.contains(0) ? .failed("its name contains a NUL") : .notFound
      },
      list: { folder in
        files.keys.filter { $0.folder == folder }.compactMap { path in
          path.text.split(separator: "/").last.map { String($0) }
        }
      })
  }
}

extension Session {
  /// The findings, as all reports show them.
  var report: Findings? {
    theme.map { theme in
      let group = Findings.Group(sources: theme.graph.sources, diagnostics: theme.groupedFindings)
      let registry = settings?.registry.map { [$0] } ?? []
      var findings = Findings(groups: registry + [group], suppressed: theme.suppressed)
      findings.pages = settings?.theme.pages
      return findings.triaged
    }
  }

  /// The theme as pages and pictures show it; nil beyond the limits of a table.
  mutating func pageTheme() -> PageTheme? {
    guard shown == nil, let theme else { return shown }
    let findings = report?.groups.last?.diagnostics ?? []
    shown = try? PageTheme(
      name: entry?.text ?? "", table: theme.compilation.table, compilation: theme.compilation, findings: findings)
    return shown
  }
}
