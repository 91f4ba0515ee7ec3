import Foundation
import TestSupport
import Testing

/// The Swift of the module's page compiles against the public API.
@Suite struct SnippetTests {
  @Test func snippetsCompile() throws {
    let page = "Sources/ThemeTable/ThemeTable.docc/ThemeTable.md"
    let snippets = swiftBlocks(of: String(decoding: try Repository.bytes(page), as: UTF8.self))
    expect(snippets.count > 1)
    // The page goes on where its last snippet ended, so they make one program.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try Data(snippets.joined(separator: "\n").utf8).write(to: file)
    // Warnings do not count: a page that shows calls is full of unused results.
    let errors = try SwiftCompiler.run([
      "-typecheck", "-swift-version", "6", "-I", BuiltProducts.modules.path, file.path,
    ])
    expect(errors.isEmpty, "\(page):\n\(errors)")
  }

  /// The text between the fences of Swift code.
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
}
