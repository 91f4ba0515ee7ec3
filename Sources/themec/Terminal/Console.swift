import ThemeDiagnostics
import ThemeReports

/// The two streams of a run: the product goes to standard output, talk to standard error.
struct Console: Sendable {
  let outputTraits: TerminalTraits
  let errorTraits: TerminalTraits
  /// Only what makes the run fail is said.
  let isQuiet: Bool

  init(color: ColorChoice = .auto, isQuiet: Bool = false) {
    outputTraits = .detect(1, color: color)
    errorTraits = .detect(2, color: color)
    self.isQuiet = isQuiet
  }

  /// Writes a part of the product.
  func write(_ text: String) throws(Failure) { try write(text.utf8) }

  func write(_ bytes: some Collection<UInt8>) throws(Failure) {
    try OutputStream.standardOutput.write(bytes)
  }

  /// Says something to the person; a person who does not listen stops no work.
  func say(_ text: String) { say(Array(text.utf8)) }

  func say(_ bytes: [UInt8]) {
    try? OutputStream.standardError.write(bytes)
  }

  /// Says one line about work that went well.
  func report(_ line: String) {
    if !isQuiet { say(line + "\n") }
  }

  /// Says why a command could not do its work.
  func say(_ failure: Failure) {
    for problem in failure.problems { say(problem, .error) }
  }

  /// Says something about the run that has no place in a theme.
  func say(_ problem: Failure.Problem, _ severity: Severity) {
    let palette: TerminalPalette = errorTraits.hasColor ? .ansi : .plain
    var text = palette.paint(severity.rawValue, .severity(severity))
    text += palette.paint(": \(problem.message)", .emphasis) + "\n"
    for help in problem.help { text += "  \(palette.paint("help", .emphasis)): \(help)\n" }
    say(text)
  }
}
