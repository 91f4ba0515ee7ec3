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
    expect(result.code == 0 && result.errors.isEmpty)
    Golden.check(result.output, named: "Registry/component.txt")
  }

  @Test func aComponentIsWrittenForTools() throws {
    let result = try sandbox().run("registry", "ScoreBoard", "--registry", "app.nss", "--format", "json")
    expect(result.code == 0 && result.errors.isEmpty)
    Golden.check(result.output, named: "Registry/component.json")
  }

  @Test func everyComponentIsListed() throws {
    let sandbox = try sandbox()
    let list = try sandbox.run("registry", "--registry=app.nss").output.split(separator: "\n")
    let names = list.compactMap { $0.split(separator: " ").first }
    expect(names == names.sorted() && Set(names).count == names.count)
    expect(names.contains("ScoreBoard") && names.contains("Button"))
    let json = try sandbox.run("registry", "--registry=app.nss", "--format=json").output
    expectEqual(json.split(separator: "\n").count { $0.hasPrefix("      \"name\": ") }, names.count)
  }

  @Test func pathsAndPatternsShowTheirParts() throws {
    let sandbox = try sandbox()
    let path = try sandbox.run("registry", "ScoreBoard_title", "--registry=app.nss").output
    expect(path.contains("ScoreBoard_title (text)") && !path.contains("ScoreBoard_points"))
    let pattern = try sandbox.run("registry", "Score*_*s", "--registry=app.nss").output
    expect(pattern.contains("ScoreBoard_points (score)") && !pattern.contains("ScoreBoard_title"))
    try expectEqual(sandbox.run("registry", "FUIHierarchy*").output, sandbox.run("registry", "fdlFUIHierarchy*").output)
  }

  @Test func mistakesInAFileAreReported() throws {
    let sandbox = try sandbox()
    try sandbox.write("@component X { certainty: sure; }\n", to: "wrong.nss")
    let result = try sandbox.run("registry", "Button", "--registry=wrong.nss", "--report=concise")
    expectEqual(result.code, 1)
    expect(result.errors.hasPrefix("wrong.nss:1:"))
    expect(result.output.hasPrefix("Button\n"))
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
    expect(result.code == 0 && result.errors.isEmpty)
    Golden.check(result.output, named: "Registry/declared.nss")
    try sandbox.write(result.output, to: "app.nss")
    let lint = try sandbox.run("lint", "a.nss", "--registry", "app.nss", "--format", "concise")
    expectEqual(
      lint.output.split(separator: "\n").map { $0.split(separator: " ").last },
      [
        "[unknown-property]", "[misspelt-class]",
      ])
  }

  /// The sheet of a fork of NUI becomes green by declarations alone.
  @Test func wordsOfAForkAreDeclared() throws {
    let sandbox = try Sandbox()
    let theme = """
      @plain: app_ignore;

      Label {
        font-color: app_ignore;
        text-transform: underline;
        blur: 3;
      }

      Button {
        background-color: app_abort;
        font-color: @plain;
        font-color-highlighted: app_ignore;
        blur: 3;
      }

      LabelSmall {
        font-color: app_ignore;
        text-transform: underline;
      }

      ButtonWide {
        font-color: app_abort;
        background-color: app_abort;
        text-transform: underline;
      }

      TextField { blur: 4; }

      """
    try sandbox.write(theme, to: "a.nss")
    let before = try sandbox.run("lint", "a.nss")
    expectEqual(before.code, 1)
    for line in [
      "'@type Color = Color | app_ignore | app_abort;'", "'@type TextTransform = TextTransform | underline;'",
      "'@component Label { @part Label { blur: Number; } }'",
    ] {
      // Terminals wrap long lines.
      let words = before.output.split { $0 == " " || $0 == "\n" || $0 == "│" }.joined(separator: " ")
      expectEqual(words.split(separator: line).count, 2, "\(line)")
    }
    let declared = try sandbox.run("registry", "--declare", "a.nss")
    expect(declared.code == 0 && declared.errors.isEmpty)
    expectEqual(
      declared.output,
      """
      @type Color = Color | app_abort | app_ignore;
      @type TextTransform = TextTransform | underline;

      @class ButtonWide : Button, inferred;
      @class LabelSmall : Label, inferred;

      @component Button {
        @part Button {
          blur: Number, inferred;
        }
      }

      @component Label {
        @part Label {
          blur: Number, inferred;
        }
      }

      @component TextField {
        @part TextField {
          blur: Number, inferred;
        }
      }

      """)
    try sandbox.write(declared.output, to: "app.nss")
    let after = try sandbox.run("lint", "a.nss", "--registry", "app.nss", "--strict")
    expect(after.code == 0 && after.output == "no findings\n" || after.errors == "no findings\n")
    try expectEqual(sandbox.run("format", "--check", "app.nss").code, 0)
    let rest = try sandbox.run("registry", "--declare", "a.nss", "--registry", "app.nss")
    expectEqual(rest.errors, "every class is declared\n")
  }

  /// The words of a fork are one finding with the line that declares them, rare ones with them.
  @Test func theWordsOfAForkAreOneFinding() throws {
    let sandbox = try Sandbox()
    let theme = ["app_a", "app_b", "app_a", "app_a", "app_b", "app_c"].enumerated().map {
      "Own\($0.offset) { font-color: \($0.element); }"
    }
    try sandbox.write(
      (theme + ["Label { text-align: middel; font-color: app_c; }"]).joined(separator: "\n"), to: "a.nss")
    let found = try sandbox.run("lint", "a.nss").output
    expectEqual(found.split(separator: "[unknown-color]").count, 2)
    expect(
      found.contains("error[unknown-color]: 3 words are unknown to 'Color': 'app_a', 'app_b' and 'app_c'\n"), "\(found)"
    )
    let line = "@type Color = Color | app_a | app_b | app_c;"
    expect(found.contains("= help: if your app reads them, declare them: '\(line)'\n"))
    try sandbox.write(line, to: "app.txt")
    expect(try !sandbox.run("lint", "a.nss", "--registry", "app.txt").output.contains("unknown-color"))
    try expectEqual(sandbox.shell("themec baseline write --baseline - a.nss | grep -c unknown-color").output, "7\n")
  }

  /// One or two uses may be slips: they are declared by hand.
  @Test func rareWordsAreNotDeclared() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-color: app_ignore; blur: 3; }\nButton { font-color: app_ignore; }", to: "a.nss")
    expect(try sandbox.run("lint", "a.nss").output.contains("declare it: '@type Color = Color | app_ignore;'"))
    expect(try sandbox.run("registry", "--declare", "a.nss").errors.contains("every class is declared"))
  }

  @Test func severalThemesAreDeclaredTogether() throws {
    let sandbox = try Sandbox()
    try sandbox.write("OwnOne { font-size: 3; }", to: "themes/a.nss")
    try sandbox.write("OwnTwo { font-size: 3; }\nOwnOne { font-color: red; }", to: "themes/in/b.nss")
    let both = "@class OwnOne;\n@class OwnTwo;\n"
    for words in [
      "--declare themes", "--declare themes/a.nss themes/in/b.nss", "--declare themes/a.nss --declare themes/in",
      "--declare 'themes/**/*.nss'",
    ] {
      let result = try sandbox.shell("themec registry \(words)")
      expect(result.code == 0 && result.output == both, "\(words): \(result.output) \(result.errors)")
    }
  }

  @Test func nothingIsDeclaredTwice() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label { font-size: 3; }", to: "a.nss")
    let result = try sandbox.run("registry", "--declare", "a.nss")
    expect(result.code == 0 && result.output.isEmpty && result.errors == "every class is declared\n")
    expect(try sandbox.run("registry", "Label", "--declare", "a.nss").errors.contains("cannot read 'Label'"))
    try expectEqual(sandbox.run("registry", "Label", "Button").code, 64)
    try expectEqual(sandbox.run("registry", "--format", "json", "--declare", "a.nss").code, 64)
    try expectEqual(sandbox.run("registry", "--declare", "none.nss").code, 2)
  }

  @Test func oneNoteAFileNamesTheCommand() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    let text = try sandbox.run("lint", "a.nss").output
    expectEqual(text.split(separator: "[undeclared-class]").count, 2)
    expect(text.contains("'themec registry --declare a.nss'"))
    let json = try sandbox.run("lint", "a.nss", "--format", "json").output
    expectEqual(json.split(separator: "\"undeclared-class\"").count, 2)
  }

  @Test func statisticsTakeThePlaceOfTheList() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    let result = try sandbox.run("lint", "a.nss", "--statistics")
    expect(result.output.hasPrefix("1  warning  ") && !result.output.contains("a.nss"))
    try expectEqual(sandbox.run("lint", "a.nss", "--statistics", "--format=json").code, 64)
    let both = try sandbox.run("lint", "a.nss", "--statistics", "--report", "json:r.json")
    expect(both.output == result.output && sandbox.read("r.json")?.contains("undeclared") == true)
  }
}
