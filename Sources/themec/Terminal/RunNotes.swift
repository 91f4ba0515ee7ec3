import Synchronization
import ThemeBase

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
