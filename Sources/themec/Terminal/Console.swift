import Synchronization
import ThemeBase
import ThemeReports

/// The two streams of a run: the product goes to standard output, messages to standard error.
///
/// Text for people comes as ``StyledText``, which escapes it. Documents for tools come as bytes.
struct Console: Sendable {
  let outputTraits: TerminalTraits
  let errorTraits: TerminalTraits
  /// Whether only what makes the run fail is reported.
  let isQuiet: Bool

  init(color: ColorChoice = .auto, isQuiet: Bool = false) {
    outputTraits = .detect(1, color: color)
    errorTraits = .detect(2, color: color)
    self.isQuiet = isQuiet
  }

  /// Writes a text for people to standard output.
  func write(_ text: StyledText) throws(Failure) { try write(document: text.bytes) }

  /// Writes lines for people, which may have anything in them, to standard output.
  func write(lines: String) throws(Failure) { try write(StyledText(lines: lines, outputTraits.rendering)) }

  /// Writes a document for tools to standard output, byte for byte.
  func write(document: [UInt8]) throws(Failure) {
    do throws(SystemError) { try LocalFileSystem().writeAll(document, to: .standardOutput) } catch {
      throw .cannotWrite(to: "standard output", error)
    }
  }

  /// Writes a diff to standard output: as text for people to a terminal, else byte for byte, as `patch` needs it.
  func write(diff: [UInt8]) throws(Failure) {
    guard outputTraits.isTerminal else { return try write(document: diff) }
    try write(lines: String(decoding: diff, as: UTF8.self).replacing("\r\n", with: "\n"))
  }

  /// Writes a text for people to standard error.
  ///
  /// A reader who has gone stops no work.
  func say(_ text: StyledText) { say(document: text.bytes) }

  /// Writes a report to standard error.
  ///
  /// A reader who has gone stops no work.
  func say(document: [UInt8]) { try? LocalFileSystem().writeAll(document, to: .standardError) }

  /// Shows a line on a terminal in place of the last one that this showed; an empty one wipes it.
  static func show(_ line: String) {
    try? LocalFileSystem().writeAll(Array("\r\(line)\u{1B}[K".utf8), to: .standardError)
  }

  /// Reports one line about work that went well, unless the console is quiet.
  func report(_ line: String) {
    guard !isQuiet else { return }
    var text = StyledText(errorTraits.rendering)
    text.append(line: line)
    say(text)
  }

  /// Reports why a command could not do its work.
  func say(_ failure: Failure) { for problem in failure.problems { say(problem, .error) } }

  /// Reports something about the run that has no place in a theme.
  func say(_ problem: Failure.Problem, _ severity: Severity) {
    var text = StyledText(errorTraits.rendering)
    text.append(severity.rawValue, .severity(severity))
    text.append(line: ": \(problem.message)", .emphasis)
    for help in problem.help {
      text.append(spaces: 2)
      text.append("help", .emphasis)
      text.append(line: ": \(help)")
    }
    say(text)
  }
}

/// The notes about a run that have no place in a theme; each is said once, unless the console is quiet.
final class RunNotes: Sendable {
  private let console: Console
  private let said = Mutex<Set<String>>([])

  init(_ console: Console) { self.console = console }

  func say(_ message: String) {
    guard !console.isQuiet, said.withLock({ $0.insert(message).inserted }) else { return }
    console.say(Failure.Problem(message: message), .note)
  }
}
