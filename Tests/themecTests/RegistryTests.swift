import TestSupport
import Testing

@Suite struct RegistryTests {
  private static let declarations = """
    @kind score {
      points: Integer;
    }
    @class Fancy : Label;
    @component ScoreBoard {
      superclass: UIView;
      certainty: documented;
      source: "our own";
      @part ScoreBoard_title : text {
        carries: Label Fancy ScoreBoard_title;
        font-color: Color;
        font-color-highlighted: Color, not-read;
        placement: above | below;
      }
      @part ScoreBoard_points : score;
    }
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.declarations, to: "app.nss")
    return sandbox
  }

  @Test func aComponentIsShownWithItsParts() throws {
    let result = try sandbox().run("registry", "ScoreBoard", "--registry", "app.nss")
    #expect(result.code == 0 && result.errors.isEmpty)
    Golden.check(result.output, named: "Registry/component.txt")
  }

  @Test func aComponentIsWrittenForTools() throws {
    let result = try sandbox().run(
      "registry", "ScoreBoard", "--registry", "app.nss", "--format", "json")
    #expect(result.code == 0 && result.errors.isEmpty)
    Golden.check(result.output, named: "Registry/component.json")
  }

  @Test func everyComponentIsListed() throws {
    let sandbox = try sandbox()
    let list = try sandbox.run("registry", "--registry=app.nss").output.split(separator: "\n")
    let names = list.compactMap { $0.split(separator: " ").first }
    #expect(names == names.sorted() && Set(names).count == names.count)
    #expect(names.contains("ScoreBoard") && names.contains("Button"))
    let json = try sandbox.run("registry", "--registry=app.nss", "--format=json").output
    #expect(json.split(separator: "\n").count { $0.hasPrefix("      \"name\": ") } == names.count)
  }

  @Test func pathsAndPatternsShowTheirParts() throws {
    let sandbox = try sandbox()
    let path = try sandbox.run("registry", "ScoreBoard_title", "--registry=app.nss").output
    #expect(path.contains("ScoreBoard_title (text)") && !path.contains("ScoreBoard_points"))
    let pattern = try sandbox.run("registry", "Score*_*s", "--registry=app.nss").output
    #expect(pattern.contains("ScoreBoard_points (score)") && !pattern.contains("ScoreBoard_title"))
    #expect(
      try sandbox.run("registry", "FUIHierarchy*").output
        == sandbox.run("registry", "fdlFUIHierarchy*").output)
  }

  @Test func mistakesInAFileAreReported() throws {
    let sandbox = try sandbox()
    try sandbox.write("@component X { certainty: sure; }\n", to: "wrong.nss")
    let result = try sandbox.run("registry", "Button", "--registry=wrong.nss", "--report=concise")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("wrong.nss:1:"))
    #expect(result.output.hasPrefix("Button\n"))
  }
}

/// `themec registry --declare`.
@Suite struct DeclarationTests {
  private static let theme = """
    LargeLabel { font-size: 28; }
    Plain { font-size: 3; }
    Chip { chip-color: #FFF; chip-size: 3; chip-words: a b; font-size: 17; font-colour: red; }
    Card { font-size: 3; }
    Card_title { font-size: 3; }
    fdlMyChart_bar { font-color: red; }
    Buton { font-size: 3; }
    """

  @Test func classesOfTheAppAreDeclared() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    let result = try sandbox.run("registry", "--declare", "a.nss")
    #expect(result.code == 0 && result.errors.isEmpty)
    Golden.check(result.output, named: "Registry/declared.nss")
    try sandbox.write(result.output, to: "app.nss")
    let lint = try sandbox.run("lint", "a.nss", "--registry", "app.nss", "--format", "concise")
    #expect(
      lint.output.split(separator: "\n").map { $0.split(separator: " ").last } == [
        "[unknown-property]", "[misspelt-class]",
      ])
  }

  @Test func nothingIsDeclaredTwice() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 3; }", to: "a.nss")
    let result = try sandbox.run("registry", "--declare", "a.nss")
    #expect(
      result.code == 0 && result.output.isEmpty && result.errors == "every class is declared\n")
    #expect(try sandbox.run("registry", "Label", "--declare", "a.nss").code == 64)
    #expect(try sandbox.run("registry", "--declare", "none.nss").code == 2)
  }

  @Test func oneNoteAFileNamesTheCommand() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    let text = try sandbox.run("lint", "a.nss").output
    #expect(text.split(separator: "[undeclared-class]").count == 2)
    #expect(text.contains("'themec registry --declare a.nss'"))
    let json = try sandbox.run("lint", "a.nss", "--format", "json").output
    #expect(json.split(separator: "\"undeclared-class\"").count == 2)
  }

  @Test func statisticsTakeThePlaceOfTheList() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    let result = try sandbox.run("lint", "a.nss", "--statistics")
    #expect(result.output.hasPrefix("1  warning  ") && !result.output.contains("a.nss"))
    #expect(try sandbox.run("lint", "a.nss", "--statistics", "--format=json").code == 64)
    let both = try sandbox.run("lint", "a.nss", "--statistics", "--report", "json:r.json")
    #expect(both.output == result.output && sandbox.read("r.json")?.contains("undeclared") == true)
  }
}
