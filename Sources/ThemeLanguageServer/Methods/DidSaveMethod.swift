/// The client has saved a document.
enum DidSaveMethod: NotificationMethod {
  static let name = "textDocument/didSave"

  static func receive(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) {
    let path = try parameters.documentPath()
    guard !server.client.registersWatchers else { return }
    // Nobody reports changes to other files: those that are not open may have changed.
    server.workspace.forgetClosedTexts()
    server.noteChange(of: path)
  }
}
