/// Work on several processors.
enum Parallel {
  /// What `body` gives for each number below `count`, in their order, on up to `jobs` threads.
  ///
  /// The result is the same for any number of threads.
  static func map<Result: Sendable>(
    count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let jobs = min(jobs, count)
    guard jobs > 1 else { return (0..<count).map(body) }
    let queue = Platform.Locked((next: 0, results: [Result?](repeating: nil, count: count)))
    Platform.runThreads(jobs) {
      while true {
        let index = queue.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < count else { return }
        let result = body(index)
        queue.withLock { $0.results[index] = result }
      }
    }
    return queue.withLock { $0.results.compactMap(\.self) }
  }
}
