import ThemeJSON
import ThemeSyntax

/// Lists the semantic tokens of a range.
enum SemanticTokensRangeMethod: RequestMethod {
  static let name = "textDocument/semanticTokens/range"

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    let (document, tree) = try server.parsedDocument(parameters)
    let range = document.offsets(of: try parameters.range())
    let numbers = document.tokenNumbers(tree, in: range)
    return ["data": JSONStream { $0.array(numbers: numbers) }] as JSONObject
  }
}
