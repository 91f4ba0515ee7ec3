import ThemeBase

/// The capabilities of the client on which answers depend.
struct ClientCapabilities {
  let encoding: PositionEncoding
  private let features: Set<ClientFeature>
  let diagnosticTags: Set<Int>
  /// The answers that the client asks for again when it is told to.
  let refreshed: Set<Refresh>
  let hasRelatedInformation: Bool
  let hasCodeDescription: Bool
  let hasDiagnosticData: Bool
  /// Whether the client asks for the edits of an action once the user has chosen it.
  let resolvesActions: Bool
  /// Whether edits can make files.
  let createsFiles: Bool
  let hasEditRangeDefault: Bool
  let hasMarkdownHover: Bool
  let hasMarkdownCompletion: Bool

  /// Reads the capabilities; a client without any has the least.
  init(_ value: JSONValue? = nil) {
    let text = value?["textDocument"]
    // The first that we know; UTF-8 needs no counting.
    let encodings = Self.words(value?["general"]?["positionEncodings"])
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    features = Set(ClientFeature.allCases.filter { $0.isNamed(in: value) })
    refreshed = Set(Refresh.allCases.filter { value?["workspace"]?[$0.rawValue]?["refreshSupport"]?.boolean ?? false })
    let publish = text?["publishDiagnostics"] ?? text?["diagnostic"]
    let isPulling = features.contains(.pullDiagnostics)
    hasRelatedInformation =
      publish?["relatedInformation"]?.boolean ?? text?["diagnostic"]?["relatedInformation"]?.boolean ?? isPulling
    hasCodeDescription = publish?["codeDescriptionSupport"]?.boolean ?? isPulling
    hasDiagnosticData = publish?["dataSupport"]?.boolean ?? isPulling
    let tags = publish?["tagSupport"]?["valueSet"]?.elements?.compactMap(\.integer)
    diagnosticTags = Set(tags ?? (isPulling ? [1, 2] : []))
    createsFiles = Self.words(value?["workspace"]?["workspaceEdit"]?["resourceOperations"]).contains("create")
    let completion = text?["completion"]
    hasEditRangeDefault = Self.words(completion?["completionList"]?["itemDefaults"]).contains("editRange")
    // Of the formats that a client takes it prefers the first.
    hasMarkdownHover = Self.words(text?["hover"]?["contentFormat"]).first == "markdown"
    hasMarkdownCompletion = Self.words(completion?["completionItem"]?["documentationFormat"]).first == "markdown"
    let resolved = Self.words(text?["codeAction"]?["resolveSupport"]?["properties"])
    resolvesActions = features.contains(.actionData) && resolved.contains("edit")
  }

  func has(_ feature: ClientFeature) -> Bool { features.contains(feature) }

  /// The strings of a list.
  private static func words(_ list: JSONValue?) -> [String] { list?.elements?.compactMap(\.string) ?? [] }
}

/// A capability that a client has or has not, by the path of the member that says so: `true`, or an object.
enum ClientFeature: String, CaseIterable {
  case pullDiagnostics = "textDocument.diagnostic"
  case snippets = "textDocument.completion.completionItem.snippetSupport"
  case definitionLinks = "textDocument.definition.linkSupport"
  case symbolTree = "textDocument.documentSymbol.hierarchicalDocumentSymbolSupport"
  /// The client folds whole lines only.
  case lineFolding = "textDocument.foldingRange.lineFoldingOnly"
  case actionLiterals = "textDocument.codeAction.codeActionLiteralSupport"
  case actionData = "textDocument.codeAction.dataSupport"
  case disabledActions = "textDocument.codeAction.disabledSupport"
  case actionPreference = "textDocument.codeAction.isPreferredSupport"
  case documentChanges = "workspace.workspaceEdit.documentChanges"
  /// The client applies edits that the server sends.
  case edits = "workspace.applyEdit"
  /// The client asks the user about edits with an annotation that wants it.
  case changeAnnotations = "workspace.workspaceEdit.changeAnnotationSupport"
  /// The client asks for edits before it renames files.
  case fileRenames = "workspace.fileOperations.willRename"
  /// The client opens pages for the server.
  case pages = "window.showDocument.support"
  /// The client answers `workspace/configuration`.
  case configuration = "workspace.configuration"
  case fileRegistration = "workspace.didChangeWatchedFiles.dynamicRegistration"
  /// The client reports changed settings only after the server has registered for them.
  case settingsRegistration = "workspace.didChangeConfiguration.dynamicRegistration"

  func isNamed(in capabilities: JSONValue?) -> Bool {
    let value = rawValue.split(separator: ".").reduce(capabilities) { $0?[String($1)] }
    return value?.boolean ?? (value?.members != nil)
  }
}
