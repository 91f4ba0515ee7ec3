import ThemeJSON

/// The client has opened a document.
enum DidOpenMethod: NotificationMethod {
  static let name = "textDocument/didOpen"

  /// Changes come as edits, `2`.
  static func capability(_ client: ClientCapabilities) -> Capability? {
    ("textDocumentSync", ["openClose": true, "change": 2, "save": true] as JSONObject)
  }

  static func receive(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) {
    let item = try parameters.object("textDocument")
    let uri = try item.string("uri")
    let path = DocumentURI.path(of: uri)
    let text = TextDocument(Array(try item.string("text").utf8))
    server.workspace.open(
      OpenDocument(uri: uri, version: item["version"]?.integer ?? 0, text: text), at: path)
    server.answers.forgetTokens(of: path)
    // Opening is answered with diagnostics even if the same were sent before.
    server.reports.forgetVersion(of: path)
    server.noteChange(of: path)
  }
}
