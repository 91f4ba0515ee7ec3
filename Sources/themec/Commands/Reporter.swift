import ThemeDiagnostics
import ThemeFiles
import ThemeReports

/// Writes the findings of a run in every form that was asked for.
struct Reporter: Sendable {
  let requests: [ReportRequest]
  let isStrict: Bool
  /// Whether people see notes too that name nothing to do.
  let showsAllNotes: Bool

  /// Reads `--report` and `--strict`; without a report, `destination` gets one in `format`.
  init(
    _ parsed: ParsedArguments, default destination: ReportRequest.Destination = .standardError,
    format: ReportFormat = .text, showsAllNotes: Bool = false
  ) throws(Failure) {
    var requests: [ReportRequest] = []
    for argument in parsed.all(.report) {
      requests.append(try .parse(argument, default: destination))
    }
    self.requests =
      requests.isEmpty ? [ReportRequest(format: format, destination: destination)] : requests
    isStrict = parsed.has(.strict)
    self.showsAllNotes = showsAllNotes
  }

  /// The files that get a report.
  var files: [FilePath] {
    requests.compactMap { if case .file(let path) = $0.destination { path } else { nil } }
  }

  /// Refuses a report on standard output where `product` goes there.
  func leaveStandardOutput(to product: String) throws(Failure) {
    guard requests.contains(where: { $0.destination == .standardOutput }) else { return }
    throw .usage("\(product) and the report would both be written to standard output")
  }

  /// Writes all reports and returns how the run ends by them.
  func publish(
    _ findings: Findings, on console: Console, _ plan: FilePlan.Checked, remark: String? = nil
  ) throws(Failure) -> ExitCode {
    let code = try announce(findings, on: console, remark: remark)
    try OutputWriter.write(outputs(of: findings), plan)
    return code
  }

  /// The reports that go to files.
  func outputs(of findings: Findings) -> [Output] {
    requests.compactMap { request in
      guard case .file(let path) = request.destination else { return nil }
      return Output(.file(path), request.format.render(findings, RenderingOptions()))
    }
  }

  /// Writes the reports that go to standard output and standard error, and returns how the run ends by them.
  ///
  /// `remark` is what follows from findings that fail the run.
  func announce(
    _ findings: Findings, on console: Console, remark: String? = nil
  ) throws(Failure) -> ExitCode {
    let code = findings.exitCode(strict: isStrict)
    let remark = code == .success ? nil : remark
    for request in requests {
      let audible = audible(findings, in: request.format, console)
      switch request.destination {
      case .standardError:
        console.say(request.format.render(audible, console.errorTraits.rendering, remark: remark))
      case .standardOutput:
        try console.write(
          request.format.render(audible, console.outputTraits.rendering, remark: remark))
      case .file: break
      }
    }
    return code
  }

  /// What people are told; a report in a file is for a tool and stays whole.
  private func audible(
    _ findings: Findings, in format: ReportFormat, _ console: Console
  ) -> Findings {
    if console.isQuiet { return findings.filtered(atLeast: Findings.failing(strict: isStrict)) }
    return showsAllNotes || format == .json ? findings : findings.actionable
  }
}
