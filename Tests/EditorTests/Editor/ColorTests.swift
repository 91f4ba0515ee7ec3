import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeModel
import ThemeTable

/// The colours that an author can change, and how a change is written.
@Suite struct ColorTests {
  private func colors(_ source: String) -> (sample: EditorSample, colors: [ThemeColor]) {
    let sample = EditorSample(source)
    return (sample, ThemeColors.find(in: sample.theme))
  }

  @Test func aDefinitionCountsWhatItStyles() throws {
    let (sample, colors) = colors(
      """
      @accent: #0a0; /* kept */ @line: rgba(0, 0, 0, .5); @rest: red; @size: 12;
      @strong: @accent;
      Button, Label { font-color: @strong; background-color: white; }
      Button { border-color: @line; font-color: @accent; }
      """)
    expectEqual(colors.map { $0.name }, ["accent", "line", "rest", "Button background-color and 1 more"])
    expectEqual(colors.map { $0.role }, [.text, .line, .unused, .ground])
    // The declaration of 'Button' that loses has its colour from nowhere.
    expectEqual(colors.map { $0.useCount }, [2, 1, 0, 2])
    let texts = colors.flatMap { $0.shades }.map { sample.text($0.span) }
    expectEqual(texts, ["#0a0", "rgba(0, 0, 0, .5)", "red", "white"])
  }

  @Test func theDarkShadeOfADefinitionBelongsToIt() {
    let (_, colors) = colors("@a: #111111; @media (appearance: dark) { @a: #eeeeee; } Label { font-color: @a; }")
    expect(colors.count == 1 && colors.first?.shades.map { $0.condition } == ["", "dark"])
  }

  @Test func aPaletteColorIsOverriddenAfterTheLastDefinition() throws {
    let source = "@import \"themec:Fiori\";\n@tintColor: #0064D9; // the brand\nLabel { }\n"
    let colors = colors(source).colors
    let tint = try #require(colors.first)
    expect(tint.name == "tintColor" && tint.role == .tint)
    expectEqual(tint.shades.map { $0.condition }, ["light", "dark"])
    expectEqual(tint.shades.map { $0.isInherited }, [false, true])
    let dark = try #require(tint.shades.last)
    var text = source
    let place = text.utf8.index(text.startIndex, offsetBy: Int(dark.span.start))
    text.insert(contentsOf: "\(dark.prefix)#4DB1FF\(dark.suffix)", at: place)
    expectEqual(
      text,
      "@import \"themec:Fiori\";\n@tintColor: #0064D9; // the brand\n@tintColor_darkBackground: #4DB1FF;\nLabel { }\n")
    let changed = ThemeColors.find(in: EditorSample(text).theme)
    expectEqual(changed.first?.shades.map { $0.isInherited }, [false, false])
    expect(changed.first?.useCount == tint.useCount && tint.useCount > 10)
    expect(colors.count > 10)
    expect(colors.dropFirst().allSatisfy { $0.shades.allSatisfy { $0.isInherited } })
  }

  @Test(arguments: [
    ("#fff", "#0a6"), ("#FFFFFF", "#00AA66"), ("#ffffff", "#00aa66"), ("red", "#00AA66"),
    ("rgb(1,2,3)", "rgb(0,170,102)"), ("rgba( 9 , 9, 9,.5 )", "rgba( 0 , 170, 102,.5 )"),
    ("rgba(0.5,0.2,0.1,1)", "rgba(0.0,0.667,0.4,1)"), ("rgb(10%, 20%, 30%)", "#00AA66"),
    ("hsl(0, 1.0, 1.0)", "#00AA66"), ("primaryLabel", "#00AA66"),
  ]) func aNotationIsKept(written: String, expected: String) {
    let theme = EditorSample("Label { font-color: \(written); }").theme
    let color = StyleColor(red: 0, green: 0xAA, blue: 0x66)
    expectEqual(ColorNotation.text(of: color, like: written, in: theme), expected)
  }

  @Test func alphaStaysInEightDigits() throws {
    for written in ["#11223380", "#80112233"] {
      let theme = EditorSample("@a: \(written); Label { font-color: @a; }").theme
      let before = try #require(ThemeColors.find(in: theme).first?.shades.first?.color)
      let text = ColorNotation.text(of: StyleColor(rgba: 0x00AA_66FF), like: written, in: theme)
      let after = EditorSample("@a: \(text); Label { font-color: @a; }").theme
      let color = try #require(ThemeColors.find(in: after).first?.shades.first?.color)
      expect(color.rgba >> 8 == 0x00AA66 && color.alpha == before.alpha && text.utf8.count == 9)
    }
  }

  @Test func anUnreadablePairHasARemedyThatPasses() throws {
    func theme(_ accent: String) -> String {
      "@accent: \(accent);\n@ground: white;\nButton { font-color: @accent; background-color: @ground; }\n"
    }
    let accent = try #require(colors(theme("#00C853")).colors.first?.shades.first)
    let pair = try #require(accent.unreadable.first)
    expect(pair.path == "Button" && pair.property == "font-color" && pair.requiredRatio == "4.5")
    expectEqual(accent.unreadable.count, 1)
    let remedy = try #require(accent.remedy)
    let better = colors(theme(remedy.spelling(for: .fioriUIKit))).colors
    expect(better.allSatisfy { $0.shades.allSatisfy { $0.unreadable.isEmpty && $0.remedy == nil } })
    // The ground could change instead: it has the pair and a remedy too.
    let ground = try #require(colors(theme("#00C853")).colors.last?.shades.first)
    expect(ground.unreadable == accent.unreadable && ground.remedy != nil)
  }

  @Test func aLongSheetShowsAThousandColors() {
    let rules = (0..<3_000).map { "C\($0) { font-color: #123456; }\n" }.joined()
    expectEqual(colors(rules).colors.count, 1_000)
  }
}

extension ThemeColor.Shade {
  /// Whether the theme has the colour from the palette.
  fileprivate var isInherited: Bool { !prefix.isEmpty }
}
