import Testing
import ThemeEditor

@Suite struct CompletionTests {
  /// Checks that proposals are made at `|`, and that others are not.
  private func check(
    _ source: String, has wanted: [String], lacks unwanted: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    let labels = EditorSample(source).completion
    for label in wanted {
      #expect(labels.contains(label), "\(label) is missing", sourceLocation: location)
    }
    for label in unwanted { #expect(!labels.contains(label), "\(label)", sourceLocation: location) }
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
    check(
      "fdlFUIHierarchyItemView { &_title { font-c| } }", has: ["font-color"],
      lacks: ["border-color"])
    check("Button { @media (device: ipad) { fo| } }", has: ["font-color"])
  }

  @Test func valuesAreThoseOfTheProperty() {
    check(
      "@brand: #123456; Button { font-color: | }", has: ["@brand", "lighten"],
      lacks: ["true", "left"])
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

  @Test func codesStandInCommentsThatAcceptFindings() {
    check("/* themec-disable-next-line unit| */", has: ["unit-suffix"])
    check("/* unit| */", has: [], lacks: ["unit-suffix"])
  }

  @Test func everyPlaceOfAnyTextHasAnAnswer() {
    let text = "@é😀: #fff;\n@media (a: b) { A, B:C { &_x { f: g(@h, 1) } } } /* x */ \"y"
    for offset in 0...text.utf8.count {
      let sample = EditorSample(text)
      _ = CompletionContext.find(in: sample.tree, at: offset)
      _ = CursorTarget.find(in: sample.tree, at: offset)
      let ranges = SelectionRanges.around(offset, in: sample.tree)
      for (inner, outer) in zip(ranges, ranges.dropFirst()) {
        #expect(outer.lowerBound <= inner.lowerBound && outer.upperBound >= inner.upperBound)
        #expect(outer.count > inner.count)
      }
    }
  }
}
