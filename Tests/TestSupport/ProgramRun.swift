package import Foundation

/// A program that ran to its end, for tests that have other people's tools judge what we write.
package struct ProgramRun: Sendable {
  /// 0 if the program succeeded; 127 if it is not installed.
  package let code: Int32
  /// The bytes of standard output.
  package let output: Data
  /// The text of standard error.
  package let errors: String

  /// Standard output and then standard error, for messages of tests that fail.
  package var text: String { String(decoding: output, as: UTF8.self) + errors }

  /// Runs a program by its name or path, in the test's own environment and with nothing to read.
  ///
  /// Standard error goes through a file: two pipes could fill while we read one.
  package init(_ words: [String], in folder: URL? = nil) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    let file = FileManager.default.temporaryDirectory.appending(path: "themec-errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: file)
    try process.run()
    output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    code = process.terminationStatus
    errors = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
