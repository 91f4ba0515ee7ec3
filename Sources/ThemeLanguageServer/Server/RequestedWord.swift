import ThemeEditor
import ThemeSyntax

/// The word at the cursor of a request.
struct RequestedWord {
  let document: RequestedDocument
  let tree: SyntaxTree
  /// Nil if there is no word at the cursor.
  let target: CursorTarget?

  init(_ document: RequestedDocument, _ tree: SyntaxTree, at position: TextPosition) {
    self.document = document
    self.tree = tree
    target = CursorTarget.find(in: tree, at: document.offset(of: position))
  }
}

extension LanguageServer {
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
}
