import ThemeDiagnostics

/// Writes the findings of a run in every form that was asked for.
struct Reporter {
  let requests: [ReportRequest]
  let isStrict: Bool

  /// Reads `--report` and `--strict`; without a report, `destination` gets one in `format`.
  init(
    _ parsed: ParsedArguments, default destination: ReportRequest.Destination = .standardError,
    format: ReportFormat = .text
  ) throws(Failure) {
    var requests: [ReportRequest] = []
    for argument in parsed.all(.report) {
      requests.append(try .parse(argument, default: destination))
    }
    self.requests =
      requests.isEmpty ? [ReportRequest(format: format, destination: destination)] : requests
    isStrict = parsed.has(.strict)
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

  /// Writes all reports and says how the run ends by them.
  ///
  /// `remark` is what follows from findings that fail the run.
  func publish(
    _ findings: Findings, on console: Console, remark: String? = nil
  ) throws(Failure) -> ExitCode {
    let code = findings.exitCode(strict: isStrict)
    let remark = code == .success ? nil : remark
    // Quiet is for people; a report in a file is for a tool and stays whole.
    let audible =
      console.isQuiet
      ? findings.filtered(atLeast: Findings.failing(strict: isStrict)) : findings
    for request in requests {
      switch request.destination {
      case .standardError:
        console.say(request.format.render(audible, console.errorTraits.rendering, remark: remark))
      case .standardOutput:
        try console.write(
          request.format.render(audible, console.outputTraits.rendering, remark: remark))
      case .file(let path):
        let bytes = request.format.render(findings, RenderingOptions())
        _ = try OutputTransaction.write([OutputFile(path: path, bytes: bytes)])
      }
    }
    return code
  }
}
