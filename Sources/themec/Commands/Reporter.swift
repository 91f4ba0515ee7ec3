import ThemeBase
import ThemeReports

/// Writes the findings of a run in every format that was asked for.
struct Reporter: Sendable {
  let requests: [ReportRequest]
  let policy: FailurePolicy
  /// Whether people see notes without a remedy too.
  let showsAllNotes: Bool
  /// Whether accepted findings are written to formats that can mark them.
  private let showsAccepted: Bool
  /// Whether the report is what the user asked for, as of `lint`.
  private let isAnswer: Bool

  /// Reads the options for reports.
  ///
  /// `destination` gets a report in `format` unless another report goes there: a report in a file does not silence the
  /// terminal. With `answer`, the words for what the command itself prints there, only reports in files are written.
  init(
    _ parsed: ParsedArguments, default destination: ReportRequest.Destination = .standardError,
    format: ReportFormat? = nil, showsAllNotes: Bool = false, besides answer: String? = nil
  ) throws(Failure) {
    var requests = try parsed.all(.report).map { argument throws(Failure) in
      try ReportRequest.parse(argument, default: destination)
    }
    let hasStream = requests.contains { $0.destination.streamName != nil }
    if let format, hasStream {
      try StandardStreams.allowOne(["'--format \(format.name)'", "'--report'"], on: "one stream", help: Self.fileHelp)
    }
    if let answer, hasStream || format != nil {
      try StandardStreams.allowOne([answer, "the report"], help: Self.fileHelp)
    }
    if !hasStream, answer == nil { requests.append(ReportRequest(format: format ?? .text, destination: destination)) }
    for stream in [ReportRequest.Destination.standardError, .standardOutput]
    where requests.count(where: { $0.destination == stream }) > 1 {
      throw .usage(
        "two reports would both be written to \(stream.streamName ?? "")",
        help: ["write one of them to a file: '--report <format>:<file>'"])
    }
    self.requests = requests
    policy = try FailurePolicy(parsed)
    showsAccepted = parsed.has(.showSuppressed)
    self.showsAllNotes = showsAllNotes
    isAnswer = destination == .standardOutput
  }

  private static let fileHelp = ["write the report to a file: '--report <format>:<file>'"]

  /// The files that get a report.
  var files: [FilePath] { requests.compactMap { if case .file(let path) = $0.destination { path } else { nil } } }

  /// Refuses a report on standard output where `product` goes there.
  func leaveStandardOutput(to product: String) throws(Failure) {
    let reports = requests.filter { $0.destination == .standardOutput }
    try StandardStreams.allowOne([product] + reports.map { _ in "the report" })
  }

  /// Writes all reports and returns how the run ends by them.
  func publish(_ findings: Findings, on console: Console, _ plan: FilePlan.Checked, consequence: String? = nil)
    throws(Failure) -> ExitCode
  {
    let verdict = verdict(on: findings)
    try announce(verdict, on: console, consequence: consequence)
    try OutputWriter.write(outputs(of: verdict), plan)
    return verdict.code
  }

  /// The findings of a run as all its reports show them.
  struct Verdict {
    fileprivate let findings: Findings
    /// The exit code that they cause.
    let code: ExitCode
  }

  func verdict(on findings: Findings) -> Verdict {
    let findings = findings.triaged
    return Verdict(findings: findings, code: policy.exitCode(of: findings))
  }

  /// The reports that go to files, which stay whole.
  func outputs(of verdict: Verdict) -> [Output] {
    let context = context(ending: verdict.code)
    return requests.compactMap { request in
      guard case .file(let path) = request.destination else { return nil }
      return Output(.file(path), request.format.render(verdict.findings, context))
    }
  }

  /// The facts about a run that ends with a code, for the formats.
  private func context(ending code: ExitCode) -> ReportContext {
    ReportContext(version: Tool.version, exitCode: Int(code.rawValue), showsAccepted: showsAccepted, isAnswer: isAnswer)
  }

  /// Writes the reports that go to standard output and standard error.
  ///
  /// `consequence` is what follows from findings that fail the run. If not all themes could be read, nobody says that
  /// nothing was found.
  func announce(_ verdict: Verdict, on console: Console, consequence: String? = nil, isComplete: Bool = true)
    throws(Failure)
  {
    var context = context(ending: verdict.code)
    if verdict.code != .success { context.consequence = consequence }
    if console.isQuiet || !isComplete { context.isAnswer = false }
    for request in requests {
      let shown = shown(verdict.findings, in: request.format, console)
      switch request.destination {
      case .standardError:
        context.rendering = console.errorTraits.rendering
        console.say(document: request.format.render(shown, context))
      case .standardOutput:
        context.rendering = console.outputTraits.rendering
        try console.write(document: request.format.render(shown, context))
      case .file: break
      }
    }
  }

  /// The findings that a stream gets; a report in a file stays whole.
  private func shown(_ findings: Findings, in format: ReportFormat, _ console: Console) -> Findings {
    if console.isQuiet { return findings.filtered(atLeast: policy.leastSeverity) }
    if showsAllNotes || !format.isForPeople { return findings }
    var shown = findings.actionable
    shown.hiddenNotes = findings.summary.notes - shown.summary.notes
    return shown
  }
}

extension OptionSpec {
  static let report = OptionSpec(
    "report", value: .text(placeholder: "format[:file]"), isRepeatable: true, section: .diagnostics,
    help: """
      Report the findings in a format, and to a file; '-' is standard output. The formats are \
      \(ReportFormat.list).
      """)

  static let showSuppressed = OptionSpec(
    "show-suppressed", section: .diagnostics,
    help: "Write accepted findings too, in formats that can mark them (sarif).")
}
