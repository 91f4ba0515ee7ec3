import ThemeEditor
import ThemeJSON
import ThemeSyntax

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
    let numbers = document.tokenNumbers(tree)
    return tokens(numbers, server.answers.replaceTokens(of: document.path, with: numbers).id)
  }

  static func tokens(_ numbers: [UInt32], _ id: Int) -> JSONObject {
    ["resultId": "\(id)", "data": JSONStream { $0.array(numbers: numbers) }]
  }
}

extension RequestedDocument {
  /// The semantic tokens of the document, or those that touch a range: five numbers each, relative to the token before.
  func tokenNumbers(_ tree: SyntaxTree, in range: Range<Int>? = nil) -> [UInt32] {
    let tokens = SemanticTokens.find(in: tree, range: range)
    var cursor = cursor
    var numbers: [UInt32] = []
    numbers.reserveCapacity(tokens.count * 5)
    var last = TextPosition(line: 0, character: 0)
    func append(_ piece: Range<Int>, _ token: SemanticToken) {
      guard !piece.isEmpty else { return }
      let start = cursor.position(at: piece.lowerBound)
      let end = cursor.position(at: piece.upperBound)
      let isSameLine = start.line == last.line
      numbers.append(UInt32(truncatingIfNeeded: start.line - last.line))
      numbers.append(
        UInt32(truncatingIfNeeded: start.character - (isSameLine ? last.character : 0)))
      numbers.append(UInt32(truncatingIfNeeded: end.character - start.character))
      numbers.append(UInt32(truncatingIfNeeded: token.role.rawValue))
      numbers.append(token.isDeclaration ? 1 : 0)
      last = start
    }
    for token in tokens {
      guard token.role == .comment else {
        append(token.range, token)
        continue
      }
      // A token of the protocol ends with its line.
      for line in lines(of: token.range) { append(line, token) }
    }
    return numbers
  }

  private func lines(of range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where text.bytes[index] == 0x0A || text.bytes[index] == 0x0D {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<range.upperBound]
  }
}
