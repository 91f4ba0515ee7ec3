import ThemeBase

extension Method {
  /// The methods of the server, in the order in which its capabilities name them.
  static let all: [Method] = [
    initialize, initialized, shutdown, exit,
    // The texts of the client.
    didOpen, didChange, didClose, didSave,
    // Questions about a document or all of them.
    hover, definition, references, documentHighlight, workspaceSymbol, formatting, rangeFormatting, foldingRange,
    selectionRange, documentColor, colorPresentation, inlayHint, documentSymbol, completion, completionResolve,
    prepareRename, rename, onTypeFormatting, documentLink, codeLens, codeLensResolve, codeAction, codeActionResolve,
    semanticTokens, semanticTokensDelta, semanticTokensRange, diagnostic, signatureHelp,
    // The workspace around the documents.
    workspaceDiagnostic, workDoneProgressCancel, didChangeWatchedFiles, didChangeConfiguration,
    didChangeWorkspaceFolders, willRenameFiles, executeCommand,
  ]

  static func named(_ name: String) -> Method? { all.first { $0.name == name } }

  /// The server's capabilities for a client.
  static func capabilities(for client: ClientCapabilities) -> JSONObject {
    var capabilities: JSONObject = ["positionEncoding": client.encoding.rawValue]
    for method in all { if let (name, value) = method.capability(for: client) { capabilities.append(name, value) } }
    return capabilities
  }
}
