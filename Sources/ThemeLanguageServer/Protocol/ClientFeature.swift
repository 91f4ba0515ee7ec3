import ThemeBase

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
  /// The client asks for edits before it renames files.
  case fileRenames = "workspace.fileOperations.willRename"
  /// The client opens pages for the server.
  case pages = "window.showDocument.support"
  /// The client answers `workspace/configuration`.
  case configuration = "workspace.configuration"
  case fileRegistration = "workspace.didChangeWatchedFiles.dynamicRegistration"
  /// The client reports changed settings only after the server has registered for them.
  case settingsRegistration = "workspace.didChangeConfiguration.dynamicRegistration"
  /// The client shows progress for which we make the token.
  case progress = "window.workDoneProgress"

  func isNamed(in capabilities: JSONValue?) -> Bool {
    let value = rawValue.split(separator: ".").reduce(capabilities) { $0?[String($1)] }
    return value?.boolean ?? (value?.members != nil)
  }
}
