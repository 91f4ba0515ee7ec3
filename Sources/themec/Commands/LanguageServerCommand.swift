import ThemeCompiler
import ThemeLanguageServer

extension Command {
  static let languageServer = Command(
    "lsp", overview: "Serve editors by the Language Server Protocol.",
    discussion: """
      Editors start it: it talks to them over standard input and output and ends with them. The settings of the \
      editor ('target', 'portable', 'palette', 'rules', 'docs', 'baseline', 'codeLens') override the options, and these override \
      'themec.json'.
      """, positionals: [],
    options: [.target, .palette, .portable, .registry, .severity, .setting, .baseline, .allowOutsideRoot, .stdio],
    examples: [Example("lsp", "Serve the editor that has started it.")],
    exitCodes: [
      ExitStatus(.success, "The editor has shut the server down."),
      ExitStatus(.findings, "The editor disconnected without a shutdown request."), .usage,
    ], run: LanguageServerCommand.run)
}

extension OptionSpec {
  static let stdio = OptionSpec("stdio", help: "Use standard input and output, as always; some editors say so.")
}

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
