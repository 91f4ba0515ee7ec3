import ThemeBase
import ThemeEditor

extension Method {
  /// Lists the parts of a document that can be folded away.
  static let foldingRange = request("textDocument/foldingRange", announcing: "foldingRangeProvider") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let linesOnly = server.client.has(.lineFolding)
    var cursor = document.cursor
    return Folding.ranges(of: tree).compactMap { fold -> JSONObject? in
      let start = cursor.position(at: fold.range.lowerBound)
      var end = cursor.position(at: fold.range.upperBound)
      // A closing brace stays visible: the fold ends on the line before it.
      if linesOnly, fold.content == .block, end.line > start.line { end.line -= 1 }
      guard end.line > start.line else { return nil }
      return [
        "startLine": start.line, "endLine": end.line, "startCharacter": linesOnly ? nil : start.character,
        "endCharacter": linesOnly ? nil : end.character, "kind": fold.content.protocolKind,
      ]
    }
  }

  /// Lists the ranges to which an editor widens a selection step by step.
  static let selectionRange = request("textDocument/selectionRange", announcing: "selectionRangeProvider") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    return try parameters.array("positions").map { (element) throws(ResponseError) in
      let offset = document.offset(of: try TextPosition(Parameters(value: element)))
      var ranges: [TextRange] = []
      for range in SelectionRanges.around(offset, in: tree) {
        let range = document.range(range)
        if ranges.last != range { ranges.append(range) }
      }
      // The first and innermost range has the others as its parents, as deep as the tree.
      let chain = ranges.reversed().reduce(nil as JSONObject?) { parent, range in ["range": range, "parent": parent] }
      return chain ?? [:]
    }
  }
}

extension FoldingRange.Content {
  /// The protocol's name for the kind of fold; nil for one that has none.
  fileprivate var protocolKind: String? {
    switch self {
    case .block: nil
    case .comment: "comment"
    case .imports: "imports"
    }
  }
}
