import TestSupport
import Testing
import ThemeBase
import ThemeModel

@testable import ThemeEditor

@Suite struct CompletionTests {
  /// Checks that proposals are made at `|`, and that others are not.
  private func check(
    _ source: String, has wanted: [String], lacks unwanted: [String] = [], location: SourceLocation = #_sourceLocation
  ) {
    let labels = EditorSample(source).completion
    for label in wanted { expect(labels.contains(label), "\(label) is missing", sourceLocation: location) }
    for label in unwanted { expect(!labels.contains(label), "\(label)", sourceLocation: location) }
  }

  @Test func classesStandAtTheTopLevelAndInLists() {
    check("But|", has: ["Button"], lacks: ["font-color"])
    check("Label, But|", has: ["Button"], lacks: ["Label"])
    check("@media (appearance: dark) { But| }", has: ["Button"])
    check("@class Big : But|", has: ["Button"])
  }

  @Test func propertiesAreThoseOfThePath() {
    check("Button { font|", has: ["font-color", "font-size"], lacks: ["Button"])
    check("Button { font-color: red; | }", has: ["font-size"])
    check("fdlFUIHierarchyItemView { &_title { font-c| } }", has: ["font-color"], lacks: ["border-color"])
    check("Button { @media (device: ipad) { fo| } }", has: ["font-color"])
  }

  @Test func valuesAreThoseOfTheProperty() {
    check("@brand: #123456; Button { font-color: | }", has: ["@brand", "lighten"], lacks: ["true", "left"])
    check("Label { text-align: | }", has: ["left", "center"])
    check("Button { font-color: ligh|", has: ["lighten"])
    check("@a: 1; @b: @|", has: ["@a"])
  }

  @Test func mediaConditionsHaveAxesAndChoices() {
    check("@media (|", has: ["appearance", "device"])
    check("@media (appearance: |", has: ["dark", "light"], lacks: ["ipad"])
    check("@media (device: ipad) a|", has: ["and"])
  }

  @Test func suffixesFollowTheComponent() {
    check("fdlFUIHierarchyItemView { &| }", has: ["_title"])
    check("fdlFUIHierarchyItemView { &_ti| }", has: ["_title"])
  }

  @Test func commentsThatAcceptFindingsHaveDirectivesAndCodes() {
    check("/* themec-disable-next-line unit| */", has: ["unit-suffix"])
    check("/* themec-disable-line unit-suffix, | */", has: ["empty-rule"])
    check("/* themec-| */", has: ["themec-disable-line", "themec-enable"], lacks: ["themec-only"])
    check("/* the| */ Button {}", has: ["themec-disable-file"], lacks: ["Button"])
  }

  @Test(arguments: [
    "/* unit| */", "/* | */", "/* But| */", "// But|", "/* themec-other unit| */",
    "/* themec-disable-line unit-suffix -- unit| */", "/* themec-disable-line x --| */",
  ]) func otherCommentsHaveNothing(_ source: String) { expectEqual(EditorSample(source).completion, []) }

  /// Checks the first proposals at `|`.
  private func checkFirst(
    _ source: String, _ first: [String], target: Target = .fioriUIKit, location: SourceLocation = #_sourceLocation
  ) {
    let labels = EditorSample(source, target: target).completion
    expectEqual(Array(labels.prefix(first.count)), first, sourceLocation: location)
  }

  @Test func coloursComeInTheOrderInWhichPeopleUseThem() {
    checkFirst("Button { font-color: red| }", ["red", "red1"])
    checkFirst("Button { font-color: whi| }", ["white", "baseWhite"])
    checkFirst("Button { font-color: cle| }", ["clear"])
    checkFirst("Button { font-color: systemB| }", ["systemBackground", "systemBlue"])
    checkFirst("Button { font-color: rg| }", ["rgb", "rgba"])
    checkFirst("Button { font-color: hs| }", ["hsl", "hsla"])
    let all = EditorSample("@own: red; Button { font-color: | }").completion
    let order = ["white", "label", "rgb", "@own", "accentLabel1", "lighten"].compactMap(all.firstIndex)
    expect(order.count == 6 && order == order.sorted())
    expectEqual(Set(all).count, all.count)
  }

  /// Every colour that is proposed is one for the target.
  @Test(arguments: Target.allCases) func coloursAreThoseOfTheTarget(_ target: Target) {
    let sample = EditorSample("Button { font-color: | }", target: target)
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
    check(Self.typed + "Button { font-color: | }", has: colors, lacks: numbers + others)
    check(Self.typed + "Button { font-size: | }", has: numbers, lacks: colors + others)
    check(
      Self.typed + "fdlFUIHierarchyItemView_title { font-style: | }", has: ["@style", "title1"], lacks: colors + numbers
    )
    check(Self.typed + "Button { font-name: | }", has: ["@font", "boldSystem"], lacks: colors)
    check(Self.typed + "Button { font-color: rgb(1, | }", has: numbers, lacks: colors + ["red"])
    check(Self.typed + "Button { font-color: mix(red, | }", has: colors + ["red"], lacks: numbers)
    check(Self.typed + "Button { font-color: lighten(red, | }", has: numbers, lacks: colors)
  }

  @Test func valuesOfDefinitionsFollowTheirUsesAndNames() {
    check("@x: ti|", has: ["tintColor", "title3"])
    check("@x: boldS|", has: ["boldSystem"])
    check("@x: |; Button { font-color: @x; }", has: ["red"], lacks: ["headline", "@x"])
    check("@x: |; fdlFUIHierarchyItemView_title { font-style: @x; }", has: ["body"], lacks: ["red"])
    check("@titleColor: |", has: ["red"], lacks: ["headline"])
    check("@size: 1; @c: red; @cell-size: |", has: ["@size"], lacks: ["@c", "red"])
  }

  @Test func aClassThatIsBeingTypedIsNotProposed() {
    expectEqual(EditorSample("Butt| { }").completion.first, "Button")
    expect(EditorSample("Mine {} Mi| {}").completion.contains("Mine"))
  }

  @Test func whatIsTypedComesFirstAndWhatIsSetLast() {
    checkFirst("ButtonA{} ButtonB{} AButton{} Butt|", ["Button", "ButtonA", "ButtonB"])
    checkFirst("Button { font-color: red; font-c| }", ["font-color-disabled"])
    checkFirst("Button { font-c|; font-color: red; }", ["font-color-disabled"])
    checkFirst("Button { @media (device: ipad) { font-color: red; } font-c| }", ["font-color"])
    check("Button { font-color: red; font-c| }", has: ["font-color"])
  }

  @Test func aStatementOnAnotherLineMayLackItsSemicolon() throws {
    func semicolon(_ source: String) -> Int? {
      let sample = EditorSample(source)
      return CompletionContext.find(in: sample.tree, at: sample.offset)?.missingSemicolon
    }
    let source = "@leaf: red;\nButton {\n  font-color: @leaf\n  font-si|\n}"
    check(source, has: ["font-size"], lacks: ["red"])
    expectEqual(semicolon(source), 40)
    check("@a: red\nBut|", has: ["Button"])
    check("@import \"themec:Fiori\"\n@pal|", has: ["@palette"])
    check("Button { font-size: 3;\nfont-si| }", has: ["font-size"])
    expect(semicolon("Button { font-size: 3;\nfont-si| }") == nil)
    check("Button { font-color:\n  re|\n}", has: ["red"])
    check("Button { font-color: mix(red,\n  blu|\n}", has: ["blue"])
  }

  @Test func placesAfterOddBracesAreFound() {
    check("Button { @media (device: ipad) {\n}\nfont-c| }", has: ["font-color"])
    check("/* off:\nButton {\n}\nBut| */", has: [], lacks: ["Button"])
  }

  @Test func componentsAreDeclaredWithTypesAndKinds() {
    check("@component X { @part X_a { font-color: | } }", has: ["Color"], lacks: ["Button", "red"])
    check("@component X { @part X_a : | }", has: ["text", "view"], lacks: ["Button"])
    check("@component X { certainty: | }", has: ["documented"])
    check("@component X { | }", has: ["@part", "superclass"], lacks: ["font-color"])
    check("@kind k { font-c| }", has: ["font-color"])
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
