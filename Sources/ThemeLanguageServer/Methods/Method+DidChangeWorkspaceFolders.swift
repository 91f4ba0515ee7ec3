import ThemeCompiler
import ThemeJSON

extension Method {
  /// The client has opened or closed folders.
  static let didChangeWorkspaceFolders = notification(
    "workspace/didChangeWorkspaceFolders", announcing: "workspace",
    options: { _ in
      let folders: JSONObject = ["supported": true, "changeNotifications": true]
      return ["workspaceFolders": folders]
    }
  ) { (parameters, server) throws(ResponseError) in
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
