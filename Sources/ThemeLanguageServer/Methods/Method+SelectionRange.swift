import ThemeBase
import ThemeEditor

extension Method {
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
