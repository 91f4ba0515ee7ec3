import ThemeBase
import ThemeCompiler

extension Method {
  /// The client has opened or closed folders.
  static let didChangeWorkspaceFolders = notification(
    "workspace/didChangeWorkspaceFolders", announcing: "workspace",
    options: { client in
      let folders: JSONObject = ["supported": true, "changeNotifications": true]
      let patterns: [JSONObject] = [["glob": "**/*.nss", "matches": "file"], ["glob": "**", "matches": "folder"]]
      let filters = patterns.map { ["scheme": "file", "pattern": $0] as JSONObject }
      let renames: JSONObject = ["willRename": ["filters": filters] as JSONObject]
      return ["workspaceFolders": folders, "fileOperations": client.has(.fileRenames) ? renames : nil]
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
