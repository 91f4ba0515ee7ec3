import TestSupport
import Testing

@Suite struct DebugTests {
  @Test func theLayoutFollowsThemeAndRoom() throws {
    let sandbox = try Sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_title { font-style: title1; }", to: "a.nss")
    let phone = try sandbox.run("debug", "layout", "hierarchy")
    expectEqual(phone.code, 0)
    expect(phone.output.contains("(headline 17 left)"))
    let tablet = try sandbox.run("debug", "layout", "hierarchy", "--theme", "a.nss", "--size", "834x1194")
    expectEqual(tablet.code, 0)
    expect(tablet.output.contains("(title1 28 left)"))
    expect(tablet.output.contains("preview"))
  }

  private static let samples = [
    "hierarchy", "hierarchy-picker", "hierarchy-cell", "collection", "grid", "object-list", "form-cell", "list-picker",
    "list-picker-sheet", "siblings",
  ]

  @Test("every sample is drawn in any room, direction and text size", arguments: samples) func everySampleIsDrawn(
    name: String
  ) throws {
    let sandbox = try Sandbox()
    var outputs: Set<String> = []
    for options in [
      [], ["--size", "834x1194"], ["--size", "1194×834"], ["--size", "320X568", "--mirrored"],
      ["--text-size", "accessibilityExtraExtraExtraLarge"], ["--appearance", "dark", "--contrast", "high"],
      ["--size", "1x1"], ["--device", "ipad", "--size-class", "regular", "--size", "507.5x1194"],
    ] {
      let result = try sandbox.shell("themec debug layout \(name) " + options.joined(separator: " "))
      expect(result.code == 0 && result.errors.isEmpty, "\(options): \(result.errors)")
      let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      expect(lines.count > 1 && lines.last == "" && lines.dropLast().allSatisfy { !$0.isEmpty })
      outputs.insert(result.output)
    }
    expect(outputs.count > 5)
  }

  @Test func theEnvironmentFollowsFromTheRoom() throws {
    let sandbox = try Sandbox()
    let header = "header bar"
    expect(try sandbox.run("debug", "layout", "hierarchy").output.contains(header))
    expect(try !sandbox.run("debug", "layout", "hierarchy", "--size", "834x1194").output.contains(header))
    expect(
      try sandbox.run("debug", "layout", "hierarchy", "--size", "834x1194", "--size-class", "compact").output.contains(
        header))
  }

  @Test func wrongUsageIsExplained() throws {
    let sandbox = try Sandbox()
    for (arguments, code, text) in [
      (["nope", "hierarchy"], 64, "'layout'"), (["layout"], 64, "'<sample>' is missing"),
      (["layout", "hierachy"], 64, "did you mean 'hierarchy'?"), (["layout", "nope"], 64, "'siblings'"),
      (["layout", "grid", "more"], 64, "'more'"), (["layout", "grid", "--size", "3"], 64, "'834x1194'"),
      (["layout", "grid", "--size", "0x10"], 64, "within 1 and 100000"),
      (["layout", "grid", "--size", "1e999x10"], 64, "'834x1194'"),
      (["layout", "grid", "--size=-3x10"], 64, "'834x1194'"),
      (["layout", "grid", "--text-size", "huge"], 64, "'accessibilityLarge'"),
      (["layout", "grid", "--theme", "missing.nss"], 2, "cannot read 'missing.nss'"),
    ] as [([String], Int32, String)] {
      let result = try sandbox.shell("themec debug " + arguments.joined(separator: " "))
      expectEqual(result.code, code, "\(arguments)")
      expect(result.errors.contains(text), "\(arguments): \(result.errors)")
      expect(result.output.isEmpty, "\(arguments)")
    }
  }

  @Test func theThemesOwnMistakesAreReportedBesideTheLayout() throws {
    let sandbox = try Sandbox()
    try sandbox.write("fdlFUIHierarchyItemView_title { font-color: bluu; }", to: "a.nss")
    let result = try sandbox.run("debug", "layout", "hierarchy", "--theme", "a.nss")
    expectEqual(result.code, 1)
    expect(result.errors.contains("unknown-color") && result.output.contains("hierarchy view"))
  }

  @Test func theHelpIsItsOwn() throws {
    let sandbox = try Sandbox()
    expect(try !sandbox.run("--help").output.contains("debug"))
    for arguments in [["debug", "--help"], ["help", "debug"]] {
      let help = try sandbox.shell("themec " + arguments.joined(separator: " ")).output
      for name in Self.samples { expect(help.contains("'\(name)'"), "\(name)") }
      expect(help.contains("EXAMPLES") && help.contains("debug layout hierarchy --theme"))
    }
  }
}
