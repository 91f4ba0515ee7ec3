import ThemeBase
import ThemeEditor

extension Method {
  /// The limit of symbols of the workspace that are listed.
  private static let maximumOfWorkspace = 500

  /// Lists the outline of a document.
  static let documentSymbol = request("textDocument/documentSymbol", announcing: "documentSymbolProvider") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    var (items, cursor) = (Outline.items(of: tree)[...], document.text.cursor)
    guard !server.client.has(.symbolTree) else { return symbols(&items, &cursor, depth: 0) }
    var around: [String] = []
    return items.map { item -> JSONObject in
      around.removeLast(around.count - item.depth)
      defer { around.append(item.name) }
      let location = Location(uri: document.uri, range: cursor.range(of: item.span))
      return [
        "name": item.name, "kind": item.subject.rawValue, "location": location, "containerName": around.last,
      ]
    }
  }

  /// The first items that are so deep, each with those within it.
  private static func symbols(_ items: inout ArraySlice<OutlineItem>, _ cursor: inout PositionCursor, depth: Int)
    -> [JSONObject]
  {
    var symbols: [JSONObject] = []
    while let item = items.first, item.depth >= depth {
      items.removeFirst()
      var symbol: JSONObject = [
        "name": item.name, "kind": item.subject.rawValue, "detail": item.detail.isEmpty ? nil : item.detail,
        "range": cursor.range(of: item.span), "selectionRange": cursor.range(of: item.nameSpan),
      ]
      let children = Self.symbols(&items, &cursor, depth: depth + 1)
      symbol.append("children", children.isEmpty ? nil : children)
      symbols.append(symbol)
    }
    return symbols
  }

  /// Finds rules and definitions of all files by their names.
  static let workspaceSymbol = request("workspace/symbol", announcing: "workspaceSymbolProvider") {
    (parameters, server) throws(ResponseError) in
    let query = TypedWord(try parameters.string("query").lowercased())
    var symbols: [JSONObject] = []
    for path in server.workspace.allFiles() {
      guard symbols.count < maximumOfWorkspace, let tree = server.workspace.tree(of: path),
        let text = server.workspace.text(of: path), let uri = server.uri(of: path)
      else { continue }
      for item in Outline.items(of: tree, nested: false) where item.subject != .mediaRule && item.subject != .importRule
      {
        guard symbols.count < maximumOfWorkspace, query.spells(item.name) else { continue }
        let range = text.range(item.nameSpan)
        symbols.append([
          "name": item.name, "kind": item.subject.rawValue, "location": Location(uri: uri, range: range),
        ])
      }
    }
    return symbols
  }

  /// Lists the parts of a document that can be folded away.
  static let foldingRange = request("textDocument/foldingRange", announcing: "foldingRangeProvider") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let linesOnly = server.client.has(.lineFolding)
    var cursor = document.text.cursor
    return Folding.ranges(of: tree).compactMap { fold -> JSONObject? in
      let start = cursor.position(at: fold.range.lowerBound)
      var end = cursor.position(at: fold.range.upperBound)
      // A closing brace stays visible: the fold ends on the line before it.
      if linesOnly, fold.content == .block, end.line > start.line { end.line -= 1 }
      guard end.line > start.line else { return nil }
      return [
        "startLine": start.line, "endLine": end.line, "startCharacter": linesOnly ? nil : start.character,
        "endCharacter": linesOnly ? nil : end.character, "kind": fold.content == .block ? nil : fold.content.rawValue,
      ]
    }
  }

  /// Lists the ranges to which an editor widens a selection step by step.
  static let selectionRange = request("textDocument/selectionRange", announcing: "selectionRangeProvider") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    return try parameters.array("positions").map { (element) throws(ResponseError) in
      let offset = document.text.offset(of: try TextPosition(Parameters(value: element)))
      var ranges: [TextRange] = []
      for range in SelectionRanges.around(offset, in: tree) {
        let range = document.text.range(range)
        if ranges.last != range { ranges.append(range) }
      }
      // The first and innermost range has the others as its parents, as deep as the tree.
      let chain = ranges.reversed().reduce(nil as JSONObject?) { parent, range in ["range": range, "parent": parent] }
      return chain ?? [:]
    }
  }

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
  private static func numbers(of tokens: [SemanticToken], in document: OpenDocument) -> [Int] {
    var cursor = document.text.cursor
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
