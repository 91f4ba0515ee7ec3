import ThemeBase
import ThemeCompiler

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
