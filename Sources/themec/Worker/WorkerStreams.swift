import ThemeFiles

/// The streams of a worker: those of the engine, and a file that takes everything that commands write meanwhile.
///
/// The standard streams are exchanged, so that no command can write between two responses, or read a request.
struct WorkerStreams {
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let captured: FileDescriptor

  /// Exchanges the standard streams.
  init() throws(Failure) {
    do throws(SystemError) {
      (input, output, captured) = try Platform.exchangeStandardStreams()
    } catch {
      throw Failure("cannot make a temporary file: \(error.text)")
    }
  }

  /// Whether something came from the engine, or it has gone.
  func hasInput() -> Bool { Platform.hasInput(input) }

  /// The next bytes of the engine; empty at the end.
  func read() -> [UInt8] { SessionStreams.read(upTo: 1 << 16, from: input) }

  /// Writes to the engine.
  func write(_ bytes: [UInt8]) throws(Failure) {
    try OutputStream(file: output, target: "a response").write(bytes)
  }

  /// Runs `body` and returns what it wrote to standard output and standard error.
  func capture<Result>(_ body: () -> Result) -> (result: Result, output: [UInt8]) {
    let result = body()
    return (result, Platform.takeContent(of: captured))
  }
}
