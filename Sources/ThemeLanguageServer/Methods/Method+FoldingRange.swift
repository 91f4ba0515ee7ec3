import ThemeBase
import ThemeEditor

extension Method {
  /// Lists the parts of a document that can be folded away.
  static let foldingRange = request("textDocument/foldingRange", announcing: "foldingRangeProvider") {
    (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let folds = Folding.ranges(of: tree)
    let linesOnly = server.client.has(.lineFolding)
    return JSONStream { json in
      var cursor = document.cursor
      json.array { json in for fold in folds { write(fold, &cursor, linesOnly, to: &json) } }
    }
  }

  private static func write(
    _ fold: FoldingRange, _ cursor: inout PositionCursor, _ linesOnly: Bool, to json: inout JSONWriter
  ) {
    let start = cursor.position(at: fold.range.lowerBound)
    var end = cursor.position(at: fold.range.upperBound)
    // A closing brace stays visible: the fold ends on the line before it.
    if linesOnly, fold.content == .block, end.line > start.line { end.line -= 1 }
    guard end.line > start.line else { return }
    json.beginValue()
    json.fragment("{\"startLine\":", start.line)
    json.fragment(",\"endLine\":", end.line)
    if !linesOnly {
      json.fragment(",\"startCharacter\":", start.character)
      json.fragment(",\"endCharacter\":", end.character)
    }
    if fold.content == .comment { json.fragment(",\"kind\":\"comment\"") }
    if fold.content == .imports { json.fragment(",\"kind\":\"imports\"") }
    json.fragment("}")
  }
}
