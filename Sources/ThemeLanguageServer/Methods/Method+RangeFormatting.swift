extension Method {
  /// Lays out a selection.
  static let rangeFormatting = request("textDocument/rangeFormatting", announcing: "documentRangeFormattingProvider") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let range = document.offsets(of: try parameters.range())
    return document.json(server.layout(of: document, in: range))
  }
}
