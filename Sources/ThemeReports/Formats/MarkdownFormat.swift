import ThemeBase

extension ReportFormat {
  /// A summary in Markdown for a comment or a job's page: the counts, then a table for each file.
  ///
  /// Forges limit a comment to 65,536 characters. Beyond 60,000 bytes the rest is counted, the worst findings being kept.
  package static let markdown = ReportFormat(name: "markdown") { findings, _ in
    let located = findings.located()
    let heading = findings.summary.line ?? "nothing to report"
    var limit = located.count
    while limit > Markdown.mostRows { limit /= 2 }
    while true {
      let text = "### themec: \(heading)\n" + Markdown.tables(located.worst(limit))
      let hidden = located.count - min(limit, located.count)
      if text.utf8.count <= Markdown.longestReport || limit == 0 {
        let rest = hidden > 0 ? "\n\(hidden) more not shown\n" : ""
        return Array((text + rest).utf8)
      }
      limit /= 2
    }
  }
}

private enum Markdown {
  static let longestReport = 60_000
  /// More rows than a report can hold: none is shorter than `| 1:1 | note |  |  |` and its newline.
  static let mostRows = longestReport / 20
  /// The number of characters of a message that a table shows.
  static let longestMessage = 500

  static func tables(_ findings: [LocatedFinding]) -> String {
    findings.byPath.map { path, findings in
      let head = "\n\(MarkdownText.code(path))\n\n| line | severity | code | message |\n|---:|---|---|---|\n"
      return head + findings.map(row).joined()
    }.joined()
  }

  private static func row(_ finding: LocatedFinding) -> String {
    let place = finding.range.start
    let cells = [
      "\(place.line):\(place.column)", finding.diagnostic.severity.rawValue,
      MarkdownText.code(finding.diagnostic.code.rawValue),
      MarkdownText.escaped(String(finding.diagnostic.message.prefix(longestMessage))),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}

/// Text in Markdown that means nothing there.
package enum MarkdownText {
  /// Text in code quotes; a backtick of its own would end them.
  package static func code(_ text: String) -> String {
    "`" + visible(text).replacing("`", with: "'").replacing("|", with: "\\|") + "`"
  }

  /// Text in which no character has a meaning in Markdown or HTML.
  static func escaped(_ text: String) -> String {
    let special: Set<Character> = ["\\", "`", "*", "_", "[", "]", "|", "#", "~", "!"]
    return visible(text).reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // So that no person is mentioned and no issue linked.
      case "@": result += "&#64;"
      case _ where special.contains(character): result += "\\" + String(character)
      default: result.append(character)
      }
    }
  }

  private static func visible(_ text: String) -> String { VisibleText(text.replacing("\n", with: " "), .unicode).text }
}
