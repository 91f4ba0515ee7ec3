import Synchronization

/// Threads that share independent pieces of work with the thread that has it.
///
/// The results and their order are the same for any number of threads.
struct Workers: Sendable {
  /// The most pieces that are worked on at once; nil for one for each processor.
  private let limit: Int?

  /// Up to so many threads, the calling one among them.
  init(_ limit: Int?) { self.limit = limit }

  /// The results of `body` for each number below `count`, in the order of the numbers.
  ///
  /// The lower numbers start first. The system is asked for its processors only where threads pay.
  func map<Result: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else {
      // A loop, as a generic function would make types at each start.
      var results: [Result] = []
      for piece in 0..<count { results.append(body(piece)) }
      return results
    }
    let pieces = Pieces(count, body)
    // There are fewer threads if the system gives fewer.
    let threads = (1..<min(limit ?? Platform.processorCount, count)).compactMap { _ in
      Platform.startThread { pieces.workOnAll() }
    }
    pieces.workOnAll()
    for thread in threads { Platform.wait(for: thread) }
    return pieces.results
  }

  /// Pieces of work, which all threads take from.
  private final class Pieces<Result: Sendable>: Sendable {
    private let body: @Sendable (Int) -> Result
    private let state: Mutex<(next: Int, results: [Result?])>

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
      self.body = body
      state = Mutex((0, Array(repeating: nil, count: count)))
    }

    /// The results, once all threads have ended.
    var results: [Result] { state.withLock { $0.results.compactMap(\.self) } }

    /// Works on one piece after another until none is left.
    func workOnAll() {
      while let piece = take() {
        let result = body(piece)
        state.withLock { $0.results[piece] = result }
      }
    }

    private func take() -> Int? {
      state.withLock { state in
        guard state.next < state.results.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }
  }
}
