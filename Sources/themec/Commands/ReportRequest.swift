import ThemeFiles

/// A report that the user asked for: `FORMAT` or `FORMAT:FILE`.
struct ReportRequest: Equatable, Sendable {
  enum Destination: Equatable, Sendable {
    case standardError
    case standardOutput
    case file(FilePath)
  }

  let format: ReportFormat
  let destination: Destination

  /// Reads `--report`.
  static func parse(
    _ argument: Argument, default destination: Destination
  ) throws(Failure) -> ReportRequest {
    let parts = argument.bytes.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    guard let format = ReportFormat(rawValue: name) else {
      throw .wrongChoice(name, of: "--report", choices: ReportFormat.names)
    }
    guard parts.count > 1 else { return ReportRequest(format: format, destination: destination) }
    let file = Argument(bytes: Array(parts[1]))
    guard !file.bytes.isEmpty else {
      throw .usage("'--report \(name):' names no file")
    }
    return ReportRequest(
      format: format, destination: file.isDash ? .standardOutput : .file(FilePath(file)))
  }
}
