/// The methods of the server, in the order in which its capabilities name them.
enum MethodTable {
  private static let methods: [any Method.Type] = [
    InitializeMethod.self, InitializedMethod.self, ShutdownMethod.self, ExitMethod.self,
    // The texts of the client.
    DidOpenMethod.self, DidChangeMethod.self, DidCloseMethod.self, DidSaveMethod.self,
    // Questions about a document or all of them.
    HoverMethod.self, DefinitionMethod.self, ReferencesMethod.self, DocumentHighlightMethod.self,
    WorkspaceSymbolMethod.self, FormattingMethod.self, RangeFormattingMethod.self,
    FoldingRangeMethod.self, SelectionRangeMethod.self, DocumentColorMethod.self,
    ColorPresentationMethod.self, InlayHintMethod.self, DocumentSymbolMethod.self,
    CompletionMethod.self, CompletionResolveMethod.self, PrepareRenameMethod.self,
    RenameMethod.self, OnTypeFormattingMethod.self, DocumentLinkMethod.self, CodeLensMethod.self,
    CodeLensResolveMethod.self, CodeActionMethod.self, CodeActionResolveMethod.self,
    SemanticTokensMethod.self, SemanticTokensDeltaMethod.self, SemanticTokensRangeMethod.self,
    DiagnosticMethod.self,
    // The workspace around the documents.
    WorkspaceDiagnosticMethod.self, WorkDoneProgressCancelMethod.self,
    DidChangeWatchedFilesMethod.self, DidChangeConfigurationMethod.self,
    DidChangeWorkspaceFoldersMethod.self,
  ]

  static func method(named name: String) -> (any Method.Type)? {
    methods.first { $0.name == name }
  }

  /// The server's capabilities for a client.
  static func capabilities(for client: ClientCapabilities) -> JSONObject {
    var capabilities: JSONObject = ["positionEncoding": client.encoding.rawValue]
    for method in methods {
      if let (name, value) = method.capability(client) { capabilities.append(name, value) }
    }
    return capabilities
  }

  /// Has the client call the methods that it does not call unasked.
  static func register(_ server: inout LanguageServer) {
    for method in methods { method.register(&server) }
  }
}
