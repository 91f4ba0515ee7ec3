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
  /// The files that the theme is made of, without their imports: its layers, and the file that it begins with.
  private var entries: [ImportPath] = []
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
    let isGone = text == nil && entries.contains(path)
    graph = isGone ? nil : graph?.replacing(path, with: text, through: access)
  }

  /// Compiles and checks the theme that begins with a file, as `themec lint` does.
  mutating func compile(_ name: String) {
    let path = ImportPath(name)
    var settings = SessionSettings(for: path, files)
    let wanted = settings.layers + [path]
    let current = (entries == wanted ? graph : nil) ?? load(wanted)
    settings.take(current)
    (entries, graph, self.settings) = (wanted, current, settings)
    theme = AnalyzedTheme(current.entries, of: current, settings.setup)
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

  /// All stylesheets, each as a theme of its own, in the order of their names.
  var wholeGraph: ImportGraph { load(names.filter { $0.text.hasSuffix(".nss") }) }

  private func load(_ paths: [ImportPath]) -> ImportGraph {
    .load(
      paths.map { ImportGraph.Entry(path: $0.text, bytes: files[$0] ?? [], root: $0.root.text) }, through: access)
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
      name: entries.last?.text ?? "", table: theme.compilation.table, compilation: theme.compilation, findings: findings
    )
    return shown
  }
}
