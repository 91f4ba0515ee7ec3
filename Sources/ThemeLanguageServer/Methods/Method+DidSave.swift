extension Method {
  /// The client has saved a document.
  static let didSave = notification("textDocument/didSave") { (parameters, server) throws(ResponseError) in
    let path = try parameters.documentPath()
    guard !server.client.has(.fileRegistration) else { return }
    // Nobody reports changes to other files: those that are not open may have changed.
    server.workspace.forgetClosedTexts()
    server.noteChange(of: path)
  }
}
