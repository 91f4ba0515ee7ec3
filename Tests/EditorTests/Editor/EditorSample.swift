import TestSupport
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeModel
import ThemeProject
import ThemeSyntax

/// A small theme with a cursor at `|`.
struct EditorSample {
  let theme: AnalyzedTheme
  let offset: Int

  var tree: SyntaxTree { theme.tree(0) }
  var target: CursorTarget? { CursorTarget.find(in: tree, at: offset) }

  init(_ source: String, target: Target = .fioriUIKit) {
    let parts = source.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    offset = parts.count > 1 ? parts[0].utf8.count : 0
    let graph = ImportGraph.load([.init(path: "/t/a.nss", bytes: bytes, root: nil)]) { _ in .notFound }
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
