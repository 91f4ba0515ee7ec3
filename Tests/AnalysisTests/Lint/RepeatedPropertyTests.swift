import TestSupport
import Testing
import ThemeBase
import ThemeCompiler

@testable import ThemeAnalysis

/// One property twice in one rule.
@Suite struct RepeatedPropertyTests {
  private func check(_ text: String, repeats: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    var sources = SourceSet()
    let file = sources.add(path: "theme.nss", bytes: Array(text.utf8))
    let found = Compiler.compile(sources, options: CompilerOptions()).diagnostics.filter {
      $0.code == .repeatedProperty
    }
    expectEqual(found.map { "\(file.text($0.span)):\($0.span.start)" }, repeats, sourceLocation: sourceLocation)
  }

  @Test func differentValues() {
    check("Label { font-size: 1; font-size: 2; }", repeats: ["font-size:8"])
    check("Label { font-size: 1; font-color: red; font-size: 2; }", repeats: ["font-size:8"])
    check("Label { font-size: 1; font-size: 2; font-size: 3; }", repeats: ["font-size:8", "font-size:22"])
    check("Label, Button { font-size: 1; font-size: 2; }", repeats: ["font-size:16"])
    check("fdlFUI*_title { font-size: 1; font-size: 2; }", repeats: ["font-size:16"])
    check("View { &_a { font-size: 1; font-size: 2; } }", repeats: ["font-size:13"])
    check("@media (device: ipad) { Label { font-size: 1; font-size: 2; } }", repeats: ["font-size:32"])
    check("Label { @media (device: ipad) { font-size: 1; font-size: 2; } }", repeats: ["font-size:32"])
    check("Label { font-size: 1; @media (device: ipad) { font-size: 2; } font-size: 3; }", repeats: ["font-size:8"])
    check("@a: 1; Label { font-size: @a; font-size: 2; }", repeats: ["font-size:15"])
  }

  /// The later one is reported, and the fix removes it.
  @Test func sameValues() {
    check("Label { font-size: 1; font-size: 1; }", repeats: ["font-size:22"])
    check("Label, Button { font-size: 1; font-size: 1; }", repeats: ["font-size:30"])
    check("Label { font-size: 1; font-size: 1; font-size: 1; }", repeats: ["font-size:22", "font-size:36"])
    check("Label { font-size: 1; font-size: 2; font-size: 2; }", repeats: ["font-size:8", "font-size:36"])
    check("Label { font-size: 1; font-size:1 }", repeats: ["font-size:22"])
    check("Label { font-size: 1; @media (device: ipad) { font-size: 1; } }", repeats: [])
    for (text, fixed) in [
      ("Label { font-size: 1; font-size: 1; }", "Label { font-size: 1; }"),
      ("Label {\n  font-size: 1;\n  font-size: 1;\n}\n", "Label {\n  font-size: 1;\n}\n"),
      (
        "Label {\r\n  font-size: 1; /* a */\r\n  font-size: 1; /* b */\r\n}\r\n",
        "Label {\r\n  font-size: 1; /* a */\r\n  /* b */\r\n}\r\n"
      ),
      (
        "@media (device: ipad) { Label { font-size: 1; font-size: 1; font-color: red; } }",
        "@media (device: ipad) { Label { font-size: 1; font-color: red; } }"
      ),
    ] { expectEqual(Fixer.fixed(text), fixed) }
  }

  @Test func nestedRulesBetween() {
    check("View { font-size: 1; &_a { font-size: 2; } font-size: 3; }", repeats: ["font-size:7"])
    check("View { &_a { font-size: 1; &_b { font-size: 2; } font-size: 3; } }", repeats: ["font-size:13"])
    check(
      "View, Label { &_a { font-size: 1; font-size: 2; } font-size: 3; font-size: 4; }",
      repeats: ["font-size:20", "font-size:50"])
  }

  @Test func whatIsNoRepetition() {
    check("Label { font-size: 1; font-size-disabled: 2; }", repeats: [])
    check("Label { font-size: 1; }\nLabel { font-size: 2; }", repeats: [])
    check("Label { font-size: 1; & { font-size: 2; } }", repeats: [])
    check("Label { & { font-size: 1; } font-size: 2; }", repeats: [])
    check("Label { font-size: 1; @media (device: ipad) { font-size: 2; } }", repeats: [])
    check("@media (device: ipad) { Label { font-size: 1; } }\nLabel { font-size: 2; }", repeats: [])
    check("fdl* { &_title { font-size: 1; } }\nfdl*_title { font-size: 2; }", repeats: [])
  }
}
