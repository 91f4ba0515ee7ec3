import TestSupport
import Testing

/// What commands leave alone in folders, and of files that a caller names.
@Suite struct FolderTests {
  private static let sheet = "Label { font-size 3; }\n"

  /// A repository with sheets of its own, of libraries, and ignored ones.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    let folders = [
      "", "Pods/NUI/", "Carthage/", "DerivedData/x/", "web/node_modules/y/", ".build/", "out/", "themes/", "vendor/",
      "Built/X.app/", "Built/Kit.framework/", "Built/Kit.xcframework/", "X.xcarchive/Products/", "X.ipa/Payload/",
    ]
    for folder in folders { try sandbox.write(Self.sheet, to: folder + "a.nss") }
    try sandbox.write(Self.sheet, to: "themes/b.flat.nss")
    try sandbox.write("/out/\n*.flat.nss\n!keep.flat.nss\n", to: ".gitignore")
    try sandbox.write(Self.sheet, to: "themes/keep.flat.nss")
    try sandbox.write(#"{"root": true, "exclude": ["vendor"]}"#, to: "themec.json")
    return sandbox
  }

  private let own = ["a.nss", "themes/a.nss", "themes/keep.flat.nss"]

  private func linted(_ sandbox: Sandbox, _ words: String) throws -> [String] {
    let lines = try sandbox.shell("themec lint --only syntax --format concise \(words)").output.split(separator: "\n")
    return Set(lines.map { String($0.prefix { $0 != ":" }) }).sorted()
  }

  @Test func foldersOfOthersAreLeftAlone() throws {
    let sandbox = try sandbox()
    try expectEqual(linted(sandbox, "."), own)
    try expectEqual(linted(sandbox, "'**/*.nss'"), own)
    // Who names one wants it.
    try expectEqual(linted(sandbox, "Pods"), ["Pods/NUI/a.nss"])
    try expectEqual(linted(sandbox, "Built/X.app"), ["Built/X.app/a.nss"])
    try expectEqual(linted(sandbox, "out"), ["out/a.nss"])
    try expectEqual(linted(sandbox, "themes/b.flat.nss"), ["themes/b.flat.nss"])
    let checked = try sandbox.shell("themec format --check . 2>/dev/null").output
    expect(!checked.contains("Pods") && !checked.contains("out/"), "\(checked)")
    try sandbox.write("Label { font-size: 3; }\n", to: "a.nss")
    _ = try sandbox.shell("rm -r themes; themec build . -o made/; themec baseline write .")
    expectEqual(sandbox.names.filter { $0.hasSuffix(".nsst") }, ["made/a.nsst"])
  }

  @Test func ignoreFilesCountFromTheRepositoryDown() throws {
    let sandbox = try sandbox()
    _ = try sandbox.shell("mkdir .git")
    try sandbox.write("a.nss\n", to: "themes/.gitignore")
    let found = try sandbox.shell("cd themes && themec lint --only syntax --format concise .").output
    expect(found.contains("keep.flat.nss") && !found.contains("b.flat.nss") && !found.contains("a.nss:1"))
  }

  @Test func hooksNameFilesThatAreExcluded() throws {
    let sandbox = try sandbox()
    let excluded = ["vendor/a.nss", "Pods/NUI/a.nss", "Built/X.app/a.nss", "themes/b.flat.nss", "vendor"]
    for word in excluded {
      for command in ["lint", "format -i", "format --check", "build", "baseline write"] {
        let result = try sandbox.shell("themec \(command) --force-exclude -- \(word)")
        expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty, "\(command) \(word): \(result)")
      }
      expect(sandbox.read("vendor/a.nss") == Self.sheet)
    }
    try expectEqual(linted(sandbox, "--force-exclude \(excluded.joined(separator: " ")) a.nss"), ["a.nss"])
    try expectEqual(linted(sandbox, "vendor/a.nss"), ["vendor/a.nss"])
    // The published hooks ask for it.
    let hooks = String(decoding: try Repository.bytes(".pre-commit-hooks.yaml"), as: UTF8.self)
    expectEqual(hooks.split(separator: "--force-exclude").count, 3)
  }

  @Test func aFaultyCommentStopsNoProduct() throws {
    let sandbox = try Sandbox()
    let comment = "/* themec-disable unit-suffix -- as designed */\n"
    try sandbox.write("Label {\n\(comment)font-size: 17px;\n/* themec-enable */\n}\n", to: "a.nss")
    let build = try sandbox.run("build", "a.nss")
    expect(build.code == 0 && build.errors.contains("warning[malformed-suppression]"))
    expect(sandbox.names.contains("a.nsst"))
  }
}
