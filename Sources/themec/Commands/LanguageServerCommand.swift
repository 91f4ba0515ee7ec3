import ThemeCompiler
import ThemeDiagnostics
import ThemeFiles
import ThemeLanguageServer

extension Command {
  static let languageServer = Command(
    .languageServer, overview: "Serve editors by the Language Server Protocol.",
    discussion: """
      Editors start it: it talks to them over standard input and output and ends with them. The settings of the \
      editor ('target', 'portable', 'palette', 'rules', 'baseline', 'codeLens') count over the options, and these over 'themec.json'.
      """,
    positionals: [],
    options: [.target, .palette, .portable, .registry, .severity, .setting, .baseline, .stdio],
    examples: [Example("lsp", "Serve the editor that has started it.")],
    exitCodes: [
      ExitStatus(.success, "The editor has shut the server down."),
      ExitStatus(.findings, "The editor is gone without a word."), .usage,
    ],
    run: LanguageServerCommand.run)
}

extension OptionSpec {
  static let stdio = OptionSpec(
    "stdio", help: "Use standard input and output, as always; some editors say so.")
}

/// `themec lsp`.
enum LanguageServerCommand {
  /// How long the client must be quiet before diagnostics are worked out, in milliseconds.
  private static let pause: Int32 = 1

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let baseline = parsed.value(.baseline).map { FilePath($0).absolute }
    let server = LanguageServer(
      files: ServedFiles().access,
      workers: { .forThemes(of: $0, jobs: Platform.processorCount) },
      settings: try ConfigurationRequest(parsed).settings,
      baseline: baseline.map { ImportPath(bytes: $0.bytes) }, version: Tool.version)
    var session = LanguageServerSession(server)
    return session.run() == 0 ? .success : .findings
  }

  /// Moves bytes between the streams and the server, and says when it has time.
  private struct LanguageServerSession {
    private var server: LanguageServer
    /// Pieces for the client that its stream has not taken, and how much of the first it has.
    private var pending: [[UInt8]] = []
    private var written = 0
    private var isInputOpen = true
    /// Tells when the client's process has ended; nil if that cannot be known.
    private var client: FileDescriptor?
    /// How many bytes the stream to the client is offered at once.
    private let longestWrite = Platform.beginSession()

    init(_ server: LanguageServer) { self.server = server }

    /// Serves until the client ends the session or is gone.
    mutating func run() -> Int32 {
      while true {
        if server.hasOutput { pending += server.takeOutput() }
        let hasOutput = !pending.isEmpty
        if let code = server.exitCode, !hasOutput { return code }
        let isBusy = server.hasMessages && server.exitCode == nil
        // A client may write its last messages and close the stream at once: they are answered.
        if !isInputOpen, !isBusy, server.exitCode == nil {
          server.endOfInput()
          continue
        }
        let wait: Int32? = isBusy ? 0 : server.isUnsettled ? pause : server.hasWork ? 0 : nil
        let ready = Platform.waitForSession(
          reads: isInputOpen, writes: hasOutput, client: client, milliseconds: wait)
        if ready.canWrite, !write() { return 1 }
        if ready.canRead { read() }
        if isBusy {
          handleNext()
        } else if ready.isClientGone, !ready.canRead, !ready.canWrite {
          // Its streams may be open still in a process that it has started.
          server.endOfInput()
          return server.exitCode ?? 1
        } else if !ready.canRead, !ready.canWrite, server.isUnsettled {
          server.settle()
        } else if !ready.canRead, !server.isUnsettled, server.hasWork {
          server.work()
        }
      }
    }

    private mutating func handleNext() {
      let known = server.clientProcess
      server.handleNext()
      if let process = server.clientProcess, process != known {
        client = Platform.watch(process: process)
      }
    }

    private mutating func read() {
      let bytes = SessionStreams.read(upTo: 1 << 16)
      guard !bytes.isEmpty else { return isInputOpen = false }
      server.receive(bytes)
    }

    /// Writes what the stream takes without waiting; false if nobody reads it any longer.
    private mutating func write() -> Bool {
      guard let piece = pending.first else { return true }
      let end = min(written + longestWrite, piece.count)
      guard let count = SessionStreams.write(piece[written..<end]) else { return false }
      written += count
      if written == piece.count {
        pending.removeFirst()
        written = 0
      }
      return true
    }
  }
}
