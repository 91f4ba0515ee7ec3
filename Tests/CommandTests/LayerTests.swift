import TestSupport
import Testing

@testable import themec

/// Several stylesheets as one theme.
@Suite struct LayerTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("@ink: red;\nLabel { font-size: 1; font-color: @ink; }\n", to: "base.nss")
    try sandbox.write("@ink: blue;\nLabel { font-size: 2; }\n", to: "brand.nss")
    return sandbox
  }

  @Test func laterLayersWinAndShareDefinitions() throws {
    let sandbox = try sandbox()
    let forth = try sandbox.run("resolve", "--layer", "base.nss", "brand.nss", "Label", "-q")
    expectEqual(forth.code, 0)
    expect(forth.output.contains("font-size: 2;") && forth.output.contains("font-color: blue;"))
    let back = try sandbox.run("resolve", "brand.nss", "base.nss", "--layer", "-q")
    expect(back.output.contains("font-size: 1;") && back.output.contains("font-color: red;"))
  }

  @Test func layersAreOneTable() throws {
    let sandbox = try sandbox()
    let result = try sandbox.run("build", "--layer", "base.nss", "brand.nss")
    expectEqual(result.code, 0)
    expect(result.errors.hasSuffix("wrote brand.nsst (1 class, 2 properties)\n"))
    expectEqual(sandbox.names, ["base.nss", "brand.nss", "brand.nsst"])
    let same = try sandbox.run("build", "--layer", "base.nss", "brand.nss", "-o", "-", "-q")
    expectEqual(same.bytes, sandbox.bytes("brand.nsst"))
    try expectEqual(sandbox.run("build", "--layer", "base.nss", "brand.nss", "-o", "out/").code, 0)
    expectEqual(sandbox.bytes("out/brand.nsst"), same.bytes)
  }

  @Test func layersAreCheckedTogether() throws {
    let sandbox = try sandbox()
    try sandbox.write("Label { font-color: @ink; }\n", to: "only.nss")
    try expectEqual(sandbox.run("lint", "only.nss").code, 1)
    try expectEqual(sandbox.run("lint", "--layer", "base.nss", "only.nss").code, 0)
    let explained = try sandbox.run("explain", "--layer", "base.nss", "only.nss", "Label", "font-color")
    expectEqual(explained.code, 0)
    expect(explained.output.contains("only.nss:1:9") && explained.output.contains("base.nss:1:1"))
  }

  @Test func withoutTheOptionTheyAreNotMixed() throws {
    let result = try sandbox().run("resolve", "base.nss", "brand.nss", "Label")
    expectEqual(result.code, 64)
    expect(result.errors.contains("to take several stylesheets for layers of one theme, add '--"))
  }

  @Test(
    arguments: [
      (["a.nss", "X", "y"], false, 1), (["a.nss", "b.nss", "X"], false, 1), (["a.nss", "b.nss", "X"], true, 2),
      (["a.txt", "-", "B.NSS", "X", "c.nss"], true, 3), (["a.nss"], true, 1), ([], true, 0),
    ] as [([Argument], Bool, Int)]) func wordsAreSorted(_ words: [Argument], _ isLayered: Bool, _ count: Int)
  {
    let split = ThemeWords.split(words, isLayered: isLayered)
    expectEqual(split.themes, Array(words.prefix(count)))
    expectEqual(split.words, Array(words.dropFirst(count)))
  }
}
