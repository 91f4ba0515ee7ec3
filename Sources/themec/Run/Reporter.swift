import ThemeBase
import ThemeProject
import ThemeReports

/// The reports that a command line asks for, and what it says of their contents.
struct ReportRequests: Sendable {
  fileprivate private(set) var all: [ReportRequest]
  fileprivate let policy: FailurePolicy
  /// Whether people see notes without a remedy too.
  fileprivate let showsAllNotes: Bool
  /// Whether accepted findings are written to formats that can mark them.
  fileprivate let showsAccepted: Bool
  /// Whether the report is what the user asked for, as of `lint`.
  fileprivate let isAnswer: Bool
  private let isQuiet: Bool

  /// Reads the options for reports.
  ///
  /// `destination` gets a report in `format` unless another report goes there: a report in a file does not silence the
  /// terminal. With `answer`, the words for what the command itself prints there, only reports in files are written.
  init(
    _ parsed: ParsedArguments, default destination: ReportRequest.Destination = .standardError,
    format: ReportFormat? = nil, showsAllNotes: Bool = false, besides answer: String? = nil
  ) throws(Failure) {
    all = try parsed.all(.report).map { argument throws(Failure) in
      try ReportRequest.parse(argument, default: destination)
    }
    let hasStream = all.contains { $0.destination.streamName != nil }
    if let format, hasStream {
      try StandardStreams.allowOne(["'--format \(format.name)'", "'--report'"], on: "one stream", help: Self.fileHelp)
    }
    if let answer, hasStream || format != nil {
      try StandardStreams.allowOne([answer, "the report"], help: Self.fileHelp)
    }
    if !hasStream, answer == nil { all.append(ReportRequest(format: format, destination: destination)) }
    for stream in [ReportRequest.Destination.standardError, .standardOutput]
    where all.count(where: { $0.destination == stream }) > 1 {
      throw .usage(
        "two reports would both be written to \(stream.streamName ?? "")",
        help: ["write one of them to a file: '--report <format>:<file>'"])
    }
    policy = try FailurePolicy(parsed)
    showsAccepted = parsed.has(.showSuppressed)
    self.showsAllNotes = showsAllNotes
    isAnswer = destination == .standardOutput
    isQuiet = parsed.has(.quiet)
  }

  private static let fileHelp = ["write the report to a file: '--report <format>:<file>'"]

  /// The files that get a report.
  var files: [FilePath] { all.compactMap { if case .file(let path) = $0.destination { path } else { nil } } }

  /// Whether nobody sees notes, thousands in a fleet, which are then neither kept nor merged.
  var hidesNotes: Bool { isQuiet && files.isEmpty }

  /// Refuses a report on standard output where `product` goes there.
  func leaveStandardOutput(to product: String) throws(Failure) {
    let reports = all.filter { $0.destination == .standardOutput }
    try StandardStreams.allowOne([product] + reports.map { _ in "the report" })
  }
}

/// Writes the findings of a run in every format that was asked for.
struct Reporter: Sendable {
  private let requests: ReportRequests
  private let reports: [(format: ReportFormat, destination: ReportRequest.Destination)]
  let policy: FailurePolicy

  /// The reporter of a run with some settings, which say what the command line leaves open.
  init(_ requests: ReportRequests, _ settings: FileSettings) {
    self.requests = requests
    let usual = settings.report.flatMap(ReportFormat.named) ?? .text
    reports = requests.all.map { ($0.format ?? usual, $0.destination) }
    policy = requests.policy.following(settings)
  }

  /// Whether some report is for tools, which take findings by their subjects.
  var servesTools: Bool { reports.contains { !$0.format.isForPeople } }

  /// Announces the findings, then writes the reports and what a command has made, all in one transaction.
  ///
  /// `make` adds the products of a run that ends so by its findings. `consequence` is what follows from findings that fail
  /// the run. Returns how the run ends, and for each product whether it has changed.
  func publish(
    _ findings: Findings, on console: Console, _ plan: FilePlan.Checked, consequence: String? = nil,
    _ make: (_ code: ExitCode, _ outputs: inout RunOutputs) throws(Failure) -> Void = { _, _ in }
  ) throws(Failure) -> (code: ExitCode, changes: [Bool]) {
    let verdict = verdict(on: findings)
    try announce(verdict, on: console, consequence: consequence)
    var outputs = RunOutputs(plan: plan)
    try make(verdict.code, &outputs)
    let products = outputs.items.count
    outputs.items += self.outputs(of: verdict)
    let changes = try OutputTransaction.run(outputs.items, outputs.plan, making: outputs.missingFolders)
    return (verdict.code, Array(changes.prefix(products)))
  }

  /// The findings of a run as all its reports show them, and the exit code that they cause.
  typealias Verdict = (findings: Findings, code: ExitCode)

  func verdict(on findings: Findings) -> Verdict {
    let findings = (requests.hidesNotes ? findings.filtered(atLeast: .warning) : findings).triaged
    return (findings, policy.exitCode(of: findings))
  }

  /// The reports that go to files, which stay whole.
  func outputs(of verdict: Verdict) -> [Output] {
    let context = context(ending: verdict.code)
    return reports.compactMap { format, destination in
      guard case .file(let path) = destination else { return nil }
      return Output(.file(path), format.render(verdict.findings, context), called: "the report")
    }
  }

  /// The facts about a run that ends with a code, for the formats.
  private func context(ending code: ExitCode) -> ReportContext {
    ReportContext(
      version: Tool.version, exitCode: Int(code.rawValue), showsAccepted: requests.showsAccepted,
      isAnswer: requests.isAnswer)
  }

  /// Writes the reports that go to standard output and standard error.
  ///
  /// If not all themes could be read, nobody says that nothing was found.
  func announce(_ verdict: Verdict, on console: Console, consequence: String? = nil, isComplete: Bool = true)
    throws(Failure)
  {
    var context = context(ending: verdict.code)
    if verdict.code != .success { context.consequence = consequence }
    if console.isQuiet || !isComplete { context.isAnswer = false }
    for (format, destination) in reports {
      let shown = shown(verdict.findings, in: format, console)
      switch destination {
      case .standardError:
        context.rendering = console.errorTraits.rendering
        format.write(shown, context) { console.say(document: $0) }
      case .standardOutput:
        context.rendering = console.outputTraits.rendering
        var failure: Failure?
        format.write(shown, context) { piece in
          do throws(Failure) { if failure == nil { try console.write(document: piece) } } catch { failure = error }
        }
        if let failure { throw failure }
      case .file: break
      }
    }
  }

  /// The findings that a stream gets; a report in a file stays whole.
  private func shown(_ findings: Findings, in format: ReportFormat, _ console: Console) -> Findings {
    if console.isQuiet { return findings.filtered(atLeast: policy.leastSeverity) }
    if requests.showsAllNotes || !format.isForPeople { return findings }
    // Without notes that name no remedy; what a product lacks is always among the rest.
    var shown = findings.filtered { $0.severity > .note || $0.hasRemedy || $0.code == .notExpressible }
    shown.hiddenNotes = findings.summary.notes - shown.summary.notes
    return shown
  }
}

/// A report that the user asked for: `FORMAT` or `FORMAT:FILE`.
struct ReportRequest: Sendable {
  /// The destination of a report.
  enum Destination: Hashable, Sendable {
    case standardError
    case standardOutput
    case file(FilePath)

    /// The stream as messages name it, or nil for a file.
    var streamName: String? {
      switch self {
      case .standardError: "standard error"
      case .standardOutput: "standard output"
      case .file: nil
      }
    }
  }

  /// Nil for the usual format, which the settings of the run may name.
  let format: ReportFormat?
  let destination: Destination

  /// Reads one `--report`.
  static func parse(_ argument: Argument, default destination: Destination) throws(Failure) -> ReportRequest {
    let (name, file) = argument.split(at: ":")
    guard let format = ReportFormat.named(name) else {
      throw .wrongChoice(name, of: "--report", choices: ReportFormat.names)
    }
    guard let file else { return ReportRequest(format: format, destination: destination) }
    guard file != "" else { throw .usage("'--report \(name):' names no file") }
    return ReportRequest(format: format, destination: file.isDash ? .standardOutput : .file(FilePath(file)))
  }
}

/// The outputs of a run besides its reports.
struct RunOutputs {
  var items: [Output] = []
  var plan: FilePlan.Checked
  /// The folders that are made if they are missing.
  var missingFolders: Set<FilePath> = []
}

extension Diagnostic {
  /// Whether the diagnostic names a remedy.
  ///
  /// That a class could be declared holds for each of an app's own.
  fileprivate var hasRemedy: Bool { !fixIts.isEmpty || (!help.isEmpty && topic != .undeclaredClass) }
}

/// Which findings fail a run.
struct FailurePolicy: Equatable, Sendable {
  /// Whether warnings fail the run, as errors do.
  var isStrict = false
  /// The number of warnings that are accepted, or nil for any number.
  var mostWarnings: Int?
  /// Whether the run succeeds whatever is found.
  var isLenient = false

  /// The least severity that fails the run.
  var leastSeverity: Severity { isStrict ? .warning : .error }

  /// The exit code of a run with some findings.
  func exitCode(of findings: Findings) -> ExitCode {
    let summary = findings.summary
    guard !isLenient, let worst = summary.severity else { return .success }
    if let mostWarnings, summary.warnings > mostWarnings { return .findings }
    return worst >= leastSeverity ? .findings : .success
  }

  /// Reads `--strict`, `--max-warnings` and `--exit-zero`.
  init(_ parsed: ParsedArguments) throws(Failure) {
    isStrict = parsed.has(.strict)
    isLenient = parsed.has(.exitZero)
    guard let text = parsed.value(.maxWarnings)?.text else { return }
    guard let count = Int(text), count >= 0 else { throw .wrongValue(text, of: .maxWarnings, takes: "a number from 0") }
    mostWarnings = count
  }

  /// The policy with what the settings of a run say instead of the command line.
  func following(_ settings: FileSettings) -> FailurePolicy {
    var policy = self
    policy.isStrict = isStrict || settings.isStrict
    policy.mostWarnings = mostWarnings ?? settings.mostWarnings
    return policy
  }
}
