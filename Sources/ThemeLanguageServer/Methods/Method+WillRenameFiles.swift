import ThemeBase
import ThemeCompiler

extension Method {
  /// Has the imports follow files and folders that the user renames.
  static let willRenameFiles = request("workspace/willRenameFiles") { (parameters, server) throws(ResponseError) in
    let moves = FileMoves(
      moves: try parameters.array("files").compactMap { file in
        guard let old = file["oldUri"]?.string, let new = file["newUri"]?.string else { return nil }
        return (DocumentURI.path(of: old), DocumentURI.path(of: new))
      })
    let paths = server.workspace.allFiles().filter { $0.origin != .builtIn }
    let files = server.workspace.trees(of: paths).map { path, tree in
      (path, tree, moves.edits(ofImportsIn: tree, at: path)) as WorkspaceEdit.File
    }
    return WorkspaceEdit(files, &server)
  }
}
