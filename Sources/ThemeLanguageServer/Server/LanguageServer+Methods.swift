import ThemeJSON

/// The handler of each method.
extension LanguageServer {
  static let handlers: [String: Handler] = [
    "initialize": { (server, parameters) throws(ResponseError) in try server.initialize(parameters)
    },
    "shutdown": { (server, _) throws(ResponseError) in server.shutDown() },
    "textDocument/diagnostic": { (server, parameters) throws(ResponseError) in
      try server.pullDiagnostics(parameters)
    },
    "textDocument/hover": { (server, parameters) throws(ResponseError) in
      try server.hover(parameters)
    },
    "textDocument/completion": { (server, parameters) throws(ResponseError) in
      try server.complete(parameters)
    },
    "completionItem/resolve": { (server, parameters) throws(ResponseError) in
      try server.resolveCompletion(parameters)
    },
    "textDocument/definition": { (server, parameters) throws(ResponseError) in
      try server.findDefinition(parameters)
    },
    "textDocument/references": { (server, parameters) throws(ResponseError) in
      try server.findReferences(parameters)
    },
    "textDocument/documentHighlight": { (server, parameters) throws(ResponseError) in
      try server.highlight(parameters)
    },
    "textDocument/documentSymbol": { (server, parameters) throws(ResponseError) in
      try server.listSymbols(parameters)
    },
    "workspace/symbol": { (server, parameters) throws(ResponseError) in
      try server.findSymbols(parameters)
    },
    "textDocument/prepareRename": { (server, parameters) throws(ResponseError) in
      try server.prepareRename(parameters)
    },
    "textDocument/rename": { (server, parameters) throws(ResponseError) in
      try server.rename(parameters)
    },
    "textDocument/formatting": { (server, parameters) throws(ResponseError) in
      try server.format(parameters)
    },
    "textDocument/rangeFormatting": { (server, parameters) throws(ResponseError) in
      try server.formatRange(parameters)
    },
    "textDocument/onTypeFormatting": { (server, parameters) throws(ResponseError) in
      try server.formatLine(parameters)
    },
    "textDocument/foldingRange": { (server, parameters) throws(ResponseError) in
      try server.fold(parameters)
    },
    "textDocument/selectionRange": { (server, parameters) throws(ResponseError) in
      try server.select(parameters)
    },
    "textDocument/documentLink": { (server, parameters) throws(ResponseError) in
      try server.listLinks(parameters)
    },
    "textDocument/documentColor": { (server, parameters) throws(ResponseError) in
      try server.listColors(parameters)
    },
    "textDocument/colorPresentation": { (server, parameters) throws(ResponseError) in
      try server.presentColor(parameters)
    },
    "textDocument/codeAction": { (server, parameters) throws(ResponseError) in
      try server.listActions(parameters)
    },
    "codeAction/resolve": { (server, parameters) throws(ResponseError) in
      try server.resolveAction(parameters)
    },
    "textDocument/semanticTokens/full": { (server, parameters) throws(ResponseError) in
      try server.listTokens(parameters)
    },
    "textDocument/semanticTokens/full/delta": { (server, parameters) throws(ResponseError) in
      try server.listTokenChanges(parameters)
    },
    "textDocument/semanticTokens/range": { (server, parameters) throws(ResponseError) in
      try server.listTokensOfRange(parameters)
    },
    "textDocument/inlayHint": { (server, parameters) throws(ResponseError) in
      try server.listHints(parameters)
    },
    "textDocument/codeLens": { (server, parameters) throws(ResponseError) in
      try server.listLenses(parameters)
    },
    "codeLens/resolve": { (server, parameters) throws(ResponseError) in
      try server.resolveLens(parameters)
    },
    "themec/textHash": { (server, parameters) throws(ResponseError) in
      try server.hashText(parameters)
    },
  ]

  static let listeners: [String: Listener] = [
    "initialized": { (server, _) throws(ResponseError) in server.didInitialize() },
    "textDocument/didOpen": { (server, parameters) throws(ResponseError) in
      try server.didOpen(parameters)
    },
    "textDocument/didChange": { (server, parameters) throws(ResponseError) in
      try server.didChange(parameters)
    },
    "textDocument/didClose": { (server, parameters) throws(ResponseError) in
      try server.didClose(parameters)
    },
    "textDocument/didSave": { (server, parameters) throws(ResponseError) in
      try server.didSave(parameters)
    },
    "window/workDoneProgress/cancel": { (server, parameters) throws(ResponseError) in
      server.cancelProgress(parameters)
    },
    "workspace/didChangeWatchedFiles": { (server, parameters) throws(ResponseError) in
      try server.didChangeFiles(parameters)
    },
    "workspace/didChangeConfiguration": { (server, parameters) throws(ResponseError) in
      server.didChangeSettings(parameters)
    },
    "workspace/didChangeWorkspaceFolders": { (server, parameters) throws(ResponseError) in
      try server.didChangeFolders(parameters)
    },
  ]
}
