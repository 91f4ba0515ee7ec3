import ThemeBase
import ThemeEditor

extension Method {
  /// Adds the edits to an action that applies many fixes, once the user has chosen it.
  static let codeActionResolve = request("codeAction/resolve") { (parameters, server) throws(ResponseError) in
    var action = try parameters.completable("title")
    guard parameters["edit"] == nil, let data = parameters["data"].map(Parameters.init), data["uri"] != nil else {
      return action
    }
    let path = try server.unchangedDocument(data)
    let (theme, file) = try server.analysis(of: path)
    let edits = FileFixes(data).edits(inFile: file, of: theme, through: server.workspace.access)
    action.append("edit", WorkspaceEdit([(path, theme.tree(file), edits)], &server))
    return action
  }
}
