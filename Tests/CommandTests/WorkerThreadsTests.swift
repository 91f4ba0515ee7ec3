import Synchronization
import TestSupport
import Testing

@testable import themec

/// Threads that share work.
@Suite struct WorkerThreadsTests {
  /// How often each piece was worked on, and how many were at once.
  private final class Tally: Sendable {
    private let state = Mutex<(pieces: [Int: Int], running: Int, most: Int)>(([:], 0, 0))

    func begin(_ piece: Int) {
      state.withLock { state in
        state.pieces[piece, default: 0] += 1
        state.running += 1
        state.most = max(state.most, state.running)
      }
    }

    func end() { state.withLock { $0.running -= 1 } }

    var pieces: [Int: Int] { state.withLock { $0.pieces } }
    var most: Int { state.withLock { $0.most } }
    var running: Int { state.withLock { $0.running } }
  }

  private func check(
    _ threads: WorkerThreads, _ count: Int, limit: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tally = Tally()
    threads.run(count, limit: limit) { piece in
      tally.begin(piece)
      tally.end()
    }
    expectEqual(
      tally.pieces, Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 1) }), sourceLocation: sourceLocation)
    expect(tally.most <= limit && tally.running == 0, sourceLocation: sourceLocation)
  }

  @Test func manyRunsShareTheSameThreads() {
    let threads = WorkerThreads()
    for round in 0..<500 { check(threads, round % 17, limit: 1 + round % 5) }
  }

  @Test func piecesRunAtOnce() {
    let threads = WorkerThreads()
    let tally = Tally()
    // Each of the three waits for the others.
    threads.run(3, limit: 3) { piece in
      tally.begin(piece)
      while tally.pieces.count < 3 { Platform.pause(milliseconds: 1) }
    }
    expectEqual(tally.most, 3)
  }

  @Test func threadsThatAreStartedEarlyShareTheWork() {
    let threads = WorkerThreads()
    for _ in 0..<2 { threads.start(2) }
    check(threads, 10, limit: 3)
  }

  @Test func workInsideOfWorkIsDone() {
    let threads = WorkerThreads()
    let tally = Tally()
    threads.run(5, limit: 3) { outer in threads.run(4, limit: 3) { tally.begin(outer * 4 + $0) } }
    expectEqual(tally.pieces, Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, 1) }))
  }

  @Test func severalThreadsHaveWorkAtOnce() {
    let (threads, users) = (WorkerThreads(), WorkerThreads())
    users.run(12, limit: 4) { _ in for count in 0..<40 { check(threads, count, limit: 3) } }
  }

  /// The caller may go on to change what the work has read, without a copy.
  @Test func whatTheWorkHoldsIsLetGo() {
    final class Held: Sendable {}
    let threads = WorkerThreads()
    for _ in 0..<200 {
      weak var held: Held?
      do {
        let kept = Held()
        held = kept
        threads.run(4, limit: 3) { _ in withExtendedLifetime(kept) {} }
      }
      expect(held == nil)
    }
  }
}
