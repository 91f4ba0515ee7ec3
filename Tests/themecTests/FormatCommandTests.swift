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
    #expect(result.code == 0 && result.output == Self.formatted)
    #expect(try sandbox.run("format", "-", input: Self.plain).output == Self.formatted)
    #expect(sandbox.read("plain.nss") == Self.plain)
    #expect(try sandbox.run("format", "plain.nss", "formatted.nss").code == 64)
  }

  @Test func checkingNamesTheFilesThatWouldChange() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("format", "--check", "plain.nss", "formatted.nss")
    #expect(result.code == 1 && result.output == "plain.nss\n")
    #expect(try sandbox.run("format", "--check", "formatted.nss").code == 0)
    #expect(try sandbox.run("format", "--check", "formatted.nss", "missing.nss").code == 2)
    #expect(sandbox.read("plain.nss") == Self.plain)
  }

  @Test func theDifferenceIsAPatch() throws {
    let result = try sandbox().run("format", "--diff", "plain.nss")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("--- plain.nss\n+++ plain.nss\n@@ -1,1 +1,4 @@\n-A{a:b;c:d}\n"))
  }

  @Test func filesAreRewrittenInPlace() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("format", "-i", "plain.nss", "formatted.nss").code == 0)
    #expect(sandbox.read("plain.nss") == Self.formatted)
    #expect(sandbox.read("formatted.nss") == Self.formatted)
    #expect(try sandbox.run("format", "-i", "--check", "plain.nss").code == 64)
  }

  @Test func definitionsAreWrittenForTheLineReader() throws {
    let result = try sandbox().run(
      "format", "--target", "fiori-swiftui", "-", input: "@a : #fff;\n")
    #expect(result.output == "@a:#fff;\n")
  }
}
