import TestSupport
import Testing

/// `themec format` as people run it.
@Suite struct FormatCommandTests {
  private static let plain = "A{a:b;c:d}\n"
  private static let formatted = "A {\n  a: b;\n  c: d;\n}\n"

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.plain, to: "plain.nss")
    try sandbox.write(Self.formatted, to: "formatted.nss")
    return sandbox
  }

  @Test func theResultGoesToStandardOutput() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("format", "plain.nss")
    expect(result.code == 0 && result.output == Self.formatted)
    try expectEqual(sandbox.run("format", "-", input: Self.plain).output, Self.formatted)
    expectEqual(sandbox.read("plain.nss"), Self.plain)
    try expectEqual(sandbox.run("format", "plain.nss", "formatted.nss").code, 64)
  }

  @Test func checkingNamesTheFilesThatWouldChange() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("format", "--check", "plain.nss", "formatted.nss")
    expect(result.code == 1 && result.output == "plain.nss\n")
    try expectEqual(sandbox.run("format", "--check", "formatted.nss").code, 0)
    try expectEqual(sandbox.run("format", "--check", "formatted.nss", "missing.nss").code, 2)
    expectEqual(sandbox.read("plain.nss"), Self.plain)
  }

  @Test func theDifferenceIsAPatch() throws {
    let result = try sandbox().run("format", "--diff", "plain.nss")
    expectEqual(result.code, 1)
    expect(result.output.hasPrefix("--- plain.nss\n+++ plain.nss\n@@ -1 +1,4 @@\n-A{a:b;c:d}\n"))
  }

  /// `patch` and `git apply` make of the stylesheets what the formatter makes of them.
  @Test func toolsApplyTheDifference() throws {
    let sandbox = try Sandbox()
    let lines = (1...40).map { $0 % 9 == 0 ? "@a\($0):b;" : "@a\($0): b;" }
    let names = ["unix.nss", "dos.nss", "open.nss", "two words.nss"]
    try sandbox.write(lines.joined(separator: "\n") + "\n", to: names[0])
    try sandbox.write(lines.joined(separator: "\r\n") + "\r\n", to: names[1])
    try sandbox.write(lines.joined(separator: "\n"), to: names[2])
    try sandbox.write(lines.joined(separator: "\n") + "\n\n\n", to: names[3])
    try expectEqual(sandbox.shell("themec format --diff *.nss > all.diff").code, 1)
    for tool in ["patch --binary -p0 < ../all.diff", "git apply -p0 ../all.diff"] {
      let name = String(tool.prefix { $0 != " " })
      guard try sandbox.shell("command -v \(name)").code == 0 else { continue }
      let line = "mkdir \(name) && cp *.nss \(name) && cd \(name) && \(tool) && themec format --check ."
      let result = try sandbox.shell(line)
      expectEqual(result.code, 0, "\(tool): \(result.output) \(result.errors)")
    }
  }

  @Test func filesAreRewrittenInPlace() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.run("format", "-i", "plain.nss", "formatted.nss").code, 0)
    expectEqual(sandbox.read("plain.nss"), Self.formatted)
    expectEqual(sandbox.read("formatted.nss"), Self.formatted)
    try expectEqual(sandbox.run("format", "-i", "--check", "plain.nss").code, 64)
  }

  @Test func definitionsAreWrittenForTheLineReader() throws {
    let result = try sandbox().run("format", "--target", "fiori-swiftui", "-", input: "@a : #fff;\n")
    expectEqual(result.output, "@a:#fff;\n")
  }
}
