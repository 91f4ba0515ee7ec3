import Synchronization

/// A line on a terminal that says how far long work is: `412 of 2,000 themes`.
///
/// It appears after a second and is wiped at the end. Pipes, files and quiet runs get nothing.
final class ProgressLine: Sendable {
  private let text: @Sendable (_ done: Int) -> String
  private let state = Mutex((done: 0, isOver: false, isShown: false))

  /// Begins a line whose text for the pieces that are done is asked for several times a second; nil where nobody would see it.
  ///
  /// A thread writes it, as the work may be one long piece.
  init?(isWanted: Bool, _ text: @escaping @Sendable (_ done: Int) -> String) {
    guard isWanted, Platform.isTerminal(2), Platform.variable("TERM") != "dumb" else { return nil }
    self.text = text
    Platform.startDetachedThread { [self] in
      Platform.pause(milliseconds: 1_000)
      while show() { Platform.pause(milliseconds: 100) }
    }
  }

  /// Writes the line; false once the work is over.
  private func show() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      state.isShown = true
      Console.show(text(state.done))
      return true
    }
  }

  /// Counts a piece that is done.
  func step() { state.withLock { $0.done += 1 } }

  /// Wipes the line.
  func end() {
    state.withLock { state in
      if state.isShown { Console.show("") }
      (state.isOver, state.isShown) = (true, false)
    }
  }

  /// `412 of 2,000 themes`.
  static func text(_ done: Int, of total: Int, _ noun: String) -> String {
    "\(grouped(done)) of \(grouped(total)) \(noun)"
  }

  /// `110 MB read`; of less than a megabyte kilobytes.
  static func text(read bytes: Int) -> String {
    bytes >> 20 > 0 ? "\(bytes >> 20) MB read" : "\((bytes + 1_023) >> 10) KB read"
  }

  /// A number with commas between its thousands.
  private static func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : grouped(number / 1_000) + "," + "\(1_000 + number % 1_000)".dropFirst()
  }
}
