import ThemeBase
import ThemeCompiler

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
    let text = TextDocument(Array(try item.string("text").utf8), server.client.encoding)
    server.workspace.open(OpenDocument(path: path, uri: uri, version: item["version"]?.integer ?? 0, text: text))
    // Opening is answered with diagnostics even if the same were sent before.
    server.reports.forgetVersion(of: path)
    server.noteChange(of: path)
  }

  /// The client has edited a document.
  static let didChange = notification("textDocument/didChange") { (parameters, server) throws(ResponseError) in
    let item = try parameters.object("textDocument")
    let path = DocumentURI.path(of: try item.string("uri"))
    let changes = try changes(parameters)
    let version = item["version"]?.integer ?? 0
    let isOpen = server.workspace.change(path, version: version) { text in
      for change in changes {
        if let range = change.range {
          text.replace(range, with: change.text)
        } else {
          text = TextDocument(Array(change.text.utf8), text.encoding)
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

  /// The client has closed a document: from now on the disk's text applies.
  static let didClose = notification("textDocument/didClose") { (parameters, server) throws(ResponseError) in
    let path = try parameters.documentPath()
    let themes = server.workspace.themes(of: path)
    server.workspace.close(path)
    for theme in themes { server.noteChange(of: theme) }
    server.noteChange(of: path)
  }

  /// The client has saved a document.
  static let didSave = notification("textDocument/didSave") { (parameters, server) throws(ResponseError) in
    let path = try parameters.documentPath()
    guard !server.client.has(.fileRegistration) else { return }
    // Nobody reports changes to other files: those that are not open may have changed.
    server.workspace.forgetClosedTexts()
    server.noteChange(of: path)
  }
}
