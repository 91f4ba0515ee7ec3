import ThemeBase

extension Method {
  /// Begins the session.
  static let initialize = request("initialize") { (parameters, server) throws(ResponseError) in
    server.client = ClientCapabilities(parameters["capabilities"])
    server.workspace.use(server.client.encoding)
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
    server.watchFiles()
    if server.client.has(.settingsRegistration) {
      server.register("themec-settings", didChangeConfiguration.name, ["section": "themec"])
    }
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

/// The life of a session, from `initialize` to `exit`.
struct Session {
  private enum Phase { case new, running, shutDown }

  private var phase = Phase.new
  /// The exit code of the process once the session has ended.
  private(set) var exitCode: Int32?
  /// The number of the client's process, if the client named it.
  private(set) var clientProcess: Int?

  var isRunning: Bool { phase == .running }

  mutating func begin(clientProcess: Int?) {
    self.clientProcess = clientProcess
    phase = .running
  }

  mutating func shutDown() { phase = .shutDown }

  /// Ends the session: with 0 after an orderly shutdown, otherwise with 1.
  mutating func end() { exitCode = phase == .shutDown ? 0 : 1 }

  /// Throws unless a request may be answered now.
  func check(_ method: String) throws(ResponseError) {
    switch phase {
    case .new where method != Method.initialize.name:
      throw ResponseError(.serverNotInitialized, "the session has not been initialized")
    case .running where method == Method.initialize.name:
      throw ResponseError(.invalidRequest, "the session is initialized already")
    case .shutDown: throw ResponseError(.invalidRequest, "the server is shut down")
    default: break
    }
  }
}
