import ThemeBase

/// A number of jobs is what the user allowed, or nil for one for each processor: the system is asked how many there are
/// only where threads pay.
extension Workers {
  /// Files of fewer bytes in all are compiled before a thread has started and a large page is cleared.
  private static let leastSize = 1 << 17

  /// Has threads and memory ready for compiling one theme of so many bytes; a small one needs neither.
  static func prepare(forThemeOf bytes: Int, jobs: Int?) {
    guard bytes >= leastSize else { return }
    // Passes keep part of a theme and need more for a while; this comes before a thread asks for memory of its own.
    Platform.reserveMemory(min(bytes, 1 << 25) * 16)
    let processors = Platform.processorCount
    WorkerThreads.shared.start(min(jobs ?? processors, processors) - 1)
  }

  /// The threads for compiling files of these sizes as one theme.
  static func forThemes(of sizes: [Int], jobs: Int?) -> Workers {
    sizes.reduce(0, +) < leastSize ? .alone : .threads(jobs)
  }

  /// Up to so many threads, this one among them.
  static func threads(_ count: Int?) -> Workers {
    let count = count ?? Platform.processorCount
    guard count > 1 else { return .alone }
    return Workers(count: count) { WorkerThreads.shared.run($0, limit: count, $1) }
  }
}
