import TestSupport

/// A block of code in a page of Markdown.
struct MarkdownFence: Sendable {
  /// The words after the opening backquotes: ```` ```nss target=nui ````.
  let words: [String]
  /// The text with a newline at its end.
  let body: String
  /// The line of the opening backquotes, from 1.
  let line: Int

  /// The first word, or nothing.
  var language: String { words.first ?? "" }

  /// The text after `name=`.
  subscript(name: String) -> String? {
    words.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// All blocks of a page, in order.
  static func all(in page: String) -> [MarkdownFence] {
    var fences: [MarkdownFence] = []
    var open: (words: [String], line: Int)?
    var body = ""
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let fence = open {
        if line == "```" {
          fences.append(MarkdownFence(words: fence.words, body: body, line: fence.line))
          open = nil
        } else {
          body += line + "\n"
        }
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3).split(separator: " ").map(String.init), index + 1)
        body = ""
      }
    }
    return fences
  }

  /// The blocks of a page of the repository.
  static func all(ofPage path: String) throws -> [MarkdownFence] {
    all(in: String(decoding: try Repository.bytes(path), as: UTF8.self))
  }
}
