import TestSupport
import Testing

/// The page about the command line is made from the help of the commands.
@Suite struct CommandPageTests {
  @Test func thePageIsFresh() throws {
    let sandbox = try Sandbox()
    let help = try sandbox.run("help").output
    let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}[A-Z]/).map { String($0.1) }
    expect(commands.count > 10 && commands.first == "build", "\(commands)")
    let pages = try commands.map { HelpText(try sandbox.run("help", $0).output) }
    let uses = pages.reduce(into: [HelpText.Entry: Int]()) { uses, page in
      for entry in Set(page.entries) { uses[entry, default: 0] += 1 }
    }
    let shared = uses.filter { $0.key.isOption && $0.value > 2 }.keys.sorted { $0.name < $1.name }
    let sections = zip(commands, pages).map { "## \($0)\n\n\($1.markdown(without: Set(shared)))" }
    GeneratedFile.check(
      """
      # The command line

      All commands with their options, as `themec help COMMAND` prints them.

      ## Overview

      ```text
      \(help.trimmingSuffix { $0.isNewline })
      ```

      \(sections.joined(separator: "\n\n"))

      ## Options of several commands

      ```text
      \(shared.map(\.text).joined(separator: "\n"))
      ```

      """, at: "Sources/themec/themec.docc/CommandLine.md")
  }
}

/// The help of a command, taken apart.
private struct HelpText {
  /// What is said about one option or argument.
  struct Entry: Hashable {
    var text: String
    var isOption: Bool { text.hasPrefix("  -") }
    /// The option without its value, such as `--target`.
    var name: String {
      text.split(separator: "\n")[0].split(separator: " ").first { $0.hasPrefix("-") && !$0.hasSuffix(",") }.map(
        String.init) ?? text
    }
  }

  /// The paragraphs before the lists, and each list with its title.
  private var start: String
  private var lists: [(title: String, entries: [Entry])] = []
  var entries: [Entry] { lists.flatMap(\.entries) }

  init(_ help: String) {
    let lines = help.trimmingSuffix { $0.isNewline }.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.wholeMatch(of: /[A-Z ]+:/) != nil } ?? lines.endIndex
    start = lines[..<first].joined(separator: "\n").trimmingSuffix { $0.isNewline }.description
    for line in lines[first...] where !line.isEmpty {
      if line.wholeMatch(of: /[A-Z ]+:/) != nil {
        lists.append((String(line), []))
      } else if line.hasPrefix("   "), let last = lists[lists.count - 1].entries.indices.last {
        lists[lists.count - 1].entries[last].text += "\n" + line
      } else {
        lists[lists.count - 1].entries.append(Entry(text: String(line)))
      }
    }
  }

  /// The help without some entries, which are named at its end.
  func markdown(without shared: Set<Entry>) -> String {
    let own = lists.compactMap { title, entries in
      let left = entries.filter { !shared.contains($0) }
      return left.isEmpty ? nil : ([title] + left.map(\.text)).joined(separator: "\n")
    }
    let names = entries.filter(shared.contains).map { "`\($0.name)`" }
    let text = "```text\n" + ([start] + own).joined(separator: "\n\n") + "\n```"
    return names.isEmpty ? text : text + "\n\nAlso \(names.joined(separator: ", "))."
  }
}

extension StringProtocol {
  /// The text without the characters at its end that a condition holds for.
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
