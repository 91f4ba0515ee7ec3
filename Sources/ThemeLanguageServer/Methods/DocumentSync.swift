import ThemeBase
import ThemeCompiler

extension Method {
  /// The client has opened a document.
  static let didOpen = notification(
    "textDocument/didOpen", announcing: "textDocumentSync",
    options: { _ in
      // Changes come as edits, `2`.
      ["openClose": true, "change": 2, "save": true]
    }
  ) { (parameters, server) throws(ResponseError) in
    let item = try parameters.object("textDocument")
    let uri = try item.string("uri")
    let path = DocumentURI.path(of: uri)
    let text = TextDocument(Array(try item.string("text").utf8))
    server.workspace.open(OpenDocument(uri: uri, version: item["version"]?.integer ?? 0, text: text), at: path)
    // Opening is answered with diagnostics even if the same were sent before.
    server.reports.forgetVersion(of: path)
    server.noteChange(of: path)
  }

  /// The client has edited a document.
  static let didChange = notification("textDocument/didChange") { (parameters, server) throws(ResponseError) in
    let item = try parameters.object("textDocument")
    let path = DocumentURI.path(of: try item.string("uri"))
    let changes = try changes(parameters)
    let encoding = server.client.encoding
    let version = item["version"]?.integer ?? 0
    let isOpen = server.workspace.change(path, version: version) { text in
      for change in changes {
        if let range = change.range {
          text.replace(range, with: change.text, encoding)
        } else {
          text = TextDocument(Array(change.text.utf8))
        }
      }
    }
    guard isOpen else { throw ResponseError(.invalidParams, "'\(path.text)' is not open") }
    server.noteChange(of: path)
  }

  /// The changes of a notification, all of them read before the first is applied.
  private static func changes(_ parameters: Parameters) throws(ResponseError) -> [(range: TextRange?, text: String)] {
    try parameters.array("contentChanges").map { (element) throws(ResponseError) in
      let change = Parameters(value: element)
      return (change["range"] == nil ? nil : try change.range(), try change.string("text"))
    }
  }

  /// The client has closed a document: from now on the disk's text applies.
  static let didClose = notification("textDocument/didClose") { (parameters, server) throws(ResponseError) in
    let path = try parameters.documentPath()
    let themes = server.workspace.themes(of: path)
    server.workspace.close(path)
    for theme in themes { server.noteChange(of: theme) }
    server.noteChange(of: path)
  }

  /// The client has saved a document.
  static let didSave = notification("textDocument/didSave") { (parameters, server) throws(ResponseError) in
    let path = try parameters.documentPath()
    guard !server.client.has(.fileRegistration) else { return }
    // Nobody reports changes to other files: those that are not open may have changed.
    server.workspace.forgetClosedTexts()
    server.noteChange(of: path)
  }

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
