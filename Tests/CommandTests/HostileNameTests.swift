import Foundation
import TestSupport
import Testing

/// The entries that we publish, run in a repository whose files have names that look like words of a command line.
@Suite struct HostileNameTests {
  /// Names that would be a file of arguments, options, two words, and a command.
  private static let names = [
    "@x.nss", "--exit-zero", "--exit-zero.nss", "-o", "-o.nss", "--report=json:x", "--report=json:..", "a b.nss",
    "$(x).nss", "`x`.nss", "a;x.nss", "it's.nss", "\"q\".nss",
  ]

  /// A repository `app` whose files have one text, with their number in place of `#`, as findings that are alike are one
  /// block; and a command `x` on the path that leaves a trace.
  private func repository(_ text: String = "Label{width:2px;height# 1}\n") throws -> Sandbox {
    let sandbox = try Sandbox()
    for (number, name) in Self.names.enumerated() {
      try sandbox.write(text.replacing("#", with: "\(number)"), to: "app/\(name)")
    }
    try sandbox.write("--report\njson:../written\n--exit-zero\n", to: "app/x.nss")
    try sandbox.write("Label{}\n", to: "other.nss")
    try sandbox.write("#!/bin/sh\ntouch \"\(sandbox.url("ran").path)\"\n", to: "bin/x")
    _ = try sandbox.shell("chmod +x bin/x; ln -s \"$THEMEC\" bin/themec")
    return sandbox
  }

  /// Runs a line of the shell in the repository, in which `"$@"` are the names as a tool hands them over.
  private func run(_ line: String, in sandbox: Sandbox) throws -> Sandbox.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let names = Self.names.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    return try sandbox.shell(
      "cd app && set -- \(names.joined(separator: " ")) && \(line)",
      environment: ["PATH": "\(sandbox.url("bin").path):\(path)", "GIT_CONFIG_GLOBAL": "/dev/null"])
  }

  /// The files that a run leaves, with their content, without those of the repository's names.
  private func surroundings(_ sandbox: Sandbox) -> [String: [UInt8]] {
    let names = sandbox.names.filter { !Self.names.contains(String($0.dropFirst("app/".count))) }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, sandbox.bytes($0) ?? []) })
  }

  /// Runs an entry that lints: it reports the mistake of each file, obeys none of the names and writes nothing.
  private func check(
    _ line: String, names: [String] = HostileNameTests.names, location: SourceLocation = #_sourceLocation
  ) throws {
    let sandbox = try repository()
    let before = surroundings(sandbox)
    let result = try run(line, in: sandbox)
    expect(result.code != 0, "\(line): \(result.errors)", sourceLocation: location)
    expectEqual(surroundings(sandbox), before, "\(line)", sourceLocation: location)
    for name in names { expect(result.output.contains(" \(name):1:"), "\(line): \(name)", sourceLocation: location) }
  }

  /// Runs an entry that formats: it rewrites the files of the names and nothing else.
  private func checkFormatting(_ line: String) throws {
    let sandbox = try repository("Label{width:2px}\n")
    let before = surroundings(sandbox)
    let result = try run(line, in: sandbox)
    expect(result.code == 0 && surroundings(sandbox) == before, "\(result.errors)")
    for name in Self.names { expectEqual(sandbox.read("app/\(name)"), "Label { width: 2px; }\n") }
  }

  /// The commands of the hooks with their `args`, after which pre-commit puts the names.
  private static func hooks() throws -> [String] {
    let text = String(decoding: try Repository.bytes(".pre-commit-hooks.yaml"), as: UTF8.self)
    return text.components(separatedBy: "- id: ").dropFirst().map { hook in
      func value(_ key: String) -> String {
        let line = hook.split(separator: "\n").first { $0.hasPrefix("  \(key): ") } ?? ""
        return String(line.dropFirst(key.count + 4))
      }
      let args = value("args").split { "[], ".contains($0) }.joined(separator: " ")
      return "\(value("entry")) \(args)"
    }
  }

  @Test func hooksTakeNamesLiterally() throws {
    let hooks = try Self.hooks()
    try #require(hooks == ["themec lint --force-exclude \"--\"", "themec format -i --force-exclude \"--\""])
    try check("\(hooks[0]) \"$@\"")
    try checkFormatting("\(hooks[1]) \"$@\"")
    try check("themec lint --portable nui -- \"$@\"")
  }

  /// The step of the action that checks; its input is a pattern here, which the shell expands.
  @Test func theActionTakesNamesLiterally() throws {
    let action = String(decoding: try Repository.bytes("Sources/themec/Packaging/action/action.yml"), as: UTF8.self)
    let script = try #require(action.components(separatedBy: "run: |\n").last)
    let sandbox = try repository()
    try sandbox.write(
      script.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n"), to: ".run.step")
    let before = surroundings(sandbox)
    let result = try run("PATHS='*' REPORT=../.run.sarif bash ../.run.step", in: sandbox)
    expect(result.code == 1 && surroundings(sandbox) == before, "\(result.errors)")
    expect(result.output.contains("file=@x.nss"), "\(result.output)")
  }

  /// What the page about CI writes for scripts.
  @Test func scriptsTakeNamesLiterally() throws {
    let page = String(
      decoding: try Repository.bytes("Sources/themec/themec.docc/ContinuousIntegration.md"), as: UTF8.self)
    let block = try #require(page.components(separatedBy: "```bash\n").dropFirst().first)
    let lines = block.components(separatedBy: "```")[0].split(separator: "\n").map(String.init)
    expectEqual(lines.count, 2)
    let names = Self.names.filter { $0.hasSuffix(".nss") }
    try check(lines[0], names: names)
    let list = "git init -q . && git add -A . && \(lines[1]); code=$?; rm -rf .git; exit $code"
    try check(list, names: names)
  }

  @Test func everyCommandTakesNamesLiterally() throws {
    let sandbox = try repository()
    for command in ["lint -q", "build -q --emit json:-", "resolve", "preview"] {
      let result = try run("themec \(command) -- @x.nss -o", in: sandbox)
      expect(!sandbox.names.contains("written") && result.code != 0, "\(command)")
    }
  }
}
