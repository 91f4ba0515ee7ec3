import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeProject

@testable import ThemeEditor

@Suite struct CompletionTests {
  /// Checks that proposals are made at `1️⃣`, and that others are not.
  private func check(
    _ source: String, has wanted: [String], lacks unwanted: [String] = [], location: SourceLocation = #_sourceLocation
  ) {
    let labels = EditorSample(source).completion
    for label in wanted { expect(labels.contains(label), "\(label) is missing", sourceLocation: location) }
    for label in unwanted { expect(!labels.contains(label), "\(label)", sourceLocation: location) }
  }

  @Test func classesStandAtTheTopLevelAndInLists() {
    check("But1️⃣", has: ["Button"], lacks: ["font-color"])
    check("Label, But1️⃣", has: ["Button"], lacks: ["Label"])
    check("@media (appearance: dark) { But1️⃣ }", has: ["Button"])
    check("@class Big : But1️⃣", has: ["Button"])
  }

  @Test func propertiesAreThoseOfThePath() {
    check("Button { font1️⃣", has: ["font-color", "font-size"], lacks: ["Button"])
    check("Button { font-color: red; 1️⃣ }", has: ["font-size"])
    check("fdlFUIHierarchyItemView { &_title { font-c1️⃣ } }", has: ["font-color"], lacks: ["border-color"])
    check("Button { @media (device: ipad) { fo1️⃣ } }", has: ["font-color"])
  }

  @Test func valuesAreThoseOfTheProperty() {
    check("@brand: #123456; Button { font-color: 1️⃣ }", has: ["@brand", "lighten"], lacks: ["true", "left"])
    check("Label { text-align: 1️⃣ }", has: ["left", "center"])
    check("Button { font-color: ligh1️⃣", has: ["lighten"])
    check("@a: 1; @b: @1️⃣", has: ["@a"])
  }

  @Test func mediaConditionsHaveAxesAndChoices() {
    check("@media (1️⃣", has: ["appearance", "device"])
    check("@media (appearance: 1️⃣", has: ["dark", "light"], lacks: ["ipad"])
    check("@media (device: ipad) a1️⃣", has: ["and"])
  }

  @Test func suffixesFollowTheComponent() {
    check("fdlFUIHierarchyItemView { &1️⃣ }", has: ["_title"])
    check("fdlFUIHierarchyItemView { &_ti1️⃣ }", has: ["_title"])
  }

  @Test func commentsThatAcceptFindingsHaveDirectivesAndCodes() {
    check("/* themec-disable-next-line unit1️⃣ */", has: ["unit-suffix"])
    check("/* themec-disable-line unit-suffix, 1️⃣ */", has: ["empty-rule"])
    check("/* themec-1️⃣ */", has: ["themec-disable-line", "themec-enable"], lacks: ["themec-only"])
    check("/* the1️⃣ */ Button {}", has: ["themec-disable-file"], lacks: ["Button"])
  }

  @Test(arguments: [
    "/* unit1️⃣ */", "/* 1️⃣ */", "/* But1️⃣ */", "// But1️⃣", "/* themec-other unit1️⃣ */",
    "/* themec-disable-line unit-suffix -- unit1️⃣ */", "/* themec-disable-line x --1️⃣ */",
  ]) func otherCommentsHaveNothing(_ source: String) { expectEqual(EditorSample(source).completion, []) }

  /// Checks the first proposals at `1️⃣`.
  private func checkFirst(
    _ source: String, _ first: [String], target: Target = .fioriUIKit, location: SourceLocation = #_sourceLocation
  ) {
    let labels = EditorSample(source, target: target).completion
    expectEqual(Array(labels.prefix(first.count)), first, sourceLocation: location)
  }

  @Test func coloursComeInTheOrderInWhichPeopleUseThem() {
    checkFirst("Button { font-color: red1️⃣ }", ["red", "red1"])
    checkFirst("Button { font-color: whi1️⃣ }", ["white", "baseWhite"])
    checkFirst("Button { font-color: cle1️⃣ }", ["clear"])
    checkFirst("Button { font-color: systemB1️⃣ }", ["systemBackground", "systemBlue"])
    checkFirst("Button { font-color: rg1️⃣ }", ["rgb", "rgba"])
    checkFirst("Button { font-color: hs1️⃣ }", ["hsl", "hsla"])
    let all = EditorSample("@own: red; Button { font-color: 1️⃣ }").completion
    let order = ["white", "label", "rgb", "@own", "accentLabel1", "lighten"].compactMap(all.firstIndex)
    expect(order.count == 6 && order == order.sorted())
    expectEqual(Set(all).count, all.count)
  }

  /// Every colour that is proposed is one for the target.
  @Test(arguments: Target.allCases) func coloursAreThoseOfTheTarget(_ target: Target) {
    let sample = EditorSample("Button { font-color: 1️⃣ }", target: target)
    let labels = sample.completion
    expectEqual(labels.contains("tintColor"), (target != .nui))
    expectEqual(labels.contains("systemRed"), (target != .fioriSwiftUI))
    expectEqual(labels.contains("rgb"), (target != .fioriSwiftUI))
    for label in labels where !FunctionHelp.all.contains(where: { $0.name == label }) {
      let theme = EditorSample("Button { font-color: \(label); }", target: target).theme
      expect(!theme.findings.contains { $0.severity == .error }, "\(label)")
    }
  }

  private static let typed = """
    @color: lighten(red, 0.1); @name: tintColor; @hex: #FFF; @size: 12; @sum: 1 + 2; @box: 1 2 3 4;
    @style: headline; @font: "Avenir"; @flag: true;

    """

  @Test func definitionsHaveTheTypeOfTheProperty() {
    let colors = ["@color", "@name", "@hex"]
    let numbers = ["@size", "@sum"]
    let others = ["@box", "@style", "@font", "@flag"]
    check(Self.typed + "Button { font-color: 1️⃣ }", has: colors, lacks: numbers + others)
    check(Self.typed + "Button { font-size: 1️⃣ }", has: numbers, lacks: colors + others)
    check(
      Self.typed + "fdlFUIHierarchyItemView_title { font-style: 1️⃣ }", has: ["@style", "title1"], lacks: colors + numbers
    )
    check(Self.typed + "Button { font-name: 1️⃣ }", has: ["@font", "boldSystem"], lacks: colors)
    check(Self.typed + "Button { font-color: rgb(1, 1️⃣ }", has: numbers, lacks: colors + ["red"])
    check(Self.typed + "Button { font-color: mix(red, 1️⃣ }", has: colors + ["red"], lacks: numbers)
    check(Self.typed + "Button { font-color: lighten(red, 1️⃣ }", has: numbers, lacks: colors)
  }

  @Test func valuesOfDefinitionsFollowTheirUsesAndNames() {
    check("@x: ti1️⃣", has: ["tintColor", "title3"])
    check("@x: boldS1️⃣", has: ["boldSystem"])
    check("@x: 1️⃣; Button { font-color: @x; }", has: ["red"], lacks: ["headline", "@x"])
    check("@x: 1️⃣; fdlFUIHierarchyItemView_title { font-style: @x; }", has: ["body"], lacks: ["red"])
    check("@titleColor: 1️⃣", has: ["red"], lacks: ["headline"])
    check("@size: 1; @c: red; @cell-size: 1️⃣", has: ["@size"], lacks: ["@c", "red"])
  }

  @Test func aClassThatIsBeingTypedIsNotProposed() {
    expectEqual(EditorSample("Butt1️⃣ { }").completion.first, "Button")
    expect(EditorSample("Mine {} Mi1️⃣ {}").completion.contains("Mine"))
  }

  @Test func whatIsTypedComesFirstAndWhatIsSetLast() {
    checkFirst("ButtonA{} ButtonB{} AButton{} Butt1️⃣", ["Button", "ButtonA", "ButtonB"])
    checkFirst("Button { font-color: red; font-c1️⃣ }", ["font-color-disabled"])
    checkFirst("Button { font-c1️⃣; font-color: red; }", ["font-color-disabled"])
    checkFirst("Button { @media (device: ipad) { font-color: red; } font-c1️⃣ }", ["font-color"])
    check("Button { font-color: red; font-c1️⃣ }", has: ["font-color"])
  }

  @Test func aStatementOnAnotherLineMayLackItsSemicolon() throws {
    func semicolon(_ source: String) -> Int? {
      let sample = EditorSample(source)
      return CompletionContext.find(in: sample.tree, at: sample.offset)?.missingSemicolon
    }
    let source = "@leaf: red;\nButton {\n  font-color: @leaf\n  font-si1️⃣\n}"
    check(source, has: ["font-size"], lacks: ["red"])
    expectEqual(semicolon(source), 40)
    check("@a: red\nBut1️⃣", has: ["Button"])
    check("@import \"themec:Fiori\"\n@pal1️⃣", has: ["@palette"])
    check("Button { font-size: 3;\nfont-si1️⃣ }", has: ["font-size"])
    expect(semicolon("Button { font-size: 3;\nfont-si1️⃣ }") == nil)
    check("Button { font-color:\n  re1️⃣\n}", has: ["red"])
    check("Button { font-color: mix(red,\n  blu1️⃣\n}", has: ["blue"])
  }

  @Test func placesAfterOddBracesAreFound() {
    check("Button { @media (device: ipad) {\n}\nfont-c1️⃣ }", has: ["font-color"])
    check("/* off:\nButton {\n}\nBut1️⃣ */", has: [], lacks: ["Button"])
  }

  @Test func componentsAreDeclaredWithTypesAndKinds() {
    check("@component X { @part X_a { font-color: 1️⃣ } }", has: ["Color"], lacks: ["Button", "red"])
    check("@component X { @part X_a : 1️⃣ }", has: ["text", "view"], lacks: ["Button"])
    check("@component X { certainty: 1️⃣ }", has: ["documented"])
    check("@component X { 1️⃣ }", has: ["@part", "superclass"], lacks: ["font-color"])
    check("@kind k { font-c1️⃣ }", has: ["font-color"])
  }

  @Test func everyPlaceOfAnyTextHasAnAnswer() {
    let text = "@é😀: #fff;\n@media (a: b) { A, B:C { &_x { f: g(@h, 1) } } } /* x */ \"y"
    for offset in 0...text.utf8.count {
      let sample = EditorSample(text)
      _ = CompletionContext.find(in: sample.tree, at: offset)
      _ = CursorTarget.find(in: sample.tree, at: offset)
      let ranges = SelectionRanges.around(offset, in: sample.tree)
      for (inner, outer) in zip(ranges, ranges.dropFirst()) {
        expect(outer.lowerBound <= inner.lowerBound && outer.upperBound >= inner.upperBound)
        expect(outer.count > inner.count)
      }
    }
  }
}
