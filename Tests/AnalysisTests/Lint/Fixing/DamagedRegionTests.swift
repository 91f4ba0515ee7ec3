import TestSupport
import Testing
import ThemeBase
import ThemeCompiler

@testable import ThemeAnalysis

/// Fixes in files with errors of syntax that no fix repairs.
@Suite struct DamagedRegionTests {
  private func check(
    _ text: String, _ expected: String, _ level: FixLevel = .safe, sourceLocation: SourceLocation = #_sourceLocation
  ) { expectEqual(Fixer.fixed(text, level), expected, sourceLocation: sourceLocation) }

  private func checkUnchanged(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for level in [FixLevel.safe, .unsafe] { check(text, text, level, sourceLocation: sourceLocation) }
  }

  @Test func rulesBesideADamagedOneAreFixed() {
    check(
      "Label { font-size: 17px; }\nButton { : 3; font-size: 17px; }\nView { width: 3px; }\n",
      "Label { font-size: 17; }\nButton { : 3; font-size: 17px; }\nView { width: 3; }\n")
    check("@a: 3 ? 4;\nLabel { font-size: 17px }\n", "@a: 3 ? 4;\nLabel { font-size: 17; }\n")
    check(
      "Label { font-size: 17px; }\n@mixin x;\nButton { font-size: 17px; }\n",
      "Label { font-size: 17; }\n@mixin x;\nButton { font-size: 17; }\n")
    check(
      "@media (device: ipad) {\n  Label { : 3; }\n  View { width: 3px; }\n}\nView { width: 3px; }\n",
      "@media (device: ipad) {\n  Label { : 3; }\n  View { width: 3px; }\n}\nView { width: 3; }\n")
  }

  @Test func theDamagedRuleStays() {
    checkUnchanged("Label { font-size: 17px; : 3; }\n")
    checkUnchanged("Label { font-size: 17px; font-color: ; }\n")
  }

  /// Such an error leaves open where rules end.
  @Test func nothingIsFixedIfBracesAreMissing() {
    checkUnchanged("View { width: 3px; }\nLabel {\n  font-size: 17px;\n\nButton { width: 3px; }\n")
    let extra = "View { width: 3px; }\nLabel { width: 3px; } }\n"
    check(extra, extra)
    check(extra, "View { width: 3; }\nLabel { width: 3; } \n", .unsafe)
    checkUnchanged("View { width: 3px; }\n/* Label { width: 3px; }\n")
  }

  @Test func strayColonsAreRemoved() {
    check("@X: red;\nLabel { font-color: @X:; }\n", "@X: red;\nLabel { font-color: @X; }\n")
    check("@X: red:;\nLabel { font-color: @X; }\n", "@X: red;\nLabel { font-color: @X; }\n")
    check("Label { font-color: red : ; }\n", "Label { font-color: red ; }\n")
    check("Label { font-color:: red; }\n", "Label { font-color: red; }\n")
    check("Label { font-color: : red; }\n", "Label { font-color: red; }\n")
    check("Label {\n  :;\n  font-size: 17px;\n}\n", "Label {\n  \n  font-size: 17;\n}\n")
    check("Label { font-size: 17px; : }\n", "Label { font-size: 17;  }\n")
    check("Label { :font-size: 17; }\n", "Label { font-size: 17; }\n")
    check("Label { font-color: red: /* a */ ; }\n", "Label { font-color: red /* a */ ; }\n")
  }

  @Test func otherColonsAreNotCertain() {
    checkUnchanged("Label { font-name: http://x; }\n")
    checkUnchanged("Label { font-name: x:y; }\n")
    checkUnchanged("Label { font-name: :; }\n")
    checkUnchanged("Label { font-name: x::; }\n")
    checkUnchanged("Label { : 17; }\n")
  }
}
