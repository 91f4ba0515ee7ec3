import TestSupport
import Testing

/// Building again when something changes.
@Suite struct WatchTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("@import \"parts/base.nss\";\nLabel { font-size: 1; }\n", to: "a.nss")
    try sandbox.write("@ink: red;\nButton { font-size: 2; }\n", to: "parts/base.nss")
    return sandbox
  }

  private func resolved(_ sandbox: Sandbox) throws -> String { try sandbox.run("resolve", "a.nsst").output }

  @Test func aChangeOfAnImportBuildsAgain() throws {
    let sandbox = try sandbox()
    let tool = try RunningTool(["build", "a.nss", "--watch"], in: sandbox)
    let first = try tool.status(afterBuilds: 1)
    expect(first.hasPrefix("wrote a.nsst (2 classes, 2 properties) in "))
    expect(first.hasSuffix(" ms; watching 2 files"))
    try sandbox.write("Button { font-size: 222; }\n", to: "parts/base.nss")
    expect(try tool.status(afterBuilds: 2).hasPrefix("wrote a.nsst "))
    expect(try resolved(sandbox).contains("font-size: 222;"))
    try expectEqual(tool.close(), 0)
    expectEqual(tool.statusLines.count, 2)
  }

  @Test func aConfigurationBuildsAgain() throws {
    let sandbox = try sandbox()
    try sandbox.write("", to: ".git/HEAD")
    let tool = try RunningTool(["build", "a.nss", "--watch"], in: sandbox)
    _ = try tool.status(afterBuilds: 1)
    try sandbox.write(#"{"rules": {"split-rule": "off"}}"#, to: "themec.json")
    expect(try tool.status(afterBuilds: 2).hasSuffix("; watching 3 files"))
    try sandbox.write("{", to: "themec.json")
    expect(try tool.status(afterBuilds: 3).hasPrefix("failed in "))
    expect(tool.talk.contains("error: themec.json:1:2: "))
    try sandbox.write("{}", to: "themec.json")
    expect(try tool.status(afterBuilds: 4).hasPrefix("a.nsst is up to date in "))
    try expectEqual(tool.close(), 0)
  }

  @Test func aServiceGoesOnWithoutStandardInput() throws {
    let sandbox = try sandbox()
    let tool = try RunningTool(["build", "a.nss", "--watch", "--keep-watching"], in: sandbox)
    _ = try tool.status(afterBuilds: 1)
    try tool.closeInput()
    try sandbox.write("Button { font-size: 222; }\n", to: "parts/base.nss")
    expect(try tool.status(afterBuilds: 2).hasPrefix("wrote a.nsst "))
    expectEqual(tool.interrupt(), 2)
    // Without the option a run with nothing on standard input is one build.
    let once = try sandbox.shell("themec build a.nss --watch < /dev/null")
    expect(once.code == 0 && once.errors.contains("; watching "))
  }

  @Test func theStatusOfTheLastBuildCounts() throws {
    let sandbox = try sandbox()
    let tool = try RunningTool(["build", "a.nss", "--watch"], in: sandbox)
    _ = try tool.status(afterBuilds: 1)
    try sandbox.write("Button { font-size 3; }\n", to: "parts/base.nss")
    expect(try tool.status(afterBuilds: 2).hasPrefix("failed in "))
    expect(tool.talk.contains("error[missing-colon]"))
    expect(try resolved(sandbox).contains("font-size: 2;"))
    try expectEqual(tool.close(), 1)
  }

  @Test func aMissingFileIsWaitedFor() throws {
    let sandbox = try sandbox()
    try sandbox.write("@import \"later.nss\";\n", to: "a.nss")
    let tool = try RunningTool(["build", "a.nss", "--watch"], in: sandbox)
    expect(try tool.status(afterBuilds: 1).hasPrefix("failed in "))
    try sandbox.write("Label { font-size: 4; }\n", to: "later.nss")
    expect(try tool.status(afterBuilds: 2).hasPrefix("wrote a.nsst "))
    try expectEqual(sandbox.shell("mv a.nss b.nss").code, 0)
    _ = try tool.status(afterBuilds: 3)
    expect(tool.talk.contains("error: cannot read 'a.nss': no such file or folder"))
    try expectEqual(sandbox.shell("mv b.nss a.nss").code, 0)
    expect(try tool.status(afterBuilds: 4).hasPrefix("a.nsst is up to date in "))
    try expectEqual(tool.close(), 0)
  }

  @Test func anEndedInputEndsTheWatch() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("build", "a.nss", "--watch", "-q")
    expect(result.code == 0 && result.errors.isEmpty)
    expect(try resolved(sandbox).contains("Label"))
    try expectEqual(sandbox.run("build", "none.nss", "--watch").code, 2)
    try expectEqual(sandbox.shell("themec build a.nss --watch <&-").code, 0)
    let input = try sandbox.run("build", "-", "--watch")
    expectEqual(input.code, 64)
    expect(input.errors.hasPrefix("error: '--watch' needs files"))
  }

  @Test func severalProductsHaveOneLine() throws {
    let sandbox = try sandbox()
    try sandbox.write("Label { font-size: 1; }\n", to: "b.nss")
    let tool = try RunningTool(["build", "a.nss", "b.nss", "-o", "out/", "--watch"], in: sandbox)
    expect(try tool.status(afterBuilds: 1).hasPrefix("wrote 2 of 2 products in "))
    try sandbox.write("Label { font-size: 11; }\n", to: "b.nss")
    expect(try tool.status(afterBuilds: 2).hasPrefix("wrote 1 of 2 products in "))
    try expectEqual(tool.close(), 0)
  }
}
