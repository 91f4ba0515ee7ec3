import ThemeBase
import ThemeCompiler
import ThemeProject

extension Method {
  /// The settings of the client have changed.
  static let didChangeConfiguration = notification("workspace/didChangeConfiguration") { (parameters, server) in
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
    let folders = workspace.folders.map { ["scopeUri": DocumentURI.uri(of: $0), "section": "themec"] as JSONObject }
    outbox.send(
      request: "workspace/configuration", asking: .settings(workspace.folders),
      ["items": [["section": "themec"] as JSONObject] + folders])
  }

  /// Applies the client's answer: the settings for all files, then those for each folder.
  mutating func apply(settings values: [JSONValue], of folders: [ImportPath]) {
    let ofFolders = zip(folders, values.dropFirst()).map { ($0, ClientSettings($1)?.settings ?? []) }
    let new = Dictionary(ofFolders) { $1 }
    if new != workspace.settings.ofFolders {
      workspace.settings.ofFolders = new
      workspace.forgetThemes()
      noteGeneralChange()
    }
    apply(settings: values.first)
  }

  /// Applies the settings of the client, which override those of the command line.
  mutating func apply(settings value: JSONValue?) {
    guard let new = ClientSettings(value) else { return }
    for problem in new.problems { outbox.warn(problem) }
    let old = workspace.settings
    let baseline = new.baseline.map { file($0) } ?? old.baseline
    let shown = old.shown.subtracting(new.shown.keys).union(new.shown.filter(\.value).keys)
    guard (new.settings, baseline, shown) != (old.client, old.baseline, old.shown) else { return }
    (workspace.settings.client, workspace.settings.shown) = (new.settings, shown)
    if new.baseline != nil {
      workspace.settings.baseline = baseline
      watchBaselines()
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
  /// The mistakes in some of them, in words for the user.
  private(set) var problems: [String] = []
  /// The name of the file of accepted findings; nil if the editor says nothing of it.
  let baseline: String?
  /// The things of which the editor says whether it shows them.
  private(set) var shown: [Shown: Bool] = [:]

  /// The settings that are texts.
  private static let words = ["target", "palette", "docs"]
  /// All settings; some are the client's own business.
  private static let names =
    words + ["portable", "rules", "baseline", "path", "trace"] + Shown.allCases.map(\.rawValue)

  /// Reads the settings, or the member `themec` that holds them; nil if they are not an object.
  ///
  /// Many clients send null for a setting that has no value.
  init?(_ value: JSONValue?) {
    let own = value?["themec"]
    guard let value = own ?? value, let members = value.members else { return nil }
    baseline = value["baseline"]?.string
    // A client may send the settings of all its servers.
    let areOurs = own != nil || members.contains { Self.names.contains($0.name) }
    for member in members where !member.value.isNull && (areOurs || Self.names.contains(member.name)) {
      read(member.name, member.value)
    }
  }

  private mutating func read(_ name: String, _ value: JSONValue) {
    switch name {
    case "rules" where value.members != nil:
      for member in value.members ?? [] { read("rules.\(member.name)", text: member.value.string) }
    case "rules": problems.append("the setting 'rules' must be an object")
    case "portable": read(name, text: value.elements?.compactMap(\.string).joined(separator: ","))
    case "baseline": if value.string == nil { problems.append("the setting 'baseline' must be a path") }
    case _ where Self.words.contains(name): read(name, text: value.string)
    case _ where !Self.names.contains(name):
      let near = NameSuggester.nearest(to: name, in: Self.names)
      problems.append("unknown setting '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    default:
      guard let thing = Shown(rawValue: name) else { return }
      shown[thing] = value.boolean
      if value.boolean == nil { problems.append("the setting '\(name)' must be true or false") }
    }
  }

  /// Reads a setting as the command line's `-c` does.
  private mutating func read(_ key: String, text: String?) {
    guard let text else { return problems.append("the setting '\(key)' has a value of the wrong kind") }
    do throws(TextFault) { settings += try Setting.commandLine("\(key)=\(text)") } catch {
      problems.append("the setting '\(key)' is ignored: \(error.message); \(error.help)")
    }
  }
}
