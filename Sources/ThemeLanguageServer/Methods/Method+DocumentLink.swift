import ThemeBase
import ThemeEditor

extension Method {
  /// Lists the imports of a document as links.
  static let documentLink = request(
    "textDocument/documentLink", announcing: "documentLinkProvider", options: { _ in ["resolveProvider": false] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    return ImportLinks.find(in: tree, at: document.path).compactMap { link -> JSONObject? in
      guard let uri = server.uri(of: link.path) else { return nil }
      let name = server.workspace.name(of: link.path)
      return ["range": document.range(link.span), "target": uri, "tooltip": name]
    }
  }
}
