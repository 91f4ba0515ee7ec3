import ThemeFiles

/// Serves a build engine: runs one command line for each request, until the engine closes standard input.
///
/// Nothing is kept from one request to the next, so a worker gives the same result as a separate process, and its memory stays flat.
struct PersistentWorker {
  /// The words before those of each request.
  private let prefix: [Argument]
  private var requests: WorkRequestStream
  private let streams: WorkerStreams
  private var pending = PendingRequests()
  private var isOpen = true

  init(
    prefix: [Argument], framing: WorkRequestStream.Framing, _ streams: WorkerStreams
  ) {
    self.prefix = prefix
    requests = WorkRequestStream(framing)
    self.streams = streams
  }

  /// Serves until the engine closes the stream.
  mutating func run() throws(Failure) -> ExitCode {
    while true {
      // Reads everything that has arrived first, so that a request that was withdrawn meanwhile is not started.
      while isOpen, pending.isEmpty || streams.hasInput() { receive() }
      guard let next = pending.popFirst() else {
        if requests.isIncomplete { try answer(malformed: "the stream ends within a request") }
        return requests.isIncomplete ? .failure : .success
      }
      guard try handle(next) else { return .failure }
    }
  }

  private mutating func receive() {
    let bytes = streams.read()
    isOpen = !bytes.isEmpty
    requests.receive(bytes)
    while let message = requests.next() {
      pending.append(message)
      guard case .lost = message else { continue }
      isOpen = false
      return
    }
  }

  /// Answers a message; false if no further one can be read.
  private mutating func handle(_ message: WorkRequestStream.Message) throws(Failure) -> Bool {
    switch message {
    case .request(let request) where request.isCancellation:
      try answer(WorkResponse(id: request.id, isCancelled: true))
    case .request(let request): try answer(response(to: request))
    case .malformed(let reason): try answer(malformed: reason)
    case .lost(let reason):
      try answer(malformed: reason)
      return false
    }
    return true
  }

  private func response(to request: WorkRequest) -> WorkResponse {
    let folder = FilePath(bytes: request.sandboxFolder)
    let (code, output) = streams.capture {
      do throws(Failure) {
        return try Platform.inFolder(folder) { Tool.exitCode(of: prefix + request.arguments) }
      } catch {
        Console().say(error)
        return error.exitCode
      }
    }
    return WorkResponse(
      exitCode: code.rawValue, output: String(decoding: output, as: UTF8.self), id: request.id)
  }

  private func answer(malformed reason: String) throws(Failure) {
    try answer(WorkResponse(exitCode: ExitCode.usage.rawValue, output: "error: \(reason)\n"))
  }

  private func answer(_ response: WorkResponse) throws(Failure) {
    try streams.write(requests.framing == .json ? response.json : response.protobuf)
  }
}
