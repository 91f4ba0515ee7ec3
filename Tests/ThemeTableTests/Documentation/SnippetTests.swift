import Foundation
import TestSupport
import Testing

/// The Swift of the module's page compiles against the public API.
@Suite struct SnippetTests {
  @Test func snippetsCompile() throws {
    let page = "Sources/ThemeTable/ThemeTable.docc/ThemeTable.md"
    let snippets = swiftBlocks(of: String(decoding: try Repository.bytes(page), as: UTF8.self))
    #expect(snippets.count > 1)
    // The page goes on where its last snippet ended, so they make one program.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try Data(snippets.joined(separator: "\n").utf8).write(to: file)
    let errors = try typecheck(file)
    #expect(errors.isEmpty, "\(page):\n\(errors)")
  }

  /// What stands between the fences of Swift code.
  private func swiftBlocks(of text: String) -> [String] {
    var blocks: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line.hasPrefix("```swift")
        if isInside { blocks.append("") }
      } else if isInside, let last = blocks.indices.last {
        blocks[last] += line + "\n"
      }
    }
    return blocks
  }

  /// What the compiler says about a file in a module of its own.
  private func typecheck(_ file: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // Only errors count: a page that shows calls is full of unused results.
    return process.terminationStatus == 0 ? "" : String(decoding: text, as: UTF8.self)
  }

  /// Where the modules lie with which the tests were built.
  private var modules: URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(atPath: modules.path) { return modules }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }
}
