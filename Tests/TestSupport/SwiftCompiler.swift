package import Foundation

/// The Swift compiler, for tests of what an app can write against our modules.
package enum SwiftCompiler {
  /// What the compiler says; empty if it succeeds, whatever it warns of.
  package static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: text, as: UTF8.self)
  }

  /// The folder of the modules with which the tests were built.
  package static var builtModules: URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(atPath: modules.path) { return modules }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }
}
