import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeSyntax

/// A range of a file that the client can open.
struct Location: JSONObjectConvertible {
  var uri: String
  var range: TextRange

  var json: JSONObject { ["uri": uri, "range": range] }
}

extension LanguageServer {
  /// The address of a file as the client spells it; nil if the client cannot open the file.
  mutating func uri(of path: ImportPath) -> String? { pages.address(of: path, in: workspace.documents) }

  /// The address of a place that a hover names, with its line; nil if the client cannot open the file.
  mutating func address(of place: Explanation.Location, in theme: AnalyzedTheme) -> String? {
    let file = theme.files.first { theme.tree($0).file.path == place.path }
    return file.flatMap { uri(of: theme.graph.paths[$0]) }.map { "\($0)#L\(place.line),\(place.column)" }
  }

  /// The location of a span of a file of a theme; nil if the client cannot open the file.
  mutating func location(of span: Span, in theme: AnalyzedTheme) -> Location? {
    let file = Int(span.file.index)
    return location(of: span, in: theme.tree(file), at: theme.graph.paths[file])
  }

  /// The location of a span of the file at a path, which has a tree; nil if the client cannot open the file.
  mutating func location(of span: Span, in tree: SyntaxTree, at path: ImportPath) -> Location? {
    guard let uri = uri(of: path) else { return nil }
    let text = workspace.text(of: path) ?? TextDocument(tree.file.bytes)
    return Location(uri: uri, range: text.range(span, client.encoding))
  }
}
