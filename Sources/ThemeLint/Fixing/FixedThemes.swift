import ThemeCompiler
import ThemeDiagnostics

/// The findings and the meaning of one theme with its files as they are now.
struct FixedTheme {
  /// The numbers of its files, those that it imports included.
  let files: Set<Int>
  let findings: [Diagnostic]
  let meaning: ThemeMeaning
  /// Whether there are more findings than are kept.
  let isCut: Bool

  init(_ theme: Fixer.Theme, of graph: ImportGraph) {
    let compilation = Linter.compile(theme.layers, of: graph, options: theme.options)
    files = Set(graph.reachable(from: theme.layers))
    findings = compilation.diagnostics
    meaning = ThemeMeaning(compilation.table)
    isCut = compilation.suppressed > 0
  }
}

/// The themes to which a file belongs, with those of their findings that no comment or baseline accepts.
struct FixedThemes {
  var graph: ImportGraph
  var themes: [FixedTheme]
  /// The findings that count, sorted.
  var findings: [Diagnostic]

  init(_ themes: [FixedTheme], of graph: ImportGraph, _ review: Fixer.Review) {
    self.graph = graph
    self.themes = themes
    var seen: Set<Diagnostic> = []
    let all = themes.flatMap(\.findings).filter { seen.insert($0).inserted }
    let files = themes.reduce(into: Set()) { $0.formUnion($1.files) }
    findings = review(all, files.sorted().map { graph.trees[$0] }).sortedForReport()
  }

  /// How many findings of one code there are.
  struct Count {
    var all = 0
    /// Warnings and errors.
    var important = 0
  }

  var errorCount: Int { findings.count { $0.severity == .error } }

  func counts() -> [DiagnosticCode: Count] {
    findings.reduce(into: [:]) { counts, finding in
      counts[finding.code, default: Count()].all += 1
      if finding.severity > .note { counts[finding.code, default: Count()].important += 1 }
    }
  }
}
