import ThemeAnalysis
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
    theme = AnalyzedTheme(CheckedTheme(current.entries, of: current, settings.setup))
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

  /// The words of a file to colour, as one array of JSON: where each begins and ends in UTF-16 code units, and the number
  /// of its role.
  func words(of name: String) -> [UInt8] {
    guard let theme, let file = theme.file(at: ImportPath(name)) else { return Array("[]".utf8) }
    let tree = theme.tree(file)
    var units = UTF16Counter(tree.file.bytes)
    return JSONWriter.answer(SemanticTokens.find(in: tree)) { json, token in
      json.value(units.count(before: token.range.lowerBound))
      json.value(units.count(before: token.range.upperBound))
      json.value(token.role.rawValue)
    }
  }

  // MARK: Themes

  /// The themes that are made of a file among others; all of them for an empty name.
  ///
  /// The themes are those that `known` names, or the files that no other file imports and no settings name as a registry.
  func themes(with name: String, among known: [String]) -> [String] {
    let graph = wholeGraph
    let numbers = graph.entries
    let entries = known.isEmpty ? themes(of: graph) : numbers.filter { known.contains(graph.paths[$0].text) }
    let file = numbers.first { graph.paths[$0] == ImportPath(name) }
    let found =
      name.isEmpty ? entries : entries.filter { entry in graph.reachable(from: [entry]).contains { $0 == file } }
    return found.map { graph.paths[$0].text }
  }

  private func themes(of graph: ImportGraph) -> [Int] {
    let roots = graph.roots
    let registry = Set(roots.flatMap { SessionSettings(for: graph.paths[$0], files).theme.registry })
    let themes = roots.filter { !registry.contains([UInt8(ascii: "/")] + graph.paths[$0].bytes) }
    return themes.isEmpty ? roots : themes
  }

  // MARK: Changes

  /// The changes since ``keep()`` as JSON: the report of `themec diff`, and the changed lines of each file.
  func changes() -> [UInt8] {
    guard let kept, let theme else { return JSONWriter.nothing }
    let difference = ThemeDifference(from: kept.compilation, to: theme.compilation, registry: theme.registry)
    return JSONWriter.answer { json in
      json.member("report", difference.text().text)
      json.array("lines", changedLines(from: kept, to: theme)) { $0.value($1) }
    }
  }

  /// The changed lines of each file, as `diff -u` writes them.
  private func changedLines(from old: AnalyzedTheme, to new: AnalyzedTheme) -> [String] {
    func texts(_ theme: AnalyzedTheme) -> [String: [UInt8]] {
      theme.files.reduce(into: [:]) { texts, file in
        let path = theme.graph.paths[file]
        if path.origin != .builtIn { texts[path.text] = theme.tree(file).file.bytes }
      }
    }
    let (before, after) = (texts(old), texts(new))
    return Set(before.keys).union(after.keys).sorted().compactMap { path in
      let lines = LineDiff.bytes(from: before[path] ?? [], to: after[path] ?? [], path: path)
      return lines.isEmpty ? nil : String(decoding: lines, as: UTF8.self)
    }
  }
}

extension ImportGraph {
  /// The files of the studio that no other file imports; all of them if they import one another in a circle.
  fileprivate var roots: [Int] {
    let imported = Set(
      files.enumerated().flatMap { number, file in file.imports.compactMap { $0.target }.filter { $0 != number } })
    let roots = entries.filter { !imported.contains($0) }
    return roots.isEmpty ? entries : roots
  }
}
