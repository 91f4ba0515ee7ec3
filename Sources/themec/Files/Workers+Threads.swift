import ThemeDiagnostics

extension Workers {
  /// Files of fewer bytes in all are compiled before a thread has started.
  private static let leastSize = 100_000

  /// The threads for compiling files of these sizes as one theme.
  static func forThemes(of sizes: [Int], jobs: Int) -> Workers {
    sizes.reduce(0, +) < leastSize ? .alone : .threads(jobs)
  }

  /// Up to so many threads, this one among them.
  static func threads(_ count: Int) -> Workers {
    guard count > 1 else { return .alone }
    return Workers(count: count) { pieces, body in
      let queue = Platform.Locked(0)
      Platform.runThreads(min(count, pieces)) {
        while true {
          let piece = queue.withLock { next in
            defer { next += 1 }
            return next
          }
          guard piece < pieces else { return }
          body(piece)
        }
      }
    }
  }
}
