import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
import ThemeTable

@testable import ThemeAnalysis

/// Pairs of colours and what they are seen on.
@Suite struct ContrastAuditTests {
  private func compile(_ theme: String) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(theme.utf8))
    return Compiler.compile(sources, options: CompilerOptions())
  }

  private func findings(_ theme: String, only codes: Set<DiagnosticCode>) -> [Diagnostic] {
    var lint = LintOptions()
    lint.only = codes
    return Linter.findings(compile(theme), lint).diagnostics
  }

  /// Each pair as `path property on ground: ratio verdict`, or those of one class alone.
  private func pairs(_ theme: String, of path: String? = nil) -> [String] {
    ContrastAudit.of(compile(theme)).pairs.filter { path == nil || $0.path == path }.flatMap { pair in
      pair.variants.map { variant in
        "\(pair.path) \(pair.writtenProperty) on \(pair.groundName): "
          + "\(ContrastRatio.text(variant.ratio)) \(variant.verdict.rawValue)"
      }
    }
  }

  private func unknown(_ theme: String) -> [ContrastAudit.Unknown] { ContrastAudit.of(compile(theme)).unknown }

  /// A state that the theme does not set has the colour of the plain property, which is the one that is written.
  @Test func theWrittenPropertyIsNamed() {
    let ground = "background-color: white; background-color-selected: #666666;"
    for (colors, name) in [
      ("font-color: #777777;", "'font-color' of 'SegmentedControl' in the state 'selected' has"),
      ("font-color-selected: #777777;", "'font-color-selected' of 'SegmentedControl' has"),
    ] {
      let theme = "SegmentedControl { \(ground) \(colors) }"
      let messages = findings(theme, only: [.lowContrast]).map(\.message)
      expect(messages.contains { $0.hasPrefix(name) }, "\(messages)")
    }
  }

  @Test func anAuditOfSomeDeclarationsIsAPartOfTheWhole() {
    let compilation = compile(
      """
      @class Mine : Button;
      @class Other : Button;
      @ink: #777777;
      Button { background-color: #FFFFFF; font-color: @ink; }
      Other { font-color: #000000; }
      Label { background-color: #FFFFFF; font-color: #111111; }
      """)
    let audit = ContrastAudit.of(compilation) { compilation.program.declarations[$0].value.hasReferences }
    // A class that inherits the value is among them.
    expectEqual(Set(audit.pairs.map(\.path)), ["Button", "Mine"])
    let whole = ContrastAudit.of(compilation).pairs
    expectEqual(Set(whole.map(\.path)), ["Button", "Label", "Mine", "Other"])
    for pair in audit.pairs {
      let same = whole.first { $0.path == pair.path && $0.writtenProperty == pair.writtenProperty }
      expectEqual(same?.variants.map(\.ratio), pair.variants.map(\.ratio))
    }
  }

  @Test func aClassStandsOnItsOwnBackground() {
    expectEqual(
      pairs("Button { background-color: #FFFFFF; font-color: #777777; }"), ["Button font-color on Button: 4.47 fails"])
  }

  @Test func aPartStandsOnTheViewBeneath() {
    expectEqual(
      pairs(
        """
        fdlFUIHierarchyViewHeader { background-color: #FFFFFF; }
        fdlFUIHierarchyViewHeader_title { font-color: #767676; }
        """, of: "fdlFUIHierarchyViewHeader_title"),
      [
        "fdlFUIHierarchyViewHeader_title font-color on fdlFUIHierarchyViewHeader:fdlFUIHierarchyView_header: 4.54 passes"
      ])
  }

  @Test func clearViewsAreSeenThrough() {
    expectEqual(
      pairs(
        """
        fdlFUIHierarchyView { background-color: #000000; }
        fdlFUIHierarchyViewHeader { background-color: clear; }
        fdlFUIHierarchyViewHeader_title { font-color: #808080; }
        """, of: "fdlFUIHierarchyViewHeader_title"),
      // In a sheet the view has no controller.
      ["", ":fdlHierarchyViewController_hierarchyView"].map {
        "fdlFUIHierarchyViewHeader_title font-color on fdlFUIHierarchyView\($0): 5.31 passes"
      })
  }

  @Test func translucentViewsAreLaidOverWhatIsBeneath() {
    // An alpha of one half is 128 of 255, and black with it on white is #7F7F7F.
    expectEqual(
      pairs(
        """
        fdlFUIHierarchyView { background-color: #FFFFFF; }
        fdlFUIHierarchyViewHeader { background-color: rgba(0, 0, 0, 0.5); }
        fdlFUIHierarchyViewHeader_title { font-color: #FFFFFF; }
        """, of: "fdlFUIHierarchyViewHeader_title"
      ).first?.hasSuffix("4.00 fails"), true)
  }

  @Test func overAnUnknownGroundBothEndsCount() {
    expectEqual(
      pairs("Button { background-color: rgba(255, 255, 255, 0.9); font-color: #000000; }"),
      [
        "Button font-color on Button: 16.82 passes"
      ])
    expectEqual(
      pairs("Button { background-color: rgba(255, 255, 255, 0.1); font-color: #000000; }"),
      [
        "Button font-color on Button: 1.20 unknown"
      ])
  }

  @Test func statesHavePairsOfTheirOwnAndDisabledIsExempt() {
    expectEqual(
      pairs(
        """
        Button {
          background-color: #FFFFFF; background-color-selected: #000000;
          font-color: #767676; font-color-disabled: #CCCCCC;
        }
        """),
      [
        "Button font-color on Button: 4.54 passes", "Button font-color-disabled on Button: 1.60 exempt",
        "Button font-color-selected on Button: 4.62 passes",
      ])
  }

  @Test func largeTextNeedsLess() {
    let theme = "Button { background-color: #FFFFFF; font-color: #949494; SIZE }"
    func verdict(_ size: String) -> String? {
      pairs(theme.split(separator: "SIZE").joined(separator: size)).first?.split(separator: " ").last.map(String.init)
    }
    expectEqual(verdict(""), "fails")
    expectEqual(verdict("font-size: 18;"), "passes")
    expectEqual(verdict("font-size: 17;"), "fails")
    expectEqual(verdict("font-size: 14; font-name: HelveticaNeue-Bold;"), "passes")
    expectEqual(verdict("font-size: 13; font-name: HelveticaNeue-Bold;"), "fails")
  }

  @Test func variantsFollowTheEnvironment() {
    expectEqual(
      pairs(
        """
        Button { background-color: #FFFFFF; font-color: #767676; }
        @media (appearance: dark) { Button { background-color: #000000; } }
        """), ["Button font-color on Button: 4.54 passes", "Button font-color on Button: 4.62 passes"])
  }

  @Test func aGroundThatIsNotKnownIsListed() {
    expectEqual(
      unknown("Label { font-color: red; }"), [.init(path: "Label", property: "font-color", reason: .noGround)])
    // The components have a background for a title, but none for what lies beneath a collection.
    expectEqual(
      unknown("fdlFUIItemCollectionViewCell_title { font-color: red; }").first {
        $0.path == "fdlFUIItemCollectionViewCell_title"
      }?.reason, .noBackground("fdlFUIItemCollectionViewCell"))
    expectEqual(unknown("Button { background-image: a.png; font-color: red; }").map(\.reason), [.image("Button")])
  }

  // MARK: Findings

  @Test func aFindingNamesTheNearestColourThatPasses() throws {
    let found = findings("Button { background-color: #FFFFFF; font-color: #8899AA; }", only: [.lowContrast])
    let finding = try #require(found.first)
    expectEqual(found.count, 1)
    expect(finding.message.contains("a contrast of 2.92, and text needs 4.5"))
    expectEqual(finding.help.first?.contains("is the nearest colour of this hue that passes"), true)
  }

  @Test func aFindingNamesTheNearestGroundToo() throws {
    let theme = { (ink: String, paper: String) in
      "@ink: \(ink); @paper: \(paper); Button { background-color: @paper; font-color: @ink; }"
        + "Label { font-color: @ink; } BarButton { font-color: @ink; }"
    }
    let found = findings(theme("#FFFFFF", "#7AC943"), only: [.lowContrast])
    let help = try #require(found.first).help
    try #require(help.count == 2)
    expect(help[0].hasSuffix("passes on this background"))
    expect(help[1].hasSuffix("is the nearest background for it that passes under this colour"))
    // Both pass as they are written.
    let colors = help.map { $0.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" } }
    for (ink, paper) in [(String(colors[0]), "#7AC943"), ("#FFFFFF", String(colors[1]))] {
      expect(findings(theme(ink, paper), only: [.lowContrast]).isEmpty)
    }
  }

  @Test func onePairIsOneFinding() {
    let found = findings(
      """
      Button, Label { background-color: #FFFFFF; }
      Button, Label { font-color: #8899AA; }
      """, only: [.lowContrast])
    expectEqual(found.count, 2)
  }

  /// A part is drawn under its whole class list: what one class fills, another writes on.
  @Test func aListIsJudgedAsAWhole() {
    let list = "Button:fdlFUIButton:fdlFUIListPickerFormCell_discardButton"
    let pair = "\(list) font-color on \(list): 1.00 invisible"
    let theme = "Button { background-color: #AA0808; } fdlFUIListPickerFormCell_discardButton { font-color: #AA0808; }"
    expect(pairs(theme, of: list).contains(pair), "\(pairs(theme, of: list))")
    // The components have the red of the text anyway.
    let filled = pairs("Button { background-color: #D41111; } fdlFUIButton { font-style: body; }", of: list)
    expect(filled.contains { $0.hasPrefix("\(list) font-color on \(list): 1.4") }, "\(filled)")
  }

  @Test func symbolsAndEdgesNeedThree() {
    let theme = """
      fdlFUIHierarchyCollectionItem { background-color: #FFFFFF; background-color-selected: #000000; }
      fdlFUIHierarchyCollectionItem { tint-color: #949494; }
      TextField { background-color: #FFFFFF; border-color: #DDDDDD; border-width: 1; }
      SegmentedControl { background-color: #FFFFFF; border-color: #DDDDDD; border-width: 0; }
      """
    let item = "fdlFUIHierarchyCollectionItem"
    let found = findings(theme, only: [.lowContrast]).map(\.message)
    expect(pairs(theme, of: item).contains("\(item) tint-color on \(item): 3.03 passes"))
    expect(pairs(theme, of: item).contains("\(item) tint-color on \(item) in the state 'selected': 6.92 passes"))
    expect(
      found.contains { $0 == "'border-color' of 'TextField' has a contrast of 1.35, and edges need 3 (WCAG 1.4.11)" })
    expect(!found.contains { $0.contains("SegmentedControl") })
  }

  /// What fails in the dark alone gets a value for the dark, which passes on all that lies beneath.
  @Test func aRemedyFitsTheEnvironment() throws {
    let theme = { (dark: String) in
      "@import \"themec:Fiori\";\n"
        + "fdlFUIObjectView_headlineLabel { font-color: #1A1A1A; @media (appearance: dark) { \(dark) } }"
    }
    let found = findings(theme(""), only: [.lowContrast])
    let help = try #require(found.first?.help.first)
    expect(help.hasPrefix("for dark, '#"), "\(help)")
    expect(help.contains("'primaryLabel'"), "\(help)")
    let color = help.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" }
    expect(
      findings(theme("font-color: \(color);"), only: [.lowContrast, .invisibleText]).isEmpty, "\(color)")
  }

  @Test func adviceIsOffByDefault() {
    expect(compile("Button { background-color: #FFFFFF; font-color: #FFFFFE; }").diagnostics.isEmpty)
  }

  // MARK: Colour vision

  @Test(arguments: [
    ("2e7d32", "bf360c", true), ("34c759", "ff3b30", true), ("34c759", "ff9500", true), ("0072b2", "e69f00", false),
    ("009e73", "d55e00", false),
  ]) func coloursThatAreConfusedAreFound(first: String, second: String, expected: Bool) {
    func color(_ hex: String) -> StyleColor { StyleColor(rgba: (UInt32(hex, radix: 16) ?? 0) << 8 | 0xFF) }
    expectEqual((ColorVisionCheck.confusion(color(first), color(second)) != nil), expected)
  }

  @Test func familiesOfThePaletteStayApart() {
    let found = findings("@positiveLabel: #2E7D32; @negativeLabel: #BF360C;", only: [.confusableColors])
      .filter { $0.code == .confusableColors }
    expect(found.contains { $0.message.contains("'negativeLabel'") && $0.message.contains("'positiveLabel'") })
  }
}
