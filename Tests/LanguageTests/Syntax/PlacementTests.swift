import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

/// Every at-rule in every place: one error at its name where it means nothing, and none where it does.
@Suite struct PlacementTests {
  private static let atRules = [
    "@media (device: ipad) { }", "@import \"base.nss\";", "@class A : Button;", "@component C { }", "@component C;",
    "@part &_t : text;", "@part &_t { }", "@kind k { }", "@type T = a | b;", "@palette v8;",
  ]

  /// The surroundings of an at-rule, and the at-rules that are allowed in them.
  private static let places: [(before: String, after: String, allowed: Set<String>)] = [
    ("", "", ["@media", "@import", "@class", "@component", "@kind", "@type", "@palette"]),
    ("A { ", "}", ["@media"]),
    ("A { a: 1; ", " b: 2; }", ["@media"]),
    ("A { &_b { a: 1; ", "} }", ["@media"]),
    ("@media (device: ipad) { ", "}", ["@media"]),
    ("@media (device: ipad) { A { ", "} }", ["@media"]),
    ("A { @media (device: ipad) { a: 1; ", "} }", ["@media"]),
    ("@component C { ", "}", ["@part"]),
    ("@component C { @part & { ", "} }", []),
    ("@kind k { ", "}", []),
  ]

  @Test(arguments: atRules) func standsWhereItMeansSomething(rule: String) {
    let name = String(rule.prefix { $0 != " " })
    for place in Self.places {
      if place.allowed.contains(name) {
        checkDiagnostics(place.before + rule + place.after)
      } else {
        checkDiagnostics(place.before + "1️⃣" + rule + place.after, "misplaced-at-rule")
      }
    }
  }

  @Test func whatTheyHoldIsNoFaultOfItsOwn() {
    checkDiagnostics("A { 1️⃣@component C { @part &_t { a: Color; } } }", "misplaced-at-rule")
    checkDiagnostics("@component C { 1️⃣@media (device: ipad) { A { a: 1; } } }", "misplaced-at-rule")
    checkDiagnostics("@kind k { 1️⃣@media (device: ipad) { a: Color; } }", "misplaced-at-rule")
    checkDiagnostics("A { 1️⃣@mixin { @palette v8; } }", "unknown-at-rule")
    checkDiagnostics("1️⃣@componnt C { @part &_t; }", "unknown-at-rule")
  }

  @Test func blocksOfAtRulesThatHaveNone() {
    checkDiagnostics("@palette v8 1️⃣{ }", "malformed-at-rule")
    checkDiagnostics("@palette v8 1️⃣{ A { a: 1; } } B { b: 2; }", "malformed-at-rule")
    checkDiagnostics("@class A 1️⃣{ a: 1; }", "malformed-at-rule")
    checkDiagnostics("@type T = a 1️⃣{ }", "malformed-at-rule")
    checkDiagnostics("@import \"a\" 1️⃣{ a { b: 1; } } B { b: 2; }", "malformed-at-rule")
  }

  /// Where the line says that the rule around it is over, the brace is what is missing.
  @Test func aForgottenBraceIsReportedInstead() {
    checkDiagnostics("A {\n  a: 1;\n1️⃣@palette v8;\nB { a: 1; }", "missing-closing-brace")
    checkDiagnostics("@component C {\n  superclass: X;\n1️⃣@class A : Button;\n", "missing-closing-brace")
    checkDiagnostics("@component C {\n@part &_t : text;\n}")
    checkDiagnostics("A {\n  a: 1;\n  1️⃣@palette v8;\n}", "misplaced-at-rule")
  }

  @Test func theHelpSaysWhereItBelongs() {
    let samples = [
      "A { @class B : Button; }": ("'@class' is not allowed in a rule", "move it to the top level of the file"),
      "@part x;": ("'@part' is not allowed at the top level", "put it into '@component Name { … }'"),
      "@media (device: ipad) { @palette v8; }": (
        "'@palette' is not allowed in '@media'", "move it to the top level of the file"
      ),
    ]
    for (text, (message, help)) in samples {
      let diagnostics = Parser.parse(source(text)).diagnostics.diagnostics
      expectEqual(diagnostics.map(\.message), [message])
      expectEqual(diagnostics.first?.help, [help])
    }
  }
}
