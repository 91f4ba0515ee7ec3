import Foundation

/// The tool while it runs and waits, as `--watch` does: its standard input stays open until ``close()``.
final class RunningTool {
  struct TimedOut: Error, CustomStringConvertible { var description: String }

  private let process = Process()
  private let input = Pipe()
  private let errors: URL

  /// Starts the tool in a sandbox; it inherits `blocked` signals as blocked.
  init(_ arguments: [String], in sandbox: Sandbox, blocking blocked: [Int32] = []) throws {
    errors = sandbox.url(".run.watch")
    try Data().write(to: errors)
    process.executableURL = Sandbox.tool
    process.arguments = arguments
    process.currentDirectoryURL = sandbox.folder
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try Sandbox.blockingOnly(blocked) { try process.run() }
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Its output so far.
  var talk: String { String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self) }

  /// The line that ends each build.
  var statusLines: [Substring] { talk.split(separator: "\n").filter { $0.contains("watching ") } }

  /// Waits until that many builds have ended and gives the last one's line.
  func status(afterBuilds count: Int) throws -> String {
    try wait { statusLines.count >= count }
    return String(statusLines[count - 1])
  }

  /// Waits until something holds; a machine under load gets time enough.
  func wait(until isDone: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 300)
    while !isDone() {
      guard Date() < end, process.isRunning else { throw TimedOut(description: talk) }
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  /// Sends the signal of Ctrl-C and returns the signal that ended the tool, or nil if it ended by itself.
  func interrupt() -> Int32? { end { process.interrupt() } }

  /// Sends the signal that asks a process to end, and returns the one that ended the tool.
  func terminate() -> Int32? { end { process.terminate() } }

  private func end(_ send: () -> Void) -> Int32? {
    send()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// Closes standard input and goes on.
  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// Closes standard input and gives the exit status.
  func close() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
