import ThemeCompiler
import ThemeEditor
import ThemeJSON

extension Method {
  /// Has the imports follow files and folders that the user renames.
  static let willRenameFiles = request("workspace/willRenameFiles") {
    (parameters, server) throws(ResponseError) in
    var moves = FileMoves()
    for file in try parameters.array("files") {
      guard let old = file["oldUri"]?.string, let new = file["newUri"]?.string else { continue }
      moves.add(DocumentURI.path(of: old), DocumentURI.path(of: new))
    }
    var files: [WorkspaceEdit.File] = []
    for path in server.workspace.allFiles() where !path.isBuiltIn {
      guard let tree = server.workspace.tree(of: path) else { continue }
      files.append((path, tree, moves.edits(ofImportsIn: tree, at: path)))
    }
    return WorkspaceEdit(files, &server)
  }
}
