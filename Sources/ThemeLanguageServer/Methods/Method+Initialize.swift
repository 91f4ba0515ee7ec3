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
}
