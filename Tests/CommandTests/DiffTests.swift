import TestSupport
import Testing

@Suite struct DiffTests {
  private static let old = """
    @ink: #112233;
    Label { font-color: @ink; font-size: 18; }
    fdlFUIHierarchyItemView_title { font-style: headline; }
    Own { padding: 1 2 3 4; }
    """

  private static let new = """
    Label { font-color: rgb(17, 34, 51); font-size: 18; }
    @media (device: ipad) { Label { font-size: 20; } }
    Button { font-color: white; font-color-highlighted: black; }
    @media (appearance: dark) { fdlFUIHierarchyItemView_title { font-style: body; } }
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.old, to: "old.nss")
    try sandbox.write(Self.new, to: "new.nss")
    return sandbox
  }

  @Test func differencesAreGroupedByComponent() throws {
    let result = try sandbox().run("diff", "old.nss", "new.nss")
    expectEqual(result.code, 1)
    Golden.check(result.output, named: "Diff/themes.txt")
    expect(result.errors.hasSuffix("6 differences in 4 classes\n"))
  }

  @Test func differencesAreWrittenForTools() throws {
    let result = try sandbox().run("diff", "old.nss", "new.nss", "--format", "json", "-q")
    expect(result.code == 1 && result.errors.isEmpty)
    Golden.check(result.output, named: "Diff/themes.json")
  }

  @Test func foldersAreComparedByTheNamesInThem() throws {
    let sandbox = try Sandbox()
    for (name, text) in [
      ("a/same.nss", "Label { font-size: 3; }"), ("b/same.nss", "Label{font-size:3.0}"),
      ("a/in/x.nss", "Label { font-size: 3; }"), ("b/in/x.nss", "Label { font-size: 4; }"),
      ("a/gone.nss", "Label { font-size: 3; }"), ("b/new.nss", "Label { font-size: 3; }"),
    ] { try sandbox.write(text, to: name) }
    let result = try sandbox.run("diff", "a", "b/")
    expectEqual(result.code, 1)
    expectEqual(
      result.output,
      """
      a/in/x.nss → b/in/x.nss

      Label is written otherwise: 1 value

      Label
        Label
          font-size: 3 → 4

      gone.nss is only in a
      new.nss is only in b

      """)
    expect(result.errors.hasSuffix("1 of 2 themes changed, 1 gone, 1 new\n"))
    let markdown = try sandbox.run("diff", "a", "b", "--format", "markdown").output
    expect(markdown.hasPrefix("## `b/in/x.nss`\n") && markdown.hasSuffix("- `new.nss` is only in b\n"))
    let equal = try sandbox.run("diff", "a", "a", "--format", "json")
    expect(equal.code == 0 && equal.output.contains("\n  \"equal\": true,"))
    try sandbox.write("", to: "c/other.nss")
    try sandbox.write("", to: "d/note.txt")
    for (old, new, code) in [("a", "b/new.nss", 64), ("-", "a", 64), ("a", "c", 2), ("a", "d", 2)]
      as [(String, String, Int32)]
    {
      try expectEqual(sandbox.run("diff", old, new, input: "").code, code, "\(old) \(new)")
    }
  }

  @Test func equalThemesDoNotDiffer() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      Self.old.replacing("#112233", with: "rgb(17, 34, 51)").replacing("18", with: "18.0"), to: "same.nss")
    let result = try sandbox.run("diff", "old.nss", "same.nss", "-q")
    expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty)
    let json = try sandbox.run("diff", "old.nss", "old.nss", "--format=json")
    expectEqual(json.code, 0)
    expect(json.output.contains("\"components\": [],\n  \"equal\": true,"))
  }

  @Test func tablesAreCompared() throws {
    let sandbox = try sandbox()
    try expectEqual(sandbox.run("build", "old.nss", "new.nss", "-q").code, 0)
    let sheets = try sandbox.run("diff", "old.nss", "new.nss")
    for (old, new) in [("old.nsst", "new.nsst"), ("old.nsst", "new.nss"), ("old.nss", "new.nsst")] {
      let result = try sandbox.run("diff", old, new)
      // A table tells no causes.
      expect(result.code == 1 && sheets.output.hasSuffix("\n\n" + result.output))
    }
    try expectEqual(sandbox.run("diff", "old.nss", "old.nsst").code, 0)
    let piped = try sandbox.shell("themec diff - new.nss < old.nsst")
    expect(piped.code == 1 && sheets.output.hasSuffix(piped.output))
  }

  @Test func whatCannotBeDoneIsNoDifference() throws {
    let sandbox = try sandbox()
    try sandbox.write("Label { font-size 1; }", to: "wrong.nss")
    let wrong = try sandbox.run("diff", "old.nss", "wrong.nss")
    expect(wrong.code == 2 && wrong.output.contains("font-size: 18 → 1"))
    expect(wrong.errors.contains("1 error"))
    expect(wrong.errors.contains("; the rest was compared\n"))
    let none = try sandbox.run("diff", "old.nss", "none.nss")
    expect(none.code == 2 && none.output.isEmpty)
    try expectEqual(sandbox.run("build", "old.nss", "-q").code, 0)
    let bytes = try #require(sandbox.bytes("old.nsst"))
    try sandbox.write(Array(bytes.dropLast(8)), to: "cut.nsst")
    let cut = try sandbox.run("diff", "old.nss", "cut.nsst")
    expectEqual(cut.code, 2)
    expect(cut.errors.contains("error: cannot read 'cut.nsst': the table should have "))
    try expectEqual(sandbox.run("diff", "old.nss").code, 64)
    try expectEqual(sandbox.run("diff", "old.nss", "new.nss", "old.nss").code, 64)
  }

  @Test func coloursAreShown() throws {
    let result = try sandbox().run("diff", "old.nss", "new.nss", "--color", "always")
    expect(result.output.contains("none → \u{1B}[48;2;255;255;255m  \u{1B}[0m #FFFFFFFF\n"))
  }

  @Test func causesComeFirst() throws {
    let sandbox = try Sandbox()
    let theme = { (brand: String) in "@brand: \(brand);\nButton { background-color: @brand; font-color: white; }\n" }
    try sandbox.write(theme("#0B6E99"), to: "old.nss")
    try sandbox.write(theme("#F0B20B"), to: "new.nss")
    let text = try sandbox.run("diff", "old.nss", "new.nss")
    expect(
      text.output.hasPrefix(
        """
        @brand #0B6E99 → #F0B20B changes 1 value of 1 class; 1 pair newly fails
          newly fails: Button font-color on itself, 5.66 → 1.89

        Button
        """))
    let markdown = try sandbox.run("diff", "old.nss", "new.nss", "--format", "markdown")
    Golden.check(markdown.output, named: "Diff/causes.md")
    let json = try sandbox.run("diff", "new.nss", "old.nss", "--format", "json")
    expect(json.output.contains("\"definition\": \"@brand\"") && json.output.contains("\"nowPassing\": ["))
  }
}
