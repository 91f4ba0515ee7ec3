import ThemeBase
import ThemeCompiler
import ThemeConfiguration
import ThemeEditor
import ThemeJSON

/// The beginning and the end of a session.
extension LanguageServer {
  mutating func initialize(_ parameters: Parameters) throws(ResponseError) -> Reply {
    guard phase == .new else {
      throw ResponseError(.invalidRequest, "the session is initialized already")
    }
    client = ClientCapabilities(parameters["capabilities"])
    clientProcess = parameters["processId"]?.integer
    let folders = parameters["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string } ?? []
    let root = parameters["rootUri"]?.string
    workspace.folders = (folders.isEmpty ? [root].compactMap(\.self) : folders)
      .filter(DocumentURI.isFile).map { Self.folderPath($0) }
    apply(settings: parameters["initializationOptions"])
    phase = .running
    let (client, version) = (client, version)
    return { json in
      json.object { json in
        json.key("capabilities")
        json.object { Self.writeCapabilities(for: client, to: &$0) }
        json.key("serverInfo")
        json.object { json in
          json.member("name", "themec")
          json.member("version", version)
        }
      }
    }
  }

  static func folderPath(_ uri: String) -> String {
    let path = DocumentURI.path(of: uri)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  mutating func shutDown() -> Reply {
    endReport(cancelling: true)
    phase = .shutDown
    return { $0.null() }
  }

  mutating func didInitialize() {
    askForSettings()
    watchFiles()
    watchBaseline()
    watchSettings()
  }

  /// Asks the client for its settings, if it supports the request.
  private mutating func askForSettings() {
    guard client.hasConfiguration else { return }
    send(request: "workspace/configuration", asking: .settings) { json in
      json.object { json in
        json.key("items")
        json.array(["themec"]) { json, section in
          json.object { $0.member("section", section) }
        }
      }
    }
  }

  // MARK: - Settings

  /// Applies the settings of the client, which override those of the command line.
  mutating func apply(settings: JSONValue?) {
    guard let settings = settings?["themec"] ?? settings, settings.members != nil else { return }
    var client: [Setting] = []
    for name in ["target", "palette"] {
      if let word = settings[name]?.string { client += setting(name, word) }
    }
    if let words = settings["portable"]?.elements?.compactMap(\.string) {
      client += setting("portable", words.joined(separator: ","))
    }
    for member in settings["rules"]?.members ?? [] {
      if let level = member.value.string { client += setting("rules.\(member.name)", level) }
    }
    let baseline = settings["baseline"]?.string.map { file($0) }
    let showsLenses = settings["codeLens"]?.boolean ?? self.showsLenses
    guard
      client != workspace.settings.client || showsLenses != self.showsLenses
        || baseline.map({ $0 != workspace.settings.baseline }) ?? false
    else { return }
    self.showsLenses = showsLenses
    workspace.settings.client = client
    if let baseline {
      workspace.settings.baseline = baseline
      watchBaseline()
    }
    workspace.forgetThemes()
    unsettleAll()
  }

  /// A setting as the command line's `-c` takes it; none for one that it would refuse.
  private mutating func setting(_ key: String, _ text: String) -> [Setting] {
    if let settings = try? Setting.commandLine("\(key)=\(text)") { return settings }
    log("the setting '\(key)' cannot be '\(text)'")
    return []
  }

  /// The file that a setting names, from the first folder of the client; nil for an empty name.
  private func file(_ name: String) -> ImportPath? {
    guard !name.isEmpty else { return nil }
    guard let folder = workspace.folders.first, !name.hasPrefix("/") else {
      return ImportPath(name).normalized
    }
    return ImportPath(folder + "/" + name).normalized
  }

  mutating func didChangeSettings(_ parameters: Parameters) {
    // A client that answers `workspace/configuration` sends no settings here, only that they have changed.
    if client.hasConfiguration {
      askForSettings()
    } else {
      apply(settings: parameters["settings"])
    }
  }

  mutating func didChangeFolders(_ parameters: Parameters) throws(ResponseError) {
    let event = try parameters.object("event")
    func paths(_ name: String) -> [String] {
      event[name]?.elements?.compactMap { $0["uri"]?.string }.map { Self.folderPath($0) } ?? []
    }
    let removed = Set(paths("removed"))
    workspace.folders = workspace.folders.filter { !removed.contains($0) } + paths("added")
    workspace.forgetThemes()
    unsettleAll()
  }

  // MARK: - Capabilities

  private static func writeCapabilities(for client: ClientCapabilities, to json: inout JSONWriter) {
    json.member("positionEncoding", client.encoding.rawValue)
    json.key("textDocumentSync")
    json.object { json in
      json.member("openClose", true)
      json.member("change", 2)
      json.member("save", true)
    }
    for name in [
      "hoverProvider", "definitionProvider", "referencesProvider", "documentHighlightProvider",
      "workspaceSymbolProvider", "documentFormattingProvider", "documentRangeFormattingProvider",
      "foldingRangeProvider", "selectionRangeProvider", "colorProvider", "inlayHintProvider",
      "documentSymbolProvider",
    ] {
      json.member(name, true)
    }
    json.key("completionProvider")
    json.object { json in
      json.key("triggerCharacters")
      json.array(["@", ":", "#", ".", "-", "(", "&", "_", "\""]) { $0.value($1) }
      json.member("resolveProvider", true)
    }
    json.key("renameProvider")
    json.object { $0.member("prepareProvider", true) }
    json.key("documentOnTypeFormattingProvider")
    json.object { json in
      json.member("firstTriggerCharacter", "}")
      json.key("moreTriggerCharacter")
      json.array([";"]) { $0.value($1) }
    }
    json.key("documentLinkProvider")
    json.object { $0.member("resolveProvider", false) }
    json.key("codeLensProvider")
    json.object { $0.member("resolveProvider", true) }
    json.key("codeActionProvider")
    json.object { json in
      json.key("codeActionKinds")
      json.array(EditorAction.Kind.allCases) { $0.value($1.rawValue) }
      if client.resolvesActions { json.member("resolveProvider", true) }
    }
    json.key("semanticTokensProvider")
    json.object { json in
      json.key("legend")
      json.object { json in
        json.key("tokenTypes")
        json.array(SemanticToken.Kind.allCases) { $0.value($1.name) }
        json.key("tokenModifiers")
        json.array(["declaration"]) { $0.value($1) }
      }
      json.member("range", true)
      json.key("full")
      json.object { $0.member("delta", true) }
    }
    if client.hasPullDiagnostics {
      json.key("diagnosticProvider")
      json.object { json in
        json.member("identifier", "themec")
        json.member("interFileDependencies", true)
        json.member("workspaceDiagnostics", true)
        json.member("workDoneProgress", true)
      }
    }
    json.key("workspace")
    json.object { json in
      json.key("workspaceFolders")
      json.object { json in
        json.member("supported", true)
        json.member("changeNotifications", true)
      }
    }
  }
}
