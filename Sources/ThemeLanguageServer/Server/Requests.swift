import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeSyntax

extension LanguageServer {
  /// The open document that a request is about.
  func document(_ parameters: Parameters) throws(ResponseError) -> OpenDocument {
    let uri = try parameters.documentURI()
    if let document = workspace.documents[DocumentURI.path(of: uri)] { return document }
    throw ResponseError(.invalidParams, "'\(uri)' is not open")
  }

  /// The document named by the `data` that was sent with an item; it must not have changed since then.
  func unchangedDocument(_ data: Parameters) throws(ResponseError) -> ImportPath {
    let path = DocumentURI.path(of: try data.string("uri"))
    guard let document = workspace.documents[path], data["version"]?.integer == document.version else { throw .changed }
    return path
  }

  /// The open document that a request is about, with its tree.
  mutating func parsedDocument(_ parameters: Parameters) throws(ResponseError) -> (
    document: OpenDocument, tree: SyntaxTree
  ) {
    let document = try document(parameters)
    guard let tree = workspace.tree(of: document.path) else {
      throw ResponseError(.invalidParams, "'\(document.uri)' is not open")
    }
    return (document, tree)
  }

  /// The theme that a document belongs to, as it is now, with the number of the document in it.
  mutating func analysis(of path: ImportPath) throws(ResponseError) -> (theme: AnalyzedTheme, file: Int) {
    guard let analysis = workspace.analysis(around: path) else {
      throw ResponseError(.requestFailed, "'\(path.text)' cannot be read")
    }
    return analysis
  }

  /// The word in the text alone: no theme has to be analysed.
  mutating func word(_ parameters: Parameters) throws(ResponseError) -> RequestedWord {
    let (document, tree) = try parsedDocument(parameters)
    return RequestedWord(document, tree, at: try parameters.position())
  }

  /// The word in the theme as it is now, in which the document has a number.
  mutating func themedWord(_ parameters: Parameters) throws(ResponseError) -> (
    word: RequestedWord, theme: AnalyzedTheme, file: Int
  ) {
    let document = try document(parameters)
    let position = try parameters.position()
    let (theme, file) = try analysis(of: document.path)
    return (RequestedWord(document, theme.tree(file), at: position), theme, file)
  }

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
    let text = workspace.text(of: path) ?? TextDocument(tree.file.bytes, client.encoding)
    return Location(uri: uri, range: text.range(span))
  }
}

/// The word at the cursor of a request.
struct RequestedWord {
  let document: OpenDocument
  let tree: SyntaxTree
  /// Nil if there is no word at the cursor.
  let target: CursorTarget?

  init(_ document: OpenDocument, _ tree: SyntaxTree, at position: TextPosition) {
    self.document = document
    self.tree = tree
    target = CursorTarget.find(in: tree, at: document.text.offset(of: position))
  }
}

/// A range of a file that the client can open.
struct Location: JSONObjectConvertible {
  var uri: String
  var range: TextRange

  var json: JSONObject { ["uri": uri, "range": range] }
}
