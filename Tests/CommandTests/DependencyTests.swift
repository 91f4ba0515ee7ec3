import Foundation
import TestSupport
import Testing

@testable import themec

/// The dependency files by which a build tells other tools what it read.
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
    expectEqual(result.code, 0)
    expectEqual(
      sandbox.read("deps.d"),
      """
      out/a.nsst: \\
        a.nss \\
        parts/my\\ base.nss \\
        parts/deep.nss \\
        own.nss
      out/b.nsst: \\
        b.nss \\
        own.nss
      parts/my\\ base.nss:
      parts/deep.nss:
      own.nss:

      """)
  }

  @Test(arguments: [
    ("a/b.nss", "a/b.nss"), ("a b", "a\\ b"), ("a\\b", "a\\b"), ("a\\ b", "a\\\\\\ b"), ("a#b", "a\\#b"),
    ("$a$", "$$a$$"), ("a:b", "a\\:b"), ("é%", "é%"),
  ]) func namesAreEscaped(_ name: String, _ escaped: String) throws {
    expectEqual(String(decoding: try Depfile.escaped(FilePath(name)), as: UTF8.self), escaped)
  }

  @Test func aNameThatNoRuleCanHoldIsAnError() throws {
    let sandbox = try sandbox()
    try sandbox.write("Label { font-size: 1; }\n", to: "x\ny.nss")
    let result = try sandbox.run("build", "x\ny.nss", "--depfile", "deps.d")
    expectEqual(result.code, 2)
    expect(result.errors.contains("no dependency file can hold the name"))
    expect(!sandbox.names.contains("deps.d"))
  }

  /// Names that make and ninja read in different ways, or not at all.
  @Test(arguments: [
    "a'b", "a\"b", "a;b", "a|b", "a=b", "a*b", "a?b", "a&b", "~a", "a ", "a:", "a\\", "a\\#b", "a\tb", "a\rb",
  ]) func namesThatNoRuleCanHoldAreRefused(_ name: String) {
    #expect(throws: Failure.self) { try Depfile.escaped(FilePath(name)) }
  }

  @Test func standardOutputIsADash() throws {
    let sandbox = try sandbox()
    let deps = try sandbox.run("build", "b.nss", "--depfile", "-", "-q")
    expect(deps.code == 0 && deps.output == "b.nsst: \\\n  b.nss\n")
    let meta = try sandbox.run("build", "b.nss", "--metafile", "-", "-q")
    expect(meta.output.hasPrefix("{\n"))
    expect(!sandbox.names.contains("-"))
    for line in ["-o - --depfile -", "--depfile - --metafile -", "--depfile - --report json:-"] {
      let clash = try sandbox.shell("themec build b.nss \(line)")
      expect(clash.code == 64 && clash.errors.contains("both be written to standard output"))
    }
    try expectEqual(sandbox.run("build", "b.nss", "--stamp", "-").code, 64)
  }

  @Test func theStampIsRenewedAtEachGoodBuild() throws {
    let sandbox = try sandbox()
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    func time(_ name: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: sandbox.url(name).path)[.modificationDate] as? Date
    }
    let line = ["build", "a.nss", "--stamp", "stamp", "--depfile", "d", "-q"]
    try expectEqual(sandbox.shell("themec " + line.joined(separator: " ")).code, 0)
    expectEqual(sandbox.read("d")?.contains("stamp: \\\n  a.nss \\\n"), true)
    for name in ["stamp", "a.nsst"] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: sandbox.url(name).path)
    }
    try expectEqual(sandbox.shell("themec " + line.joined(separator: " ")).code, 0)
    expect(try time("stamp") != old && time("a.nsst") == old)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: sandbox.url("stamp").path)
    try sandbox.write("Label { font-size 1; }", to: "a.nss")
    try expectEqual(sandbox.shell("themec " + line.joined(separator: " ")).code, 1)
    try expectEqual(time("stamp"), old)
  }

  /// Make goes on when an imported file is gone, and rebuilds by the stamp.
  @Test func makeReadsTheRules() throws {
    let sandbox = try sandbox()
    guard try sandbox.shell("command -v make").code == 0 else { return }
    try sandbox.write(
      """
      stamp: a.nss
      \t@\"$(THEMEC)\" build a.nss -q --stamp stamp --depfile d && echo built
      -include d

      """, to: "Makefile")
    let make = { try sandbox.shell("make -s stamp") }
    try expectEqual(make().output, "built\n")
    try expectEqual(make().output, "")
    // An edit that changes no product builds once.
    try sandbox.write("@import \"deep.nss\"; /* new */\n", to: "parts/my base.nss")
    _ = try sandbox.shell("touch -d '+2 seconds' 'parts/my base.nss'")
    try expectEqual(make().output, "built\n")
    _ = try sandbox.shell("touch -d '-1 minute' 'parts/my base.nss'")
    try expectEqual(make().output, "")
    _ = try sandbox.shell("rm 'parts/deep.nss'; printf '' > 'parts/my base.nss'")
    _ = try sandbox.shell("touch -d '+2 seconds' 'parts/my base.nss'")
    try expectEqual(make().output, "built\n")
  }

  @Test func theMetafileTellsWhatWasReadAndWritten() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("build", "a.nss", "b.nss", "-o", "out/", "--metafile", "meta.json", "-q")
    expectEqual(result.code, 0)
    let document = try sandbox.json("meta.json")
    expectEqual(document["version"], .number(2))
    expectEqual(document["inputs"]?["a.nss"], .object(["bytes": .number(53)]))
    expectEqual(document["inputs"]?["parts/deep.nss"], .object(["bytes": .number(25)]))
    let size = try #require(sandbox.bytes("out/a.nsst")?.count)
    expectEqual(
      document["outputs"]?["out/a.nsst"],
      .object(["bytes": .number(Double(size)), "classes": .number(2), "properties": .number(2)]))
  }

  /// It can be kept in a cache, and a rule that writes it is done when nothing has changed.
  @Test func theMetafileIsTheSameForTheSameFiles() throws {
    let sandbox = try sandbox()
    let line = ["build", "a.nss", "b.nss", "-o", "out/", "--metafile", "meta.json", "-q"]
    var documents: Set<String> = []
    for jobs in ["1", "2", "4"] {
      _ = try sandbox.shell("themec \(line.joined(separator: " ")) -j\(jobs); touch a.nss")
      documents.insert(try #require(sandbox.read("meta.json")))
    }
    expectEqual(documents.count, 1)
  }

  @Test func aFailingBuildWritesNeither() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size 1; }", to: "a.nss")
    let result = try sandbox.run("build", "a.nss", "--depfile", "d", "--metafile", "m")
    expectEqual(result.code, 1)
    expectEqual(sandbox.names, ["a.nss"])
    for (option, name) in [("--depfile", "dependency file"), ("--metafile", "metafile")] {
      let clash = try sandbox.run("build", "a.nss", option, "a.nsst")
      expectEqual(clash.code, 64)
      expect(clash.errors.contains("the \(name) would both be written to 'a.nsst'"))
      try expectEqual(sandbox.run("build", "a.nss", option, "a.nss").code, 64)
    }
  }
}
