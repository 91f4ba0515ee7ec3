/// Threads that share pieces of work with the thread that has the work.
///
/// A thread starts when it is first of use, and waits from then on for the next work until the process ends: a run has many
/// small pieces of work, and starting a thread takes as long as some of them.
final class WorkerThreads: Sendable {
  static let shared = WorkerThreads()

  private let state = Platform.Locked(State())

  private struct State {
    /// The number of threads that wait for work or do it.
    var count = 0
    /// The work that is not done, the oldest first: work inside of other work, or beside it, comes later.
    var works: [Work] = []
    /// The number of the next work.
    var nextNumber = 0

    /// Adds some work and returns its number.
    mutating func add(_ pieces: Int, limit: Int, _ body: @escaping @Sendable (Int) -> Void) -> Int {
      works.append(Work(number: nextNumber, pieces: pieces, limit: limit, body: body))
      nextNumber += 1
      return nextNumber - 1
    }

    /// The next piece of some work or of a later one, the oldest first; nil if none is left.
    mutating func take(from number: Int = 0) -> Piece? {
      for index in works.indices where works[index].number >= number {
        if let piece = works[index].take() { return piece }
      }
      return nil
    }

    /// Ends a piece of some work, and tells whether that is news for the threads that wait.
    ///
    /// It is if all of the work is done, which is then forgotten, or if the limit alone has kept a piece back: the thread
    /// that makes room for it may have other work to return to.
    mutating func endPiece(ofWork number: Int) -> Bool {
      guard let index = works.firstIndex(where: { $0.number == number }) else { return true }
      let keptPieces = works[index].isAtLimit
      works[index].endPiece()
      guard works[index].isDone else { return keptPieces }
      works.remove(at: index)
      return true
    }

    func isDone(_ number: Int) -> Bool { !works.contains { $0.number == number } }
  }

  /// One piece of some work.
  private struct Piece {
    let work: Int
    let number: Int
    let body: @Sendable (Int) -> Void
  }

  /// Some pieces of work, which all threads take from.
  private struct Work {
    let number: Int
    let pieces: Int
    /// The most pieces that are worked on at once.
    let limit: Int
    let body: @Sendable (Int) -> Void
    var next = 0
    var running = 0

    var isDone: Bool { next == pieces && running == 0 }

    /// Whether the limit keeps pieces back.
    var isAtLimit: Bool { next < pieces && running >= limit }

    /// The next piece; nil if none is left or enough are worked on.
    mutating func take() -> Piece? {
      guard next < pieces, running < limit else { return nil }
      (next, running) = (next + 1, running + 1)
      return Piece(work: number, number: next - 1, body: body)
    }

    mutating func endPiece() { running -= 1 }
  }

  /// Has so many threads started before they are of use.
  ///
  /// There are fewer threads if the system gives fewer.
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
  /// At most `limit` calls run at once. While it waits, the thread helps with work that was begun later, which may be
  /// inside of its own.
  func run(_ pieces: Int, limit: Int, _ body: @escaping @Sendable (Int) -> Void) {
    guard pieces > 0 else { return }
    start(min(pieces, limit) - 1)
    let number = state.withLock { $0.add(pieces, limit: limit, body) }
    state.wakeAll()
    while doPiece(from: number) {}
  }

  private func workForever() { while true { _ = doPiece(from: nil) } }

  /// Waits for a piece and does it; false if `work` is given and done instead.
  ///
  /// The closure of the piece is released before the piece ends, so that the caller then owns its values alone again.
  private func doPiece(from work: Int?) -> Bool {
    guard let ended = waitForPiece(from: work) else { return false }
    if state.withLock({ $0.endPiece(ofWork: ended) }) { state.wakeAll() }
    return true
  }

  /// Waits for a piece and works on it; returns the number of its work, or nil if `work` is given and done instead.
  private func waitForPiece(from work: Int?) -> Int? {
    let piece: Piece? = state.wait { state -> Piece?? in
      if let work, state.isDone(work) { return .some(nil) }
      return state.take(from: work ?? 0).map { .some($0) }
    }
    guard let piece else { return nil }
    piece.body(piece.number)
    return piece.work
  }
}
