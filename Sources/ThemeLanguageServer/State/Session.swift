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
