import Foundation
import TestSupport

/// The links of a page of Markdown to other files of the repository.
struct MarkdownLinks {
  struct Target {
    /// The path in the repository.
    let path: String
    /// The heading on that page, as code hosts name it.
    let anchor: String?

    var lastComponent: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// Every page for people: those beside the sources, and those of the documentation.
  static let pages =
    ["README.md", "Grammar.md", "Sources/README.md", "Tests/README.md"]
    + Repository.files(under: "Sources", ending: ".md").filter { $0.contains(".docc/") }

  /// Links to files, also those that documentation writes as `<doc:Page>`.
  private(set) var targets: [Target] = []
  /// Pictures that the page shows.
  private(set) var pictures: [Target] = []
  /// The headings of the page, as code hosts name them.
  private(set) var anchors: Set<String> = []

  init(page: String) throws {
    let folder = page.split(separator: "/").dropLast()
    // Every second part is a block of code.
    let text = String(decoding: try Repository.bytes(page), as: UTF8.self).components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    for match in text.matches(of: /(!?)\[[^\]]*\]\(([^)#\s]*)(?:#([^)\s]+))?\)/) where !match.2.contains("://") {
      let path = match.2.isEmpty ? page : Self.join(folder, String(match.2))
      let target = Target(path: path, anchor: match.3.map(String.init))
      if match.1.isEmpty { targets.append(target) } else { pictures.append(target) }
    }
    for match in text.matches(of: /<doc:(\w+)>/) {
      let name = "/\(match.1).md"
      let path = Self.pages.first { $0.hasSuffix(name) } ?? String(match.1)
      targets.append(Target(path: path, anchor: nil))
    }
    for line in text.split(separator: "\n") where line.hasPrefix("#") {
      let title = line.drop { $0 == "#" || $0 == " " }.lowercased()
      let kept = title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      anchors.insert(kept.replacing(" ", with: "-"))
    }
  }

  private static func join(_ folder: [Substring].SubSequence, _ path: String) -> String {
    var parts = Array(folder)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
