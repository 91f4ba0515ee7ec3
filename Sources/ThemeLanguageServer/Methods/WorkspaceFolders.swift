import ThemeApp
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

  /// Files of the workspace have changed on the disk.
  static let didChangeWatchedFiles = notification("workspace/didChangeWatchedFiles") {
    (parameters, server) throws(ResponseError) in
    var isAffected = false
    for event in try parameters.array("changes") {
      guard let uri = event["uri"]?.string else { continue }
      let path = DocumentURI.path(of: uri)
      if event["type"]?.integer != 2 { server.workspace.forgetImporters() }
      server.workspace.documents.files.forget()
      // The client's text applies while a document is open.
      guard server.workspace.documents[path] == nil else { continue }
      server.workspace.noteChange(of: path)
      // A path outside the folders may be where a link in them leads.
      if !server.workspace.folders.contains(where: path.isInside) { server.workspace.forgetClosedTexts() }
      isAffected = true
    }
    guard isAffected else { return }
    _ = server.workspace.takeGeneralChange()
    server.noteGeneralChange()
  }

  /// The pattern of the files that have the name of a file.
  ///
  /// Clients differ in how they take absolute paths, so the folder is left out. A character with a meaning in patterns
  /// is replaced with `?`, which matches any character.
  fileprivate static func pattern(of path: ImportPath) -> String {
    let name = path.text.split(separator: "/").last ?? ""
    return "**/" + String(name.map { "*?[]{},!".contains($0) ? "?" : $0 })
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

extension LanguageServer {
  /// Watches stylesheets, configurations and files of accepted findings.
  mutating func watchFiles() {
    guard client.has(.fileRegistration) else { return }
    watch(["**/*.nss", "**/themec.json"], as: "themec-files")
    watchBaselines()
  }

  /// Watches the files of apps once a theme names one.
  mutating func watchApps() {
    guard client.has(.fileRegistration), !isWatchingApps, workspace.settings.knowsApps else { return }
    isWatchingApps = true
    watch(["**/*.{\(AppFile.endings.joined(separator: ","))}"], as: "themec-apps")
  }

  /// Watches the files of accepted findings, in place of those that were watched before.
  mutating func watchBaselines() {
    guard client.has(.fileRegistration), session.isRunning else { return }
    let baselines = workspace.settings.baselines
    guard baselines != watchedBaselines else { return }
    let id = "themec-baseline"
    if !watchedBaselines.isEmpty {
      let registration: JSONObject = ["id": id, "method": Method.didChangeWatchedFiles.name]
      // The protocol's own misspelling.
      outbox.send(request: "client/unregisterCapability", ["unregisterations": [registration]])
    }
    watchedBaselines = baselines
    if !baselines.isEmpty { watch(baselines.map(Method.pattern), as: id) }
  }

  /// Has the client tell of changes to the files that some patterns name.
  private mutating func watch(_ patterns: [String], as id: String) {
    register(id, Method.didChangeWatchedFiles.name, ["watchers": patterns.map { ["globPattern": $0] as JSONObject }])
  }

  mutating func register(_ id: String, _ method: String, _ options: JSONObject) {
    let registration: JSONObject = ["id": id, "method": method, "registerOptions": options]
    outbox.send(request: "client/registerCapability", ["registrations": [registration]])
  }
}
