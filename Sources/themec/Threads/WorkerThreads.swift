/// Threads that share pieces of work with the thread that has the work.
///
/// A thread starts when it is first of use, and waits from then on for the next work until the process ends: a run has many
/// small pieces of work, and starting a thread takes as long as some of them.
final class WorkerThreads: Sendable {
  static let shared = WorkerThreads()

  private let state = Platform.Locked(State())

  private struct State {
    /// How many threads wait for work or do it.
    var count = 0
    var work: Work?
  }

  /// Some pieces of work, which all threads take from.
  private struct Work {
    let pieces: Int
    /// The most pieces that are worked on at once.
    let limit: Int
    let body: @Sendable (Int) -> Void
    private var next = 0
    private var running = 0

    init(_ pieces: Int, limit: Int, _ body: @escaping @Sendable (Int) -> Void) {
      (self.pieces, self.limit, self.body) = (pieces, limit, body)
    }

    var isDone: Bool { next == pieces && running == 0 }

    /// The number of the next piece; nil if none is left or enough are worked on.
    mutating func take() -> Int? {
      guard next < pieces, running < limit else { return nil }
      (next, running) = (next + 1, running + 1)
      return next - 1
    }

    mutating func endPiece() { running -= 1 }
  }

  /// Has so many threads started before they are of use.
  ///
  /// There are fewer if the system gives fewer threads.
  func start(_ count: Int) {
    state.withLock { state in
      while state.count < count {
        guard Platform.startThread({ [self] in workForever() }) else { return }
        state.count += 1
      }
    }
  }

  /// Calls `body` for each number below `pieces`, on this thread and on others, and returns when all calls have ended.
  ///
  /// At most `limit` calls run at once. Work inside of other work, or beside it, is done by the thread that has it alone.
  func run(_ pieces: Int, limit: Int, _ body: @escaping @Sendable (Int) -> Void) {
    start(min(pieces, limit) - 1)
    let isShared = state.withLock { state in
      guard state.work == nil else { return false }
      state.work = Work(pieces, limit: limit, body)
      return true
    }
    guard isShared else {
      for piece in 0..<pieces { body(piece) }
      return
    }
    state.wakeAll()
    while let piece = state.withLock({ $0.work?.take() }) {
      body(piece)
      endPiece()
    }
    // What `body` holds is let go by all threads now, so that the caller owns it alone again.
    state.wait { state in
      let isDone = state.work?.isDone ?? true
      if isDone { state.work = nil }
      return isDone ? () : nil
    }
  }

  private func workForever() {
    while true {
      waitForPiece()
      endPiece()
    }
  }

  /// Waits for a piece and works on it; what the work holds is released before the piece ends.
  private func waitForPiece() {
    let (piece, body) = state.wait { state in
      state.work?.take().map { ($0, state.work?.body) }
    }
    body?(piece)
  }

  private func endPiece() {
    let isDone = state.withLock { state in
      state.work?.endPiece()
      return state.work?.isDone ?? true
    }
    if isDone { state.wakeAll() }
  }
}
