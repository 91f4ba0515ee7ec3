import ThemeCompiler
import ThemeJSON

/// Has the client tell of what changes outside its documents.
extension LanguageServer {
  private static let fileMethod = "workspace/didChangeWatchedFiles"

  /// Watches the stylesheets and the configurations of the workspace.
  mutating func watchFiles() {
    guard client.registersWatchers else { return }
    register("themec-files", Self.fileMethod) { json in
      Self.writeWatchers(["**/*.nss", "**/themec.json"], to: &json)
    }
  }

  /// Watches the file of the known findings, in place of the one that was known before.
  mutating func watchBaseline() {
    guard client.registersWatchers, phase == .running else { return }
    let baseline = workspace.settings.baseline
    guard baseline != watchedBaseline else { return }
    if watchedBaseline != nil { unregister("themec-baseline", Self.fileMethod) }
    watchedBaseline = baseline
    guard let baseline else { return }
    register("themec-baseline", Self.fileMethod) { json in
      Self.writeWatchers([Self.pattern(of: baseline)], to: &json)
    }
  }

  /// Has the client say when its settings have changed.
  mutating func watchSettings() {
    guard client.registersConfiguration else { return }
    register("themec-settings", "workspace/didChangeConfiguration") {
      $0.member("section", "themec")
    }
  }

  /// The pattern of the files that have the name of a file.
  ///
  /// Clients differ in how they take absolute paths, so the folder is left out. What stands for other characters in a
  /// pattern is replaced with a `?`, which stands for any one of them.
  private static func pattern(of path: ImportPath) -> String {
    let name = path.text.split(separator: "/").last ?? ""
    return "**/" + String(name.map { "*?[]{},!".contains($0) ? "?" : $0 })
  }

  private static func writeWatchers(_ patterns: [String], to json: inout JSONWriter) {
    json.key("watchers")
    json.array(patterns) { json, pattern in json.object { $0.member("globPattern", pattern) } }
  }

  // MARK: - Registrations

  private mutating func register(
    _ id: String, _ method: String, _ options: @escaping Reply
  ) {
    sendRegistrations("client/registerCapability", "registrations", id, method) { json in
      json.key("registerOptions")
      json.object(options)
    }
  }

  private mutating func unregister(_ id: String, _ method: String) {
    // The protocol's own misspelling.
    sendRegistrations("client/unregisterCapability", "unregisterations", id, method) { _ in }
  }

  private mutating func sendRegistrations(
    _ request: String, _ list: String, _ id: String, _ method: String, _ options: @escaping Reply
  ) {
    send(request: request) { json in
      json.object { json in
        json.key(list)
        json.array { json in
          json.object { json in
            json.member("id", id)
            json.member("method", method)
            options(&json)
          }
        }
      }
    }
  }
}
