import ThemeBase

/// Does work whenever a file changes that the last run read or looked for, until standard input closes or, if the user asked
/// for it, until a signal ends the process.
///
/// Files are looked at a few times a second: that works on every file system, also for one that is replaced, removed
/// and written anew. A build begins when nothing has changed from one look to the next.
struct WatchLoop {
  /// Milliseconds between two looks.
  private static let interval: Int32 = 100

  private let console: Console
  /// Whether the loop goes on when standard input closes.
  private let isEndless: Bool
  private let work: () throws(Failure) -> WatchedRun
  private var code = ExitCode.success
  /// The files as they were when the last build read them.
  private var log: ReadingLog

  /// The loop for work that reads at least some files, which the user named.
  init(
    _ paths: [FilePath], _ console: Console, isEndless: Bool = false, _ work: @escaping () throws(Failure) -> WatchedRun
  ) {
    self.console = console
    self.isEndless = isEndless
    self.work = work
    log = ReadingLog(paths)
  }

  /// Builds at once and then after each change; ends with the exit code of the last build.
  mutating func run() throws(Failure) -> ExitCode {
    // A file that cannot be read at the start is a slip on the command line.
    try build()
    while wait(milliseconds: Self.interval) {
      let now = log.renewed()
      guard now.stamps != log.stamps else { continue }
      guard waitUntilSettled(now) else { break }
      try rebuild()
    }
    return code
  }

  /// Waits so long; false once standard input has closed, if that ends the loop.
  private func wait(milliseconds: Int32) -> Bool {
    guard isEndless else { return Platform.drain(0, milliseconds: milliseconds) }
    Platform.pause(milliseconds: milliseconds)
    return true
  }

  /// Waits until two looks see the same; false where standard input closes meanwhile.
  private func waitUntilSettled(_ first: ReadingLog) -> Bool {
    var last = first
    while true {
      guard wait(milliseconds: Self.interval / 2) else { return false }
      let now = log.renewed()
      if now.stamps == last.stamps { return true }
      last = now
    }
  }

  private mutating func build() throws(Failure) {
    let start = Platform.clock
    let build = try work()
    (code, log) = (build.code, build.log ?? log)
    report(build.summary, since: start)
  }

  /// Builds; a file that is missing for the moment does not end the watch.
  private mutating func rebuild() throws(Failure) {
    let start = Platform.clock
    let now = log.renewed()
    do throws(Failure) { try build() } catch .brokenPipe { throw .brokenPipe } catch {
      (code, log) = (error.exitCode, now)
      console.say(error)
      report("failed", since: start)
    }
  }

  /// The one line of a build: `wrote 2 of 12 products in 35 ms; watching 14 files`.
  private func report(_ summary: String, since start: Duration) {
    let time = Int((Platform.clock - start) / .milliseconds(1))
    let count = log.stamps.values.count { $0 != nil }
    console.report("\(summary) in \(time) ms; watching \(counted(count, "file"))")
  }
}

/// The outcome of one run of watched work.
struct WatchedRun: Sendable {
  let code: ExitCode
  /// A line for people about each file or folder that was written.
  var lines: [String] = []
  /// All of it in a few words.
  var summary = "failed"
  /// The files that were read; nil unless they are watched.
  let log: ReadingLog?
}
