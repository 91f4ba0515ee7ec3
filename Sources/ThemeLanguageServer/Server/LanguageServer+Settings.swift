import ThemeBase
import ThemeCompiler

/// The settings of the client.
extension LanguageServer {
  /// Asks the client for its settings, if it supports the request.
  mutating func askForSettings() {
    guard client.has(.configuration) else { return }
    outbox.send(request: "workspace/configuration", asking: .settings, ["items": [["section": "themec"] as JSONObject]])
  }

  /// Applies the settings of the client, which override those of the command line.
  mutating func apply(settings value: JSONValue?) {
    guard let new = ClientSettings(value) else { return }
    for (key, text) in new.refused { outbox.log("the setting '\(key)' cannot be '\(text)'") }
    let old = workspace.settings
    let baseline = new.baseline.map { file($0) } ?? old.baseline
    let showsLenses = new.showsLenses ?? old.showsLenses
    guard new.settings != old.client || showsLenses != old.showsLenses || baseline != old.baseline else { return }
    workspace.settings.showsLenses = showsLenses
    workspace.settings.client = new.settings
    if new.baseline != nil {
      workspace.settings.baseline = baseline
      watchBaseline()
    }
    workspace.forgetThemes()
    noteGeneralChange()
  }

  /// The file that a setting names, from the first folder of the client; nil for an empty name.
  private func file(_ name: String) -> ImportPath? {
    guard !name.isEmpty else { return nil }
    let folder = name.hasPrefix("/") ? nil : workspace.folders.first.map { $0.text + "/" }
    return ImportPath((folder ?? "") + name).normalized
  }
}
