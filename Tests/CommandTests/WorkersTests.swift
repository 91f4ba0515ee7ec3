import Synchronization
import TestSupport
import Testing

@testable import themec

/// Threads that share work.
@Suite struct WorkersTests {
  /// How many pieces run, and how many have run at once.
  private final class Tally: Sendable {
    private let state = Mutex<(running: Int, most: Int)>((0, 0))

    func begin() {
      state.withLock { state in
        state.running += 1
        state.most = max(state.most, state.running)
      }
    }

    func end() { state.withLock { $0.running -= 1 } }

    var most: Int { state.withLock { $0.most } }
  }

  @Test(arguments: [0, 1, 2, 7, 100], [1, 2, 5]) func workIsDoneOnceAndInOrder(_ count: Int, _ jobs: Int) {
    let tally = Tally()
    let results = Workers(jobs).map(count: count) { piece in
      tally.begin()
      defer { tally.end() }
      return piece * 3
    }
    expectEqual(results, (0..<count).map { $0 * 3 })
    expect(tally.most <= jobs)
  }

  @Test func piecesRunAtOnce() {
    let tally = Tally()
    // Each of the three waits for the others.
    _ = Workers(3).map(count: 3) { _ in
      tally.begin()
      while tally.most < 3 { Platform.pause(milliseconds: 1) }
    }
    expectEqual(tally.most, 3)
  }

  /// The caller may go on to change what the work has read, without a copy.
  @Test func whatTheWorkHoldsIsLetGo() {
    final class Held: Sendable {}
    for _ in 0..<200 {
      weak var held: Held?
      do {
        let kept = Held()
        held = kept
        _ = Workers(3).map(count: 4) { _ in withExtendedLifetime(kept) {} }
      }
      expect(held == nil)
    }
  }
}
