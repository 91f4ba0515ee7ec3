import ThemeCompiler
import ThemeLanguageServer

/// `themec lsp`.
enum LanguageServerCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let baseline = parsed.value(.baseline).map { FilePath($0).absolute }
    let request = try ConfigurationRequest(parsed)
    let server = LanguageServer(
      files: ServedFiles(), settings: request.settings, baseline: baseline.map { ImportPath(bytes: $0.bytes) },
      mayLeaveRoot: request.mayLeaveRoot, version: Tool.version)
    var session = LanguageServerSession(server)
    return session.run() == 0 ? .success : .findings
  }
}

/// Moves bytes between the streams and the language server, and says when it has time.
///
/// The client decides how fast the session goes. While it reads nothing, no more answers are made, and its messages wait;
/// once many of them wait, no more are read.
struct LanguageServerSession {
  /// The time that the client must be quiet before diagnostics are worked out, in milliseconds.
  ///
  /// A client asks for several things after each key, and reads one answer before the next question: none of them should
  /// wait for a compilation that began between two.
  private static let pause: Int32 = 10
  /// The most bytes that may wait for the client before nothing more is sent to it.
  private static let longestOutput = 1 << 20
  /// The most bytes that waiting messages may take before no more are read.
  ///
  /// Enough for clients that write thousands of messages before they read.
  private static let longestInput = 32 << 20

  private var server: LanguageServer
  /// Pieces for the client that its stream has not taken, and how much of the first it has.
  private var pending: [[UInt8]] = []
  private var written = 0
  /// The number of bytes that are not written yet.
  private var pendingCount = 0
  private var isInputOpen = true
  /// Tells when the client's process has ended; nil if that cannot be known.
  private var client: FileDescriptor?
  /// The number of bytes that the stream to the client is offered at once.
  private let longestWrite = Platform.beginSession()

  init(_ server: LanguageServer) { self.server = server }

  /// Serves until the client ends the session or is gone.
  mutating func run() -> Int32 {
    while true {
      takeOutput()
      if let code = server.exitCode, pending.isEmpty { return code }
      // A client may write its last messages and close the stream at once: they are answered.
      if !isInputOpen, !server.hasMessages, server.exitCode == nil {
        server.endOfInput()
        continue
      }
      let step = nextStep
      let ready = wait(for: step)
      if ready.canWrite, !write() { return 1 }
      if ready.canRead { read() }
      if step == .message {
        handleNext()
      } else if ready.isClientGone, !ready.canRead, !ready.canWrite {
        // Its streams may be open still in a process that it has started.
        server.endOfInput()
        return server.exitCode ?? 1
      } else if !ready.canRead {
        if step == .settle, !ready.canWrite { server.settle() }
        if step == .work { server.work() }
      }
    }
  }

  /// The server's next step, unless an event comes first.
  private enum Step {
    case message, settle, work
    /// Nothing until the client reads or writes.
    case nothing
  }

  private var nextStep: Step {
    guard pendingCount < Self.longestOutput, server.exitCode == nil else { return .nothing }
    if server.hasMessages { return .message }
    return server.isUnsettled ? .settle : server.hasWork ? .work : .nothing
  }

  private func wait(for step: Step) -> Platform.Readiness {
    let milliseconds: Int32? =
      switch step {
      case .message, .work: 0
      case .settle: Self.pause
      case .nothing: nil
      }
    return Platform.waitForSession(
      reads: isInputOpen && server.waitingSize < Self.longestInput, writes: !pending.isEmpty, client: client,
      milliseconds: milliseconds)
  }

  private mutating func handleNext() {
    let known = server.clientProcess
    server.handleNext()
    if let process = server.clientProcess, process != known { client = Platform.watch(process: process) }
  }

  // MARK: - Streams

  private mutating func read() {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = (try? LocalFileSystem().read(.standardInput, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
    }
    // The end of the stream, or one that cannot be read.
    guard !bytes.isEmpty else { return isInputOpen = false }
    server.receive(bytes)
  }

  private mutating func takeOutput() {
    let output = server.takeOutput()
    pendingCount += output.reduce(0) { $0 + $1.count }
    pending += output
  }

  /// Writes what the stream takes without waiting; false if nobody reads it any longer.
  private mutating func write() -> Bool {
    guard let piece = pending.first else { return true }
    let end = min(written + longestWrite, piece.count)
    do throws(SystemError) {
      let count = try piece[written..<end].withUnsafeBufferPointer { bytes throws(SystemError) in
        try LocalFileSystem().write(.standardOutput, UnsafeRawBufferPointer(bytes))
      }
      written += count
      pendingCount -= count
    } catch { return error.isTryAgain }
    if written == piece.count {
      pending.removeFirst()
      written = 0
    }
    return true
  }
}
