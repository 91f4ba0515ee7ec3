import ThemeBase
import ThemeEditor

extension Method {
  /// Lists the semantic tokens of a document.
  static let semanticTokens = request(
    "textDocument/semanticTokens/full", announcing: "semanticTokensProvider",
    options: { _ in
      let legend: JSONObject = [
        "tokenTypes": SemanticToken.Role.allCases.map { "\($0)" },
        "tokenModifiers": ["declaration"],
      ]
      return ["legend": legend, "range": true, "full": ["delta": true] as JSONObject]
    }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let (new, _) = server.answers.renewTokens(of: document, tree)
    return tokens(new)
  }

  static func tokens(_ sent: SentAnswers.Tokens) -> JSONObject {
    ["resultId": "\(sent.resultID)", "data": JSONStream { $0.array(numbers: sent.tokens.numbers) }]
  }
}
