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

/// The exit code of a run, as scripts see it.
enum ExitCode: Int32 {
  /// No error was found.
  case success = 0
  /// There are errors, or warnings with `--strict`.
  case findings = 1
  /// The work could not be done: a file, a configuration, a full disk.
  case failure = 2
  /// Wrong usage: `EX_USAGE` of sysexits.
  case usage = 64
}

/// Text from outside in 'quotes', made safe for a terminal and cut to a length that people read.
func quoted(_ text: String, limit: Int = 120) -> String {
  let isLong = text.unicodeScalars.count > limit
  let shown = isLong ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) : text
  return "'\(escaped(shown))\(isLong ? "…" : "")'"
}

/// Text in which no character can move the cursor, ring the bell or break the line.
func escaped(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
