import Foundation
import Testing
import ThemeCompiler

@testable import themec

/// What a build says to other tools about what it read.
@Suite struct DependencyTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("@import \"parts/my base.nss\";\nLabel { font-size: 1; }\n", to: "a.nss")
    try sandbox.write("@import \"deep.nss\";\n", to: "parts/my base.nss")
    try sandbox.write("Button { font-size: 2; }\n", to: "parts/deep.nss")
    try sandbox.write("Label { font-size: 3; }\n", to: "b.nss")
    return sandbox
  }

  @Test func eachProductHasARule() throws {
    let sandbox = try sandbox()
    try sandbox.write("@class Own : Label;\n", to: "own.nss")
    let result = try sandbox.run(
      "build", "a.nss", "b.nss", "-o", "out/", "--depfile", "deps.d", "--registry", "own.nss", "-q")
    #expect(result.code == 0)
    #expect(
      sandbox.read("deps.d") == """
        out/a.nsst: \\
          a.nss \\
          parts/my\\ base.nss \\
          parts/deep.nss \\
          own.nss
        out/b.nsst: \\
          b.nss \\
          own.nss

        """)
  }

  @Test(
    arguments: [
      ("a/b.nss", "a/b.nss"), ("a b", "a\\ b"), ("a\\b", "a\\b"), ("a\\ b", "a\\\\\\ b"),
      ("a#b", "a\\#b"), ("$a$", "$$a$$"), ("a:b", "a\\:b"), ("é%", "é%"), ("a\\", "a\\"),
    ])
  func namesAreEscaped(_ name: String, _ escaped: String) throws {
    #expect(String(decoding: try Depfile.escaped(FilePath(name)), as: UTF8.self) == escaped)
  }

  @Test func aNameThatNoRuleCanHoldIsAnError() throws {
    let sandbox = try sandbox()
    try sandbox.write("Label { font-size: 1; }\n", to: "x\ny.nss")
    let result = try sandbox.run("build", "x\ny.nss", "--depfile", "deps.d")
    #expect(result.code == 2)
    #expect(result.errors.contains("has a line break in its name"))
    #expect(!sandbox.names.contains("deps.d"))
  }

  @Test func theMetafileTellsWhatWasReadAndWritten() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run(
      "build", "a.nss", "b.nss", "-o", "out/", "--metafile", "meta.json", "-q")
    #expect(result.code == 0)
    let document = try sandbox.json("meta.json")
    #expect(document["version"] == .number(1))
    #expect(
      document["inputs"]?["a.nss"]
        == .object(["bytes": .number(53), "imports": .array([.string("parts/my base.nss")])]))
    let size = try #require(sandbox.bytes("out/a.nsst")?.count)
    #expect(
      document["outputs"]?["out/a.nsst"]
        == .object([
          "bytes": .number(Double(size)), "classes": .number(2), "properties": .number(2),
          "inputs": .array(["a.nss", "parts/my base.nss", "parts/deep.nss"].map(JSONValue.string)),
        ]))
    let passes = try #require(document["passes"]?.elements)
    #expect(
      passes.map { $0["name"] }
        == (["read", "parse"] + CompilerPass.allCases.map(\.rawValue) + ["emit", "write"])
        .map(JSONValue.string))
    #expect(passes.allSatisfy { $0["milliseconds"]?.number ?? -1 >= 0 })
  }

  @Test func aFailingBuildWritesNeither() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size 1; }", to: "a.nss")
    let result = try sandbox.run("build", "a.nss", "--depfile", "d", "--metafile", "m")
    #expect(result.code == 1)
    #expect(sandbox.names == ["a.nss"])
    for (option, name) in [("--depfile", "dependency file"), ("--metafile", "metafile")] {
      let clash = try sandbox.run("build", "a.nss", option, "a.nsst")
      #expect(clash.code == 64)
      #expect(clash.errors.contains("the \(name) would both be written to 'a.nsst'"))
      #expect(try sandbox.run("build", "a.nss", option, "a.nss").code == 64)
    }
  }
}
