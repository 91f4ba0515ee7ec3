import TestSupport
import Testing

/// The code of pages and of the files that compile it.
enum DocumentedCode {
  static func text(of path: String) throws -> String { String(decoding: try Repository.bytes(path), as: UTF8.self) }

  /// The text between the fences of Swift code on a page.
  static func blocks(ofPage path: String) throws -> [String] {
    collect(try lines(of: path), from: { $0 == "```swift" }, to: { $0 == "```" })
  }

  /// The text between the marks `// name {` and `// } name` of a file.
  static func snippets(of path: String) throws -> [String] {
    collect(
      try lines(of: path), from: { $0.wholeMatch(of: /[ ]*\/\/ [a-z]+ \{/) != nil },
      to: { $0.wholeMatch(of: /[ ]*\/\/ \} [a-z]+/) != nil })
  }

  /// The names of the cases of a public enum of ThemeComponents, as they are written.
  static func cases(of name: String) throws -> Set<String> {
    let sources = try Repository.files(under: "Sources/ThemeComponents", ending: ".swift").map(text).joined(
      separator: "\n")
    let start = try #require(sources.firstRange(of: "public enum \(name):")?.upperBound)
    let end = try #require(sources[start...].firstRange(of: "\n}\n")?.lowerBound)
    return Set(sources[start..<end].matches(of: /\n  case (\w+)/).map { String($0.output.1) })
  }

  private static func lines(of path: String) throws -> [String] {
    try text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func collect(_ lines: [String], from start: (String) -> Bool, to end: (String) -> Bool) -> [String] {
    var blocks: [String] = []
    var block: [String]?
    for line in lines {
      if end(line), let lines = block {
        blocks.append(withoutIndentation(lines))
        block = nil
      } else if block != nil {
        block?.append(line)
      } else if start(line) {
        block = []
      }
    }
    return blocks
  }

  private static func withoutIndentation(_ lines: [String]) -> String {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }
}
