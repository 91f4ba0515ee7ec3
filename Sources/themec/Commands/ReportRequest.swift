import ThemeReports

/// A report that the user asked for: `FORMAT` or `FORMAT:FILE`.
struct ReportRequest: Hashable, Sendable {
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

  let format: ReportFormat
  let destination: Destination

  /// Reads one `--report`.
  static func parse(_ argument: Argument, default destination: Destination) throws(Failure) -> ReportRequest {
    let (name, file) = argument.split(at: ":")
    guard let format = ReportFormat(named: name) else {
      throw .wrongChoice(name, of: "--report", choices: ReportFormat.names)
    }
    guard let file else { return ReportRequest(format: format, destination: destination) }
    guard file != "" else { throw .usage("'--report \(name):' names no file") }
    return ReportRequest(format: format, destination: file.isDash ? .standardOutput : .file(FilePath(file)))
  }
}
