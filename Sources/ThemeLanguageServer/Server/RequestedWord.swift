import ThemeEditor
import ThemeSyntax

/// The word at the cursor of a request, found in the text alone: no theme has to be analysed.
struct RequestedWord {
  let document: RequestedDocument
  let tree: SyntaxTree
  /// Nil if there is no word at the cursor.
  let target: CursorTarget?
}

/// The word at the cursor of a request, in the theme as it is now.
struct ThemedWord {
  let document: RequestedDocument
  let theme: AnalyzedTheme
  /// The number of the document in the theme.
  let file: Int
  /// Nil if there is no word at the cursor.
  let target: CursorTarget?
}

extension LanguageServer {
  mutating func word(_ parameters: Parameters) throws(ResponseError) -> RequestedWord {
    let (document, tree) = try parsedDocument(parameters)
    let offset = document.offset(of: try parameters.position())
    return RequestedWord(
      document: document, tree: tree, target: CursorTarget.find(in: tree, at: offset))
  }

  mutating func themedWord(_ parameters: Parameters) throws(ResponseError) -> ThemedWord {
    let document = try document(parameters)
    let offset = document.offset(of: try parameters.position())
    let (theme, file) = try analysis(of: document)
    return ThemedWord(
      document: document, theme: theme, file: file,
      target: CursorTarget.find(in: theme.tree(file), at: offset))
  }
}
