import Foundation
import TestSupport
import Testing

/// A folder of its own for one test, removed at the end, in which the built tool runs as a process.
final class Sandbox {
  /// The results of a run.
  struct Result {
    var code: Int32
    var output: String
    var errors: String
    /// The bytes of standard output.
    var bytes: [UInt8]
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "themec-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  // MARK: Files

  func url(_ name: String) -> URL { folder.appending(path: name) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = url(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(_ name: String) -> [UInt8]? { (try? Data(contentsOf: url(name))).map { [UInt8]($0) } }

  /// The text of a file, what is not UTF-8 repaired.
  func read(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// Every name in the sandbox, hidden ones and those in folders included.
  var names: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap { $0 as? String }.filter {
      !$0.hasPrefix(".run")
    }.sorted()
  }

  // MARK: Runs

  /// Runs the tool with these words.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
    try start(Self.tool, arguments, input: nil, environment: environment)
  }

  /// Runs the tool with something on standard input.
  func run(_ arguments: String..., input: String) throws -> Result {
    try start(Self.tool, arguments, input: input, environment: [:])
  }

  /// Runs a line of the shell, in which `themec` is the tool.
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Result {
    try start(URL(filePath: "/bin/sh"), ["-c", line], input: nil, environment: environment)
  }

  /// Standard output and error go through files: two pipes could fill while we read one.
  private func start(_ program: URL, _ arguments: [String], input: String?, environment: [String: String]) throws
    -> Result
  {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.environment.merging(environment) { _, new in new }
    let (output, errors, source) = (url(".run.out"), url(".run.err"), url(".run.in"))
    try Data().write(to: output)
    try Data().write(to: errors)
    try Data((input ?? "").utf8).write(to: source)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = try FileHandle(forReadingFrom: source)
    try Self.blockingOnly([]) { try process.run() }
    process.waitUntilExit()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    let bytes = [UInt8](try Data(contentsOf: output))
    return Result(
      code: process.terminationStatus + signal, output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), bytes: bytes)
  }

  /// Starts a process that inherits these blocked signals and no others: threads of the test runner block some.
  static func blockingOnly(_ signals: [Int32], _ body: () throws -> Void) rethrows {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    for signal in signals { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_SETMASK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// The same for every run, whatever the machine's own settings are.
  private static var environment: [String: String] {
    ["PATH": "\(tool.deletingLastPathComponent().path):/usr/bin:/bin", "LANG": "C.UTF-8", "THEMEC": tool.path]
  }

  /// The built tool.
  static let tool = BuiltProducts.tool
}
