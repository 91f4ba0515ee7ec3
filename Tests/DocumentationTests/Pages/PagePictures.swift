import Foundation
import TestSupport
import Testing

/// Blocks of a page that show what the program does, each with a name after its language: ```` ```text tokens ````.
///
/// As with golden files, `UPDATE_GOLDEN=1 swift test` writes those anew that differ, and fails once.
struct PagePictures: Sendable {
  private let path: String
  private let fences: [String: MarkdownFence]

  init(path: String) throws {
    self.path = path
    let named = try MarkdownFence.all(ofPage: path).filter { $0.words.count > 1 }
    fences = Dictionary(
      named.map { ($0.words[1...].joined(separator: " "), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names in the order of the page.
  var names: [String] { fences.sorted { $0.value.line < $1.value.line }.map(\.key) }

  subscript(name: String) -> String? { fences[name]?.body }

  /// Checks that a block shows a text.
  func check(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let fence = try #require(fences[name], "\(path) has no '\(name)'", sourceLocation: sourceLocation)
    guard fence.body != text else { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { try replace(name, with: text) }
    Issue.record("\(path):\(fence.line) is not what comes out:\n\(text)", sourceLocation: sourceLocation)
  }

  /// Blocks are found by their names: others may have been written anew since the page was read.
  private func replace(_ name: String, with text: String) throws {
    var lines = String(decoding: try Repository.bytes(path), as: UTF8.self).components(separatedBy: "\n")
    guard
      let open = lines.firstIndex(where: {
        $0.hasPrefix("```") && $0.hasSuffix(" " + name) && $0.dropFirst(3).contains(" ")
      }), let close = lines[(open + 1)...].firstIndex(of: "```")
    else { return }
    lines.replaceSubrange(open + 1..<close, with: text.dropLast().components(separatedBy: "\n"))
    try Data(lines.joined(separator: "\n").utf8).write(to: Repository.url(path))
  }
}
