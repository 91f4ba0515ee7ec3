import ThemeEditor

extension Method {
  /// Lists the imports of a document as links.
  static let documentLink = request(
    "textDocument/documentLink", announcing: "documentLinkProvider",
    options: { _ in ["resolveProvider": false] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    var links: [JSONObject] = []
    for link in ImportLinks.find(in: tree, at: document.path) {
      guard let uri = server.uri(of: link.path) else { continue }
      links.append([
        "range": document.range(link.span), "target": uri,
        "tooltip": server.workspace.name(of: link.path),
      ])
    }
    return links
  }
}
