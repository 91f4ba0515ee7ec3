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
  let hasMarkdownHover: Bool
  let hasMarkdownCompletion: Bool

  /// Reads the capabilities; a client without any has the least.
  init(_ value: JSONValue? = nil) {
    let text = value?["textDocument"]
    features = Set(ClientFeature.allCases.filter { $0.isNamed(in: value) })
    // UTF-8 needs no counting.
    encoding = features.contains(.utf8) ? .utf8 : .utf16
    refreshed = Set(Refresh.allCases.filter { value?["workspace"]?[$0.rawValue]?["refreshSupport"]?.boolean ?? false })
    let publish = text?["publishDiagnostics"] ?? text?["diagnostic"]
    let isPulling = features.contains(.pullDiagnostics)
    hasRelatedInformation =
      publish?["relatedInformation"]?.boolean ?? text?["diagnostic"]?["relatedInformation"]?.boolean ?? isPulling
    hasCodeDescription = publish?["codeDescriptionSupport"]?.boolean ?? isPulling
    hasDiagnosticData = publish?["dataSupport"]?.boolean ?? isPulling
    let tags = publish?["tagSupport"]?["valueSet"]?.elements?.compactMap(\.integer)
    diagnosticTags = Set(tags ?? (isPulling ? [1, 2] : []))
    // Of the formats that a client takes it prefers the first.
    hasMarkdownHover = text?["hover"]?["contentFormat"]?.elements?.first?.string == "markdown"
    let documentation = text?["completion"]?["completionItem"]?["documentationFormat"]
    hasMarkdownCompletion = documentation?.elements?.first?.string == "markdown"
  }

  /// Whether the client asks for the edits of an action once the user has chosen it.
  var resolvesActions: Bool { has(.actionData) && has(.actionEdits) }

  func has(_ feature: ClientFeature) -> Bool { features.contains(feature) }
}

/// A capability that a client has or has not, by the path of the member that says so: `true`, an object, or a word of a list.
enum ClientFeature: String, CaseIterable {
  case utf8 = "general.positionEncodings.utf-8"
  case pullDiagnostics = "textDocument.diagnostic"
  case snippets = "textDocument.completion.completionItem.snippetSupport"
  case editRangeDefault = "textDocument.completion.completionList.itemDefaults.editRange"
  case definitionLinks = "textDocument.definition.linkSupport"
  case symbolTree = "textDocument.documentSymbol.hierarchicalDocumentSymbolSupport"
  /// The client folds whole lines only.
  case lineFolding = "textDocument.foldingRange.lineFoldingOnly"
  case actionLiterals = "textDocument.codeAction.codeActionLiteralSupport"
  case actionData = "textDocument.codeAction.dataSupport"
  /// The client asks for edits of an action, and not only for other members.
  case actionEdits = "textDocument.codeAction.resolveSupport.properties.edit"
  case disabledActions = "textDocument.codeAction.disabledSupport"
  case actionPreference = "textDocument.codeAction.isPreferredSupport"
  case documentChanges = "workspace.workspaceEdit.documentChanges"
  /// Edits can make files.
  case fileCreation = "workspace.workspaceEdit.resourceOperations.create"
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
    let names = rawValue.split(separator: ".").map(String.init)
    let owner = names.dropLast().reduce(capabilities) { $0?[$1] }
    if let words = owner?.elements { return words.contains { $0.string == names.last } }
    let value = names.last.flatMap { owner?[$0] }
    return value?.boolean ?? (value?.members != nil)
  }
}
