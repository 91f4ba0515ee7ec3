import Foundation
import TestSupport

/// The built tool in a folder of its own, as a reader of `README.md` would use it.
final class ToolSession {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "themec-readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// Runs a line of the shell; the text is what it prints, both streams together.
  func run(_ line: String) throws -> (text: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "themec() { \"$THEMEC\" \"$@\"; }\n{ \(line)\n} 2>&1"]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "THEMEC": BuiltProducts.tool.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
