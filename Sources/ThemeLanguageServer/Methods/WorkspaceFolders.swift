import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeSyntax

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

/// Files and folders that are about to get other paths.
struct FileMoves {
  let moves: [(old: ImportPath, new: ImportPath)]

  /// The later path of a file.
  func path(after path: ImportPath) -> ImportPath {
    guard let move = moves.first(where: { path == $0.old || path.isInside($0.old) }) else { return path }
    return ImportPath(bytes: move.new.bytes + path.bytes.dropFirst(move.old.bytes.count))
  }

  /// The edits by which the imports of a file name the same files as before.
  func edits(ofImportsIn tree: SyntaxTree, at path: ImportPath) -> [TextEdit] {
    let newPath = self.path(after: path)
    return ImportLinks.find(in: tree, at: path).compactMap { link in
      let target = self.path(after: link.path)
      let written = ImportPath(tree.file.text(link.span))
      guard link.path.origin != .builtIn, newPath != path || target != link.path,
        written.resolved(from: newPath) != target
      else { return nil }
      return TextEdit(span: link.span, replacement: target.relative(to: newPath.folder))
    }
  }
}
