import TestSupport
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeModel
import ThemeProject
import ThemeSyntax

/// A small theme with a cursor at `1️⃣`.
struct EditorSample {
  let theme: AnalyzedTheme
  let offset: Int

  var tree: SyntaxTree { theme.tree(0) }
  var target: CursorTarget? { CursorTarget.find(in: tree, at: offset) }

  init(_ source: String, target: Target = .fioriUIKit) {
    let marked = MarkedSource(source)
    offset = marked.offsets[1] ?? 0
    let graph = ImportGraph.load([.init(path: "/t/a.nss", bytes: marked.bytes, root: nil)]) { _ in .notFound }
    var setup = ThemeSetup()
    setup.options.target = target
    theme = AnalyzedTheme(graph.entries, of: graph, setup)
  }

  /// Where names mean the same.
  var scope: Rename.Scope {
    let builtIn = theme.files.filter { theme.graph.paths[$0].origin == .builtIn }
    return Rename.Scope(trees: [tree], builtIn: builtIn.map { theme.tree($0) }, registry: theme.registry)
  }

  /// The labels of the completion at the cursor.
  var completion: [String] {
    guard let context = CompletionContext.find(in: tree, at: offset) else { return [] }
    return Completion.find(context, of: theme).items.map(\.label)
  }

  func text(_ span: Span) -> String { tree.file.text(span) }
}

extension AnalyzedTheme {
  /// The theme of some layers as the language server makes it where there is no configuration.
  convenience init(_ layers: [Int], of graph: ImportGraph, _ setup: ThemeSetup = ThemeSetup()) {
    var setup = setup
    setup.lint.shipsSheets = true
    setup.take(FileRules(graph, of: []) { _ in FileSettings() })
    self.init(CheckedTheme(layers, of: graph, setup))
  }
}
