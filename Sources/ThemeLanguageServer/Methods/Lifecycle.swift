import ThemeBase

extension Method {
  /// Begins the session.
  static let initialize = request("initialize") { (parameters, server) throws(ResponseError) in
    server.client = ClientCapabilities(parameters["capabilities"])
    let folders = parameters["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string } ?? []
    let root = parameters["rootUri"]?.string
    server.workspace.folders = (folders.isEmpty ? [root].compactMap(\.self) : folders).filter(DocumentURI.isFile).map(
      DocumentURI.path)
    server.apply(settings: parameters["initializationOptions"])
    server.session.begin(clientProcess: parameters["processId"]?.integer)
    let information: JSONObject = ["name": "themec", "version": server.version]
    let capabilities = Method.capabilities(for: server.client)
    return ["capabilities": capabilities, "serverInfo": information] as JSONObject
  }

  /// Follows the answer to `initialize`: now the client takes requests.
  static let initialized = notification("initialized") { parameters, server in
    server.askForSettings()
    for method in all { method.register?(&server) }
  }

  /// Ends the work, but not yet the process.
  static let shutdown = request("shutdown") { _, server in
    server.endReport(cancelling: true)
    server.session.shutDown()
    return JSONNull()
  }

  /// Ends the process.
  static let exit = notification("exit") { parameters, server in server.session.end() }
}
