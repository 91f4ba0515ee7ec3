import ThemeCompiler
import ThemeJSON

/// The client has opened or closed folders.
enum DidChangeWorkspaceFoldersMethod: NotificationMethod {
  static let name = "workspace/didChangeWorkspaceFolders"

  static func capability(_ client: ClientCapabilities) -> Capability? {
    let folders: JSONObject = ["supported": true, "changeNotifications": true]
    return ("workspace", ["workspaceFolders": folders] as JSONObject)
  }

  static func receive(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) {
    let event = try parameters.object("event")
    func paths(_ name: String) -> [ImportPath] {
      (event[name]?.elements ?? []).compactMap { $0["uri"]?.string }.map(DocumentURI.path)
    }
    let removed = Set(paths("removed"))
    server.workspace.folders.removeAll { removed.contains($0) }
    server.workspace.folders += paths("added")
    server.workspace.forgetThemes()
    server.noteGeneralChange()
  }
}
