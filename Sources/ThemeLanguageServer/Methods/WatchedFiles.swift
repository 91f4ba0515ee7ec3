import ThemeBase
import ThemeCompiler

extension Method {
  fileprivate static let watchedFiles = "workspace/didChangeWatchedFiles"

  /// Files of the workspace have changed on the disk.
  static let didChangeWatchedFiles = notification(
    watchedFiles,
    register: { server in
      guard server.client.has(.fileRegistration) else { return }
      server.register("themec-files", watchedFiles, watchers(["**/*.nss", "**/themec.json"]))
      server.watchBaselines()
    }
  ) { (parameters, server) throws(ResponseError) in
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

  fileprivate static func watchers(_ patterns: [String]) -> JSONObject {
    ["watchers": patterns.map { ["globPattern": $0] as JSONObject }]
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

extension LanguageServer {
  /// Watches the files of apps once a theme names one.
  mutating func watchApps() {
    guard client.has(.fileRegistration), !isWatchingApps, workspace.settings.knowsApps else { return }
    isWatchingApps = true
    register("themec-apps", Method.watchedFiles, Method.watchers(["**/*.{swift,m,mm,h,xib,storyboard,ttf,otf}"]))
  }

  /// Watches the files of accepted findings, in place of those that were watched before.
  mutating func watchBaselines() {
    guard client.has(.fileRegistration), session.isRunning else { return }
    let baselines = workspace.settings.baselines
    guard baselines != watchedBaselines else { return }
    if !watchedBaselines.isEmpty { unregister("themec-baseline", Method.watchedFiles) }
    watchedBaselines = baselines
    guard !baselines.isEmpty else { return }
    register("themec-baseline", Method.watchedFiles, Method.watchers(baselines.map(Method.pattern)))
  }

  mutating func register(_ id: String, _ method: String, _ options: JSONObject) {
    let registration: JSONObject = ["id": id, "method": method, "registerOptions": options]
    outbox.send(request: "client/registerCapability", ["registrations": [registration]])
  }

  mutating func unregister(_ id: String, _ method: String) {
    let registration: JSONObject = ["id": id, "method": method]
    // The protocol's own misspelling.
    outbox.send(request: "client/unregisterCapability", ["unregisterations": [registration]])
  }
}
