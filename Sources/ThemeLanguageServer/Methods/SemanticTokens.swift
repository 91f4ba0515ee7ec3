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
      return ["legend": legend, "full": true]
    }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    return ["data": numbers(of: SemanticTokens.find(in: tree), in: document)] as JSONObject
  }

  /// Five numbers for each token as the protocol has them: its start after that of the token before, and what it is.
  private static func numbers(of tokens: [SemanticToken], in document: RequestedDocument) -> [Int] {
    var cursor = document.cursor
    var last = TextPosition(line: 0, character: 0)
    var numbers: [Int] = []
    for token in tokens {
      for piece in lines(of: token, in: document.text) where !piece.isEmpty {
        let range = cursor.range(piece)
        let isSameLine = range.start.line == last.line
        numbers += [
          range.start.line - last.line, range.start.character - (isSameLine ? last.character : 0),
          range.end.character - range.start.character, token.role.rawValue, token.isDeclaration ? 1 : 0,
        ]
        last = range.start
      }
    }
    return numbers
  }

  /// The pieces of a token on its lines: a token of the protocol ends with its line, and a comment may go on.
  private static func lines(of token: SemanticToken, in text: TextDocument) -> [Range<Int>] {
    guard token.role == .comment else { return [token.range] }
    let lines = text.bytes[token.range].split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    return lines.map(\.indices)
  }
}
