import ThemeEditor
import ThemeJSON

extension Method {
  /// Lists the ranges to which an editor widens a selection step by step.
  static let selectionRange = request(
    "textDocument/selectionRange", announcing: "selectionRangeProvider"
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    var chains: [JSONObject] = []
    for element in try parameters.array("positions") {
      let offset = document.offset(of: try TextPosition(Parameters(value: element)))
      var ranges: [TextRange] = []
      for range in SelectionRanges.around(offset, in: tree) {
        let range = document.range(range)
        if ranges.last != range { ranges.append(range) }
      }
      chains.append(chain(ranges[...]) ?? [:])
    }
    return chains
  }

  /// The first and innermost range with the others as its parents, as deep as the tree.
  private static func chain(_ ranges: ArraySlice<TextRange>) -> JSONObject? {
    ranges.first.map { ["range": $0, "parent": chain(ranges.dropFirst())] }
  }
}
