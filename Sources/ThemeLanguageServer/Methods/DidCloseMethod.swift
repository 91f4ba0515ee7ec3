/// The client has closed a document: from now on the disk's text applies.
enum DidCloseMethod: NotificationMethod {
  static let name = "textDocument/didClose"

  static func receive(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) {
    let path = try parameters.documentPath()
    let themes = server.workspace.themes(of: path)
    server.workspace.close(path)
    server.answers.forgetTokens(of: path)
    for theme in themes { server.noteChange(of: theme) }
    server.noteChange(of: path)
  }
}
