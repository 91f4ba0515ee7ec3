import ThemeJSON

/// The capabilities of the client on which answers depend.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  var hasPullDiagnostics = false
  var hasRelatedInformation = false
  var hasCodeDescription = false
  var hasDiagnosticData = false
  var diagnosticTags: Set<Int> = []
  var hasSnippets = false
  var hasEditRangeDefault = false
  var hasMarkdownHover = false
  var hasMarkdownCompletion = false
  var hasDefinitionLinks = false
  var hasSymbolTree = false
  var foldsLinesOnly = false
  var hasDocumentChanges = false
  var hasActionLiterals = false
  var hasDisabledActions = false
  var hasActionPreference = false
  var registersWatchers = false
  /// Whether the client asks for the edits of an action once the user has chosen it.
  var resolvesActions = false
  /// Whether the client shows progress for which we make the token.
  var takesProgress = false
  /// Whether the client answers `workspace/configuration`.
  var hasConfiguration = false
  /// Whether the client reports changed settings only after the server has registered for them.
  var registersConfiguration = false
  /// The answers that the client asks for again when it is told to.
  var refreshed: Set<Refresh> = []

  init() {}

  init(_ value: JSONValue?) {
    let text = value?["textDocument"]
    let workspace = value?["workspace"]
    let encodings = value?["general"]?["positionEncodings"]?.elements?.compactMap(\.string) ?? []
    // The first that we know; UTF-8 needs no counting.
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    hasPullDiagnostics = text?["diagnostic"]?.members != nil
    let publish = text?["publishDiagnostics"] ?? text?["diagnostic"]
    hasRelatedInformation =
      publish?["relatedInformation"]?.boolean ?? text?["diagnostic"]?["relatedInformation"]?.boolean
      ?? hasPullDiagnostics
    hasCodeDescription = publish?["codeDescriptionSupport"]?.boolean ?? hasPullDiagnostics
    hasDiagnosticData = publish?["dataSupport"]?.boolean ?? hasPullDiagnostics
    let tags = publish?["tagSupport"]?["valueSet"]?.elements?.compactMap(\.integer)
    diagnosticTags = Set(tags ?? (hasPullDiagnostics ? [1, 2] : []))
    let item = text?["completion"]?["completionItem"]
    hasSnippets = item?["snippetSupport"]?.boolean ?? false
    hasMarkdownCompletion = Self.takesMarkdown(item?["documentationFormat"])
    hasEditRangeDefault =
      text?["completion"]?["completionList"]?["itemDefaults"]?.elements?
      .contains { $0.string == "editRange" } ?? false
    hasMarkdownHover = Self.takesMarkdown(text?["hover"]?["contentFormat"])
    hasDefinitionLinks = text?["definition"]?["linkSupport"]?.boolean ?? false
    hasSymbolTree = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolean ?? false
    foldsLinesOnly = text?["foldingRange"]?["lineFoldingOnly"]?.boolean ?? false
    hasDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    let action = text?["codeAction"]
    hasActionLiterals = action?["codeActionLiteralSupport"]?.members != nil
    hasDisabledActions = action?["disabledSupport"]?.boolean ?? false
    hasActionPreference = action?["isPreferredSupport"]?.boolean ?? false
    registersWatchers =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
    resolvesActions =
      action?["dataSupport"]?.boolean ?? false
      && action?["resolveSupport"]?["properties"]?.elements?.contains { $0.string == "edit" }
        ?? false
    takesProgress = value?["window"]?["workDoneProgress"]?.boolean ?? false
    hasConfiguration = workspace?["configuration"]?.boolean ?? false
    registersConfiguration =
      workspace?["didChangeConfiguration"]?["dynamicRegistration"]?.boolean ?? false
    refreshed = Set(
      Refresh.allCases.filter { workspace?[$0.rawValue]?["refreshSupport"]?.boolean ?? false })
  }

  /// Whether a list of formats, the preferred first, begins with Markdown.
  private static func takesMarkdown(_ formats: JSONValue?) -> Bool {
    formats?.elements?.first?.string == "markdown"
  }
}
