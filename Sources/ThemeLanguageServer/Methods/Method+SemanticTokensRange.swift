import ThemeBase

extension Method {
  /// Lists the semantic tokens of a range.
  static let semanticTokensRange = request("textDocument/semanticTokens/range") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let range = document.offsets(of: try parameters.range())
    let numbers = TokenNumbers.numbers(of: document, tree, in: range)
    return ["data": JSONStream { $0.array(numbers: numbers) }] as JSONObject
  }
}
