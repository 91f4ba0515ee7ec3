/// Why a command could not do its work: what the shell says instead of a result.
///
/// A wrong theme is not a failure: it is compiled, and its diagnostics are the result.
struct Failure: Error, Equatable {
  /// One thing that went wrong, worded as a diagnostic: lower case, no full stop, names in 'quotes'.
  struct Problem: Equatable, Sendable {
    var message: String
    /// The remedies.
    var help: [String] = []
  }

  /// At least one; several files can be missing at once.
  var problems: [Problem]
  var exitCode: ExitCode = .failure
}

extension Failure {
  init(_ message: String, help: [String] = [], exitCode: ExitCode = .failure) {
    problems = [Problem(message: message, help: help)]
    self.exitCode = exitCode
  }

  /// Wrong usage of the command line.
  static func usage(_ message: String, help: [String] = []) -> Failure {
    Failure(message, help: help, exitCode: .usage)
  }

  /// The reader of standard output has gone: nothing to say, the run just ends.
  static let brokenPipe = Failure(problems: [])

  /// No file is left of those that were named: nothing to say, and no mistake.
  static let nothingToDo = Failure(problems: [], exitCode: .success)
}
