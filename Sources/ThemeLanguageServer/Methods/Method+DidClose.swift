extension Method {
  /// The client has closed a document: from now on the disk's text applies.
  static let didClose = notification("textDocument/didClose") { (parameters, server) throws(ResponseError) in
    let path = try parameters.documentPath()
    let themes = server.workspace.themes(of: path)
    server.workspace.close(path)
    server.answers.forgetTokens(of: path)
    for theme in themes { server.noteChange(of: theme) }
    server.noteChange(of: path)
  }
}
