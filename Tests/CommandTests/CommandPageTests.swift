import TestSupport
import Testing

/// The page about the command line is made from the help of the commands.
@Suite struct CommandPageTests {
  @Test func thePageIsFresh() throws {
    let sandbox = try Sandbox()
    let help = try sandbox.run("help").output
    let commands = help.matches(of: /(?m)^  ([a-z]+) {2,}[A-Z]/).map { String($0.1) }
    expect(commands.count > 10 && commands.first == "build", "\(commands)")
    let sections = try commands.map { command in
      "## \(command)\n\n```text\n\(try sandbox.run("help", command).output.trimmingSuffix { $0.isNewline })\n```\n"
    }
    GeneratedFile.check(
      """
      # The command line

      All commands with their options, as `themec help COMMAND` prints them.

      ## Overview

      ```text
      \(help.trimmingSuffix { $0.isNewline })
      ```

      \(sections.joined(separator: "\n"))
      """, at: "Sources/themec/themec.docc/CommandLine.md")
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
