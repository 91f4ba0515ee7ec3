import TestSupport

/// The tables of a page of Markdown.
struct MarkdownPage {
  private let lines: [Substring]

  init(path: String) throws {
    lines = String(decoding: try Repository.bytes(path), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The rows of the first table under a heading, the row of headings first.
  func table(under heading: String) -> [[String]] {
    guard let start = lines.firstIndex(where: { $0 == heading }) else { return [] }
    let rows = lines[start...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return rows.filter { !$0.hasPrefix("|---") }.map { row in
      row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").joined(separator: " ")
      }
    }
  }
}
