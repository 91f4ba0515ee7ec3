import ThemeBase

extension Method {
  /// The client has opened a document.
  static let didOpen = notification(
    "textDocument/didOpen", announcing: "textDocumentSync",
    options: { _ in
      // Changes come as edits, `2`.
      ["openClose": true, "change": 2, "save": true]
    }
  ) { (parameters, server) throws(ResponseError) in
    let item = try parameters.object("textDocument")
    let uri = try item.string("uri")
    let path = DocumentURI.path(of: uri)
    let text = TextDocument(Array(try item.string("text").utf8))
    server.workspace.open(OpenDocument(uri: uri, version: item["version"]?.integer ?? 0, text: text), at: path)
    server.answers.forgetTokens(of: path)
    // Opening is answered with diagnostics even if the same were sent before.
    server.reports.forgetVersion(of: path)
    server.noteChange(of: path)
  }
}
