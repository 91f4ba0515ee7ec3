/// Work that is done again whenever a file changes that it read.
protocol WatchedWork: Sendable {
  /// The files that the user named.
  var paths: [FilePath] { get }

  /// Does the work once.
  mutating func runOnce(on console: Console) throws(Failure) -> WatchedRun
}

/// The outcome of one run of watched work.
struct WatchedRun: Sendable {
  let code: ExitCode
  /// A summary in a few words.
  let summary: String
  /// The files that were read.
  let log: ReadingLog
}

extension BuildRequest: WatchedWork {
  var paths: [FilePath] { themes.paths }

  func runOnce(on console: Console) throws(Failure) -> WatchedRun {
    let build = try run(on: console)
    return WatchedRun(code: build.code, summary: build.summary, log: build.log)
  }
}
