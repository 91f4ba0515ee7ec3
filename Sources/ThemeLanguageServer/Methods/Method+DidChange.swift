import ThemeCompiler

extension Method {
  /// The client has edited a document.
  static let didChange = notification("textDocument/didChange") { (parameters, server) throws(ResponseError) in
    let item = try parameters.object("textDocument")
    let path = DocumentURI.path(of: try item.string("uri"))
    let changes = try changes(parameters)
    let encoding = server.client.encoding
    let version = item["version"]?.integer ?? 0
    let isOpen = server.workspace.change(path, version: version) { text in
      for change in changes {
        if let range = change.range {
          text.replace(range, with: change.text, encoding)
        } else {
          text = TextDocument(Array(change.text.utf8))
        }
      }
    }
    guard isOpen else { throw ResponseError(.invalidParams, "'\(path.text)' is not open") }
    server.noteChange(of: path)
  }

  /// The changes of a notification, all of them read before the first is applied.
  private static func changes(_ parameters: Parameters) throws(ResponseError) -> [(range: TextRange?, text: String)] {
    try parameters.array("contentChanges").map { (element) throws(ResponseError) in
      let change = Parameters(value: element)
      return (change["range"] == nil ? nil : try change.range(), try change.string("text"))
    }
  }
}
