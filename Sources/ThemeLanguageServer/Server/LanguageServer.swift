import ThemeBase
package import ThemeCompiler
package import ThemeProject

/// The language server as a value: bytes of a client go in, bytes for the client come out.
///
/// It touches no file, no stream and no clock. The owner of the streams passes what comes in to ``receive(_:)``, calls
/// ``handleNext()`` as long as there are messages, ``settle()`` when the client has been quiet for a moment, and then
/// ``work()`` as long as there is work.
///
/// Messages are handled in the order in which they came, each against the documents as they are by then. A request that is
/// cancelled before its turn is answered as cancelled.
package struct LanguageServer {
  /// The version of the tool.
  let version: String
  var session = Session()
  var client = ClientCapabilities()
  private var inbox = MessageQueue()
  var outbox = Outbox()
  var workspace: ThemeWorkspace
  var pages: Pages
  var reports = Reports()
  /// The findings in the files of apps.
  var appReports = AppReports()
  /// The report on the whole workspace that is being made, or that waits until something changes.
  var workspaceReport: WorkspaceReport?
  /// The theme of the proposals that were sent last: the client selects one of them.
  var proposingTheme: ImportPath?
  /// The files of accepted findings that the client watches for us.
  var watchedBaselines: [ImportPath] = []
  /// Whether the client watches the files of apps for us.
  var isWatchingApps = false

  /// Makes the server of one session.
  ///
  /// - Parameters:
  ///   - files: how the server gets at files.
  ///   - settings: those of the command line.
  ///   - baseline: the absolute path of a file of accepted findings.
  ///   - mayLeaveRoot: whether files may name files outside of their roots.
  ///   - version: the version of the tool.
  package init(
    files: any WorkspaceFiles, settings: [Setting], baseline: ImportPath? = nil, mayLeaveRoot: Bool = false,
    version: String
  ) {
    self.version = version
    workspace = ThemeWorkspace(
      files: files, settings: WorkspaceSettings(commandLine: settings, baseline: baseline, mayLeaveRoot: mayLeaveRoot))
    pages = Pages(files: files)
  }

  /// The exit code of the process once the session has ended: 0 after an orderly shutdown, else 1.
  package var exitCode: Int32? { session.exitCode }

  /// The number of the client's process, if the client named it.
  package var clientProcess: Int? { session.clientProcess }

  // MARK: - Messages of the client

  /// Takes bytes that the client sent.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    for id in inbox.receive(bytes) where workspaceReport?.id == id { endReport(cancelling: true) }
  }

  /// Notes that the client's stream has ended without `exit`.
  package mutating func endOfInput() { if exitCode == nil { session.end() } }

  /// Whether a message waits for its turn.
  package var hasMessages: Bool { !inbox.isEmpty }

  /// About how much memory the waiting messages take, in bytes.
  package var waitingSize: Int { inbox.size }

  /// Handles the message that came first.
  package mutating func handleNext() {
    guard exitCode == nil, let entry = inbox.popFirst() else { return }
    switch entry {
    case .message(let message): handle(message)
    case .cancelled(let id): outbox.send(error: .cancelled, to: id)
    case .fault(let error): outbox.send(error: error, to: error.id)
    }
  }

  private mutating func handle(_ message: Message) {
    guard let method = message.method else { return take(message) }
    let parameters = Parameters(value: message.params)
    if let id = message.id { answer(id, method, parameters) } else { listen(to: method, parameters) }
  }

  private mutating func answer(_ id: Message.ID, _ name: String, _ parameters: Parameters) {
    do throws(ResponseError) {
      try session.check(name)
      switch Method.named(name)?.handler {
      case .request(let answer): outbox.send(result: try answer(parameters, &self), to: id)
      case .deferred(let begin): begin(id, parameters, &self)
      case .notification, nil: throw ResponseError(.methodNotFound, "unknown method '\(name)'")
      }
    } catch { outbox.send(error: error, to: id) }
  }

  private mutating func listen(to name: String, _ parameters: Parameters) {
    guard session.isRunning || name == Method.exit.name, case .notification(let receive) = Method.named(name)?.handler
    else { return }
    do throws(ResponseError) { try receive(parameters, &self) } catch { outbox.log("\(name): \(error.message)") }
  }

  /// Takes the client's answer to a request of ours.
  private mutating func take(_ answer: Message) {
    guard let id = answer.id, let question = outbox.takeQuestion(id) else { return }
    switch question {
    case .settings(let folders): if let values = answer.result?.elements { apply(settings: values, of: folders) }
    case .refresh(let refresh): if outbox.takeRepetition(of: refresh) { request(refresh) }
    }
  }

  // MARK: - Messages for the client

  /// Takes the bytes to be sent, in pieces.
  package mutating func takeOutput() -> [[UInt8]] { outbox.takeAll() }

  /// Has the client ask again for hints, lenses and diagnostics of documents that it has not changed itself.
  mutating func refreshAll() { for refresh in Refresh.allCases { request(refresh) } }

  private mutating func request(_ refresh: Refresh) {
    guard session.isRunning, client.refreshed.contains(refresh), refresh != .diagnostics || client.has(.pullDiagnostics)
    else { return }
    outbox.send(refresh)
  }
}

/// The messages for the client, and the requests that it has not answered.
struct Outbox {
  /// The purpose of a request whose answer matters.
  enum Question: Hashable {
    /// The settings of the client, for all files and for some folders.
    case settings([ImportPath])
    /// Whether the client has noted that some answers are out of date.
    case refresh(Refresh)
  }

  private var pieces: [[UInt8]] = []
  private var requestCount = 0
  /// The warnings that the user has seen.
  private var warnings: Set<String> = []
  private var questions: [Message.ID: Question] = [:]
  /// The refreshes to request again, because something changed while the client had not answered the last request.
  private var refreshedAgain: Set<Refresh> = []

  /// Takes the bytes to be sent, in pieces.
  mutating func takeAll() -> [[UInt8]] {
    defer { pieces = [] }
    return pieces
  }

  mutating func send(notification method: String, _ params: JSONObject) {
    send(["jsonrpc": "2.0", "method": method, "params": params])
  }

  /// Sends a request, whose answer is ignored if it asks no question.
  mutating func send(request method: String, asking question: Question? = nil, _ params: JSONObject? = nil) {
    requestCount += 1
    let id = "themec-\(requestCount)"
    if let question { questions[.text(id)] = question }
    send(["jsonrpc": "2.0", "id": id, "method": method, "params": params])
  }

  mutating func send(result: any JSONWritable, to id: Message.ID) {
    send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  mutating func send(error: ResponseError, to id: Message.ID?) {
    let body: JSONObject = ["code": error.code.rawValue, "message": error.message]
    send(["jsonrpc": "2.0", "id": id.orNull, "error": body])
  }

  /// Sends a line for the client's log.
  mutating func log(_ text: String) { send(notification: "window/logMessage", ["type": 4, "message": text]) }

  /// Shows the user a warning that has no place in a file, once.
  mutating func warn(_ text: String) {
    if warnings.insert(text).inserted { send(notification: "window/showMessage", ["type": 2, "message": text]) }
  }

  /// Has the client ask again for some answers, or once more when it has answered the last request to do so.
  mutating func send(_ refresh: Refresh) {
    if questions.values.contains(.refresh(refresh)) {
      refreshedAgain.insert(refresh)
    } else {
      send(request: refresh.method, asking: .refresh(refresh))
    }
  }

  /// Takes the question that an answer of the client belongs to.
  mutating func takeQuestion(_ id: Message.ID) -> Question? { questions.removeValue(forKey: id) }

  /// Whether a refresh that was answered has to be requested again.
  mutating func takeRepetition(of refresh: Refresh) -> Bool { refreshedAgain.remove(refresh) != nil }

  private mutating func send(_ message: JSONObject) {
    var json = JSONWriter(.compact)
    message.write(to: &json)
    let body = json.document()
    pieces.append(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}

/// The answers that depend on other files, which the client can be told to ask for again.
///
/// Semantic tokens are not refreshed: they depend on the text of their document alone.
enum Refresh: String, CaseIterable {
  case codeLens, diagnostics, inlayHint

  /// The request that has the client ask again.
  var method: String { "workspace/\(self == .diagnostics ? "diagnostic" : rawValue)/refresh" }
}
