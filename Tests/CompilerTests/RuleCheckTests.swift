import TestSupport
import Testing
import ThemeBase
import ThemeCompiler

/// Classes that are styled in two places of one file.
@Suite struct RuleCheckTests {
  @Test func aMistakeInADefinitionIsReportedOnceForAllItsUses() {
    let found = compile("@c: #FF0000(; Label { font-color: @c; } Button { border-color: @c; }").diagnostics.filter {
      $0.code == .ignoredText
    }
    expectEqual(found.count, 1)
  }

  private func check(_ text: String, splits: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let found = compile(text).diagnostics.filter { $0.code == .splitRule }.map(\.message)
    expectEqual(found, splits.map { "duplicate rule for '\($0)'" }, sourceLocation: sourceLocation)
  }

  @Test func aClassInTwoPlaces() {
    check("Label { font-size: 1; }\nLabel { font-color: red; }", splits: ["Label"])
    check(
      "Label { font-size: 1; }\nLabel { font-color: red; }\nLabel { text-align: left; }", splits: ["Label", "Label"])
    check(
      "fdlFUIHierarchyItemView { &_title { font-color: red; } }\n"
        + "fdlFUIHierarchyItemView_title { font-style: body; }", splits: ["fdlFUIHierarchyItemView_title"])
  }

  @Test func groupsBesideARule() {
    check("Label, Button { font-size: 1; }\nLabel { font-color: red; }", splits: [])
    check(
      "fdlFUIHierarchy*_title { font-color: red; }\n" + "fdlFUIHierarchyItemView_title { font-style: body; }",
      splits: [])
    check(
      "fdlFUIHierarchyItemView_title { font-style: body; }\n" + "fdlFUIHierarchyItem* { &_title { font-color: red; } }",
      splits: [])
    check("fdlFUIHierarchy*_title { font-color: red; }\nfdl*ItemView_title { font-style: body; }", splits: [])
  }

  @Test func otherConditionsAreOtherPlaces() {
    check("Label { font-size: 1; }\n@media (device: ipad) { Label { font-size: 2; } }", splits: [])
    check(
      "@media (device: ipad) { Label { font-size: 1; } }\n" + "@media (device: ipad) { Label { font-color: red; } }",
      splits: ["Label"])
  }
}
