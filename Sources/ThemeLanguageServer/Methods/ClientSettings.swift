import ThemeBase
import ThemeCompiler
import ThemeProject

extension Method {
  /// The settings of the client have changed.
  static let didChangeConfiguration = notification(
    "workspace/didChangeConfiguration",
    register: { server in
      guard server.client.has(.settingsRegistration) else { return }
      server.register("themec-settings", "workspace/didChangeConfiguration", ["section": "themec"])
    }
  ) { (parameters, server) in
    // A client that answers `workspace/configuration` sends no settings here, only that they have changed.
    if server.client.has(.configuration) {
      server.askForSettings()
    } else {
      server.apply(settings: parameters["settings"])
    }
  }
}

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

/// The settings that an editor sends, read one by one.
struct ClientSettings {
  private(set) var settings: [Setting] = []
  /// The settings that the command line's `-c` would refuse.
  private(set) var refused: [(key: String, text: String)] = []
  /// The name of the file of accepted findings; nil if the editor says nothing of it.
  let baseline: String?
  /// Whether the editor wants a lens above each definition; nil if it says nothing of it.
  let showsLenses: Bool?

  /// Reads the settings, or the member `themec` that holds them; nil if they are not an object.
  init?(_ value: JSONValue?) {
    guard let value = value?["themec"] ?? value, value.members != nil else { return nil }
    baseline = value["baseline"]?.string
    showsLenses = value["codeLens"]?.boolean
    for name in ["target", "palette", "docs"] { if let word = value[name]?.string { read(name, word) } }
    if let words = value["portable"]?.elements?.compactMap(\.string) { read("portable", words.joined(separator: ",")) }
    for member in value["rules"]?.members ?? [] {
      if let level = member.value.string { read("rules.\(member.name)", level) }
    }
  }

  /// Reads a setting as the command line's `-c` does.
  private mutating func read(_ key: String, _ text: String) {
    if let read = try? Setting.commandLine("\(key)=\(text)") { settings += read } else { refused.append((key, text)) }
  }
}
