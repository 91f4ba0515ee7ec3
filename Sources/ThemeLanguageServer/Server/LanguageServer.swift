package import ThemeBase
package import ThemeCompiler
package import ThemeConfiguration
import ThemeJSON

/// The language server as a value: bytes of a client go in, bytes for the client come out.
///
/// It touches no file, no stream and no clock. The owner of the streams passes what comes in to ``receive(_:)``, calls
/// ``handleNext()`` as long as there are messages, ``settle()`` when the client has been quiet for a moment, and then
/// ``work()`` as long as there is work.
///
/// Messages are handled in the order in which they came, each against the documents as they are by then. A request that is
/// cancelled before its turn is answered as cancelled.
package struct LanguageServer {
  /// Where the session stands.
  enum Phase {
    case new, running, shutDown
  }

  /// Writes the result of a request.
  typealias Reply = (inout JSONWriter) -> Void
  /// Answers a request.
  typealias Handler = @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> Reply
  /// Takes note of a notification.
  typealias Listener = @Sendable (inout LanguageServer, Parameters) throws(ResponseError) -> Void

  /// The exit code of the process once the session has ended: 0 after an orderly shutdown, else 1.
  package internal(set) var exitCode: Int32?

  /// The number of the client's process, if it has said it.
  package internal(set) var clientProcess: Int?

  let version: String
  var workspace: ThemeWorkspace
  var client = ClientCapabilities()
  var phase = Phase.new
  /// Files whose diagnostics may have changed since they were sent.
  var unsettled: Set<String> = []
  /// The themes that each open document belonged to when diagnostics were sent last.
  var settledThemes: [String: [String]] = [:]
  /// The diagnostics that were sent last for each file.
  var published: [String: PublishedDiagnostics] = [:]
  /// The configurations about which something was sent.
  var faultyConfigurations: Set<String> = []
  /// The semantic tokens that were sent last for each document.
  var sentTokens: [String: SentTokens] = [:]
  /// The theme whose proposals were sent last: what the client selects is one of them.
  var proposingTheme: String?
  /// The file of known findings that the client watches for us.
  var watchedBaseline: ImportPath?
  /// Whether the client wants a lens above each definition.
  var showsLenses = true
  var lastResult = 0
  /// The report on the whole workspace that is being made, or that waits until something changes.
  var workspaceReport: WorkspaceReport?
  /// Files that have changed since the last report on the workspace; nil after a change of everything.
  var changedSinceReport: Set<String>? = nil
  /// The refreshes to request again, because something changed while the client had not answered the last request.
  var refreshedAgain: Set<String> = []
  /// The files whose published diagnostics a report on the workspace need not work out again.
  var currentReports: Set<String> = []
  /// The addresses of the pages that were written already; nil for one that could not be.
  var pages: [String: String?] = [:]

  private var framer = MessageFramer()
  private var queue = MessageQueue()
  /// Messages of megabytes are pieces of their own, which nobody copies.
  private var output: [[UInt8]] = []
  private var requestCount = 0
  private var questions: [Message.ID: Question] = [:]

  /// The question that an answer of the client belongs to.
  enum Question: Hashable {
    /// The settings of the client.
    case settings
    /// Whether the client has noted that some answers are out of date.
    case refresh(String)
    /// Whether the client shows the progress of a report on the workspace.
    case progress(Message.ID)
  }

  /// Makes the server of one session.
  ///
  /// - Parameters:
  ///   - files: how the server gets at files.
  ///   - workers: the threads for a theme whose files have these sizes; by default the calling thread alone.
  ///   - settings: those of the command line.
  ///   - baseline: the absolute path of a file of known findings.
  ///   - version: the version of the tool.
  package init(
    files: WorkspaceFiles, workers: @escaping ([Int]) -> Workers = { _ in .alone },
    settings: [Setting], baseline: ImportPath? = nil, version: String
  ) {
    self.version = version
    workspace = ThemeWorkspace(
      files: files, workers: workers, settings: settings, baseline: baseline)
  }

  // MARK: - In

  /// Takes bytes that the client sent.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    framer.append(bytes)
    while let frame = framer.next() {
      switch frame {
      case .malformedHeader:
        queue.append(
          ResponseError(.parseError, "a header has no length, or not that of its message"))
      case .message(let body): receive(message: body)
      }
    }
  }

  private mutating func receive(message body: [UInt8]) {
    let message: Message
    do throws(ResponseError) {
      message = try Message.read(body)
    } catch {
      return queue.append(error)
    }
    guard message.method == "$/cancelRequest" else {
      return queue.append(message, length: body.count)
    }
    // Counts for requests only that still wait: an answer was sent to all others.
    guard let id = message.params?["id"].flatMap(Message.ID.init), !queue.cancel(id) else { return }
    if workspaceReport?.id == id {
      endReport(cancelling: true)
    }
  }

  /// Whether a message waits for its turn.
  package var hasMessages: Bool { !queue.isEmpty }

  /// About how much memory the waiting messages take, in bytes.
  package var waitingSize: Int { queue.size }

  /// Handles the message that came first.
  package mutating func handleNext() {
    guard exitCode == nil, let entry = queue.popFirst() else { return }
    switch entry {
    case .message(let message): handle(message)
    case .cancelled(let id):
      send(error: ResponseError(.requestCancelled, "the request was cancelled"), to: id)
    case .fault(let error): send(error: error, to: error.id)
    }
  }

  private mutating func handle(_ message: Message) {
    guard let method = message.method else { return take(message) }
    let parameters = Parameters(value: message.params)
    if let id = message.id {
      answer(id, method, parameters)
    } else {
      listen(to: method, parameters)
    }
  }

  private mutating func answer(_ id: Message.ID, _ method: String, _ parameters: Parameters) {
    do throws(ResponseError) {
      if let reply = try handle(method, id, parameters) { send(result: reply, to: id) }
    } catch {
      send(error: error, to: id)
    }
  }

  /// The answer to a request, or nil for one that is answered later.
  private mutating func handle(
    _ method: String, _ id: Message.ID, _ parameters: Parameters
  ) throws(ResponseError) -> Reply? {
    if phase == .new, method != "initialize" {
      throw ResponseError(.serverNotInitialized, "the session has not been initialized")
    }
    if phase == .shutDown { throw ResponseError(.invalidRequest, "the server is shut down") }
    if method == "workspace/diagnostic" {
      try beginReport(id, parameters)
      return nil
    }
    guard let handler = Self.handlers[method] else {
      throw ResponseError(.methodNotFound, "unknown method '\(method)'")
    }
    return try handler(&self, parameters)
  }

  /// Takes the client's answer to a request of ours.
  private mutating func take(_ answer: Message) {
    guard let id = answer.id, let question = questions.removeValue(forKey: id) else { return }
    switch question {
    case .settings:
      if let result = answer.result?.elements?.first { apply(settings: result) }
    case .refresh(let name): didRefresh(name)
    case .progress(let report): if answer.result != nil { showProgress(of: report) }
    }
  }

  private mutating func listen(to method: String, _ parameters: Parameters) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running, let listener = Self.listeners[method] else { return }
    do throws(ResponseError) {
      try listener(&self, parameters)
    } catch {
      log("\(method): \(error.message)")
    }
  }

  /// Notes that the client's stream has ended without `exit`.
  package mutating func endOfInput() {
    if exitCode == nil { exitCode = phase == .shutDown ? 0 : 1 }
  }

  // MARK: - Out

  /// The bytes that are to be sent, in pieces, which the caller takes over.
  package mutating func takeOutput() -> [[UInt8]] {
    defer { output = [] }
    return output
  }

  /// Whether bytes are to be sent.
  package var hasOutput: Bool { !output.isEmpty }

  mutating func send(notification method: String, _ params: (inout JSONWriter) -> Void) {
    send { json in
      json.member("method", method)
      json.key("params")
      params(&json)
    }
  }

  /// Sends a request, whose answer is ignored if it asks no question.
  mutating func send(
    request method: String, asking question: Question? = nil, _ params: Reply? = nil
  ) {
    requestCount += 1
    let id = "themec-\(requestCount)"
    if let question { questions[.text(id)] = question }
    send { json in
      json.member("id", id)
      json.member("method", method)
      if let params {
        json.key("params")
        params(&json)
      }
    }
  }

  /// Whether an answer to a question is still to come.
  func awaits(_ question: Question) -> Bool { questions.values.contains(question) }

  mutating func send(result: Reply, to id: Message.ID) {
    send { json in
      json.key("id")
      id.write(to: &json)
      json.key("result")
      result(&json)
    }
  }

  mutating func send(error: ResponseError, to id: Message.ID?) {
    send { json in
      json.key("id")
      if let id { id.write(to: &json) } else { json.null() }
      json.key("error")
      json.object { json in
        json.member("code", error.code.rawValue)
        json.member("message", error.message)
      }
    }
  }

  /// A line for the client's log.
  mutating func log(_ text: String) {
    send(notification: "window/logMessage") { json in
      json.object { json in
        json.member("type", 4)
        json.member("message", text)
      }
    }
  }

  /// The longest piece of the output to which another message is added.
  private static let longestJoined = 1 << 16

  private mutating func send(_ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter(.compact)
    json.object { json in
      json.member("jsonrpc", "2.0")
      members(&json)
    }
    let body = json.document()
    let header = "Content-Length: \(body.count)\r\n\r\n".utf8
    if output.last.map({ $0.count > Self.longestJoined }) ?? true { output.append([]) }
    output[output.count - 1] += header
    if body.count > Self.longestJoined {
      output.append(body)
    } else {
      output[output.count - 1] += body
    }
  }
}
