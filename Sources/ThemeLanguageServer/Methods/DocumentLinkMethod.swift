import ThemeCompiler
import ThemeEditor
import ThemeSyntax

/// Lists the imports of a document as links.
enum DocumentLinkMethod: RequestMethod {
  static let name = "textDocument/documentLink"

  static func capability(_ client: ClientCapabilities) -> Capability? {
    ("documentLinkProvider", ["resolveProvider": false] as JSONObject)
  }

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
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
