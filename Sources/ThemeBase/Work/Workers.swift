/// Runs independent pieces of work, on the calling thread or on several threads.
///
/// No library of ours starts a thread: the shell passes workers that do. The results, their order and every diagnostic are
/// the same for any number of threads.
package struct Workers: Sendable {
  /// The number of pieces that can be worked on at once.
  package let count: Int
  /// Calls a closure for each number below a count, and returns when all calls have ended.
  private let run: @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  /// The calling thread alone.
  package static let alone = Workers(count: 1) { count, body in for index in 0..<count { body(index) } }

  package init(count: Int, run: @escaping @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void) {
    self.count = count
    self.run = run
  }

  /// The results of `body` for each number below `count`, in the order of the numbers.
  ///
  /// The lower numbers start first.
  package func map<Result: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
    guard self.count > 1, count > 1 else {
      var results: [Result] = []
      for number in 0..<count { results.append(body(number)) }
      return results
    }
    let slots = (0..<count).map { _ in Slot<Result>() }
    run(count) { slots[$0].result = body($0) }
    return slots.compactMap { $0.result }
  }

  /// The results of two pieces of work that differ in kind.
  package func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard count > 1 else { return (first(), second()) }
    let slots = (Slot<First>(), Slot<Second>())
    run(2) { piece in if piece == 0 { slots.0.result = first() } else { slots.1.result = second() } }
    // Workers that leave out a piece have to make up for it here.
    return (slots.0.result ?? first(), slots.1.result ?? second())
  }

  /// Holds one result.
  ///
  /// Unchecked because one thread alone writes to it, and it is read only after that thread has ended its work.
  private final class Slot<Result: Sendable>: @unchecked Sendable { var result: Result? }
}
