/// One way in which a command ends, as its help describes it.
struct ExitStatus: Sendable {
  let code: ExitCode
  /// One sentence with a full stop.
  let meaning: String

  init(_ code: ExitCode, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }

  /// The exit codes of most commands.
  static let usual = [
    ExitStatus(.success, "There are no errors, and with '--strict' no warnings."),
    ExitStatus(.findings, "There are errors, or with '--strict' warnings."), .failure, .usage,
  ]

  static let failure = ExitStatus(.failure, "The work could not be done: a file, the disk.")
  static let usage = ExitStatus(.usage, "The command line is wrong.")
}
