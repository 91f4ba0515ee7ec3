import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

/// One sample for each way to be wrong: what is said, where, and that it is said once.
@Suite struct ParserDiagnosticsTests {
  @Test func rightSheetsAreLeftAlone() {
    checkDiagnostics("")
    checkDiagnostics(" \n\t ")
    checkDiagnostics("/* x */")
    checkDiagnostics("A { }")
    checkDiagnostics("A, B,C { a: 1; b: x y (z , w); }")
    checkDiagnostics("@x: 1; A { a: @x; }")
    checkDiagnostics("@:1;")
    checkDiagnostics("A { a: ##; b: x#y; c: )(; d: ,,; }")
    checkDiagnostics("@media (device:ipad)and(orientation : portrait){ A { a: 1; } @x: 2; }")
    checkDiagnostics("@media not (device: ipad) or (appearance: dark), (level: base) { }")
    checkDiagnostics("@media ((device: ipad) or (level: base)) and not (contrast: high) { }")
    checkDiagnostics("A { &_b { a: 1; } @media (device: ipad) { a: 2; &_c { a: 3; } } }")
    checkDiagnostics("fdl*_title { a: 1 + 2 * (3 / 4) - 5; }")
    checkDiagnostics("@import \"base.nss\"; @class Large : Button; @palette v8;")
    checkDiagnostics("@component C { superclass: X; @part &_t : text { a: Color | [0,1]; } }")
    checkDiagnostics("@import: x.nss; A { a: @import; }")
    checkDiagnostics("A\u{A0}{\u{2003}a: 1;\u{200B}}\u{2028}\u{85}\u{0B}\u{0C}")
    checkDiagnostics("A {\r\n a: 1;\r\n}\r\n")
    checkDiagnostics("A {\r a: 1;\r}\r")
    checkDiagnostics("\u{FEFF}A { a: 1; }")
  }

  @Test func semicolons() {
    checkDiagnostics("A { a: 11️⃣\n b: 2; }", "missing-semicolon")
    checkDiagnostics("A { a: 11️⃣\n b: 22️⃣\n c: 3; }", "missing-semicolon", "missing-semicolon")
    checkDiagnostics("A { a: x1️⃣ b: 2; }", "missing-semicolon")
    checkDiagnostics("A { a: 1️⃣1 }", "missing-last-semicolon")
    checkDiagnostics("A {\n a: 1️⃣1\n}\nB { b: 2; }", "missing-last-semicolon")
    checkDiagnostics("@x: 1️⃣1", "missing-last-semicolon")
    checkDiagnostics("@x: 11️⃣\n@y: 2; A { a: @x; }", "missing-semicolon")
    checkDiagnostics("@x: 11️⃣\nA { a: @x; }", "missing-semicolon")
    checkDiagnostics("@x: 11️⃣\nA,\nB { a: @x; }", "missing-semicolon")
    checkDiagnostics("A { a: 1;1️⃣; ; }", "stray-semicolon")
    checkDiagnostics("A { a: 1; }1️⃣;", "stray-semicolon")
    checkDiagnostics("@import \"x.nss\"1️⃣\nA { a: 1; }", "missing-semicolon")
  }

  @Test func nestedPatterns() {
    checkDiagnostics("A { &_*title { a: 1; } &* { a: 1; } &_a*b*, &_c { a: 1; } }")
    checkDiagnostics("1️⃣&_*title { a: 1; }", "parent-outside-rule")
    checkTree(
      "A { &_*t { a: 1; } }",
      """
        rule
          selectorList
            selector name 'A'
          block
            rule
              selectorList
                selector parentPattern '&_*t'
              block
                declaration 'a'
                  value '1'
      """)
  }

  @Test func percentSigns() {
    checkDiagnostics("A { a: darken(red, 10%); b: mix(@a, b, 25% + 5%); }")
    checkDiagnostics("@c: lighten(alpha(red, (5%)), 10%);")
    checkDiagnostics("A { a: 101️⃣%; }", "percent-sign")
    checkDiagnostics("A { a: rgb(101️⃣%, 0, 0); }", "percent-sign")
    checkDiagnostics("A { a: darken(red, 10%) 51️⃣%; }", "percent-sign")
    checkDiagnostics("A { a: darken(red, 10 1️⃣%); }", "percent-sign")
    checkDiagnostics("A { a: lightn(red, 101️⃣%); }", "percent-sign")
    checkDiagnostics("A { a: darken(red, 10%1️⃣%); }", "percent-sign")
    checkDiagnostics("A { a: darken(red, 10%; b: 51️⃣%; }", "percent-sign")
  }

  @Test func commentsInComments() {
    checkDiagnostics("/* a\nA { a: 1; }\n1️⃣/* b */\nB { b: 2; }", "comment-in-comment")
    checkDiagnostics("/* a 1️⃣/* b */", "comment-in-comment")
    checkDiagnostics("/* A { a: 1; }1️⃣/* b /* c */", "comment-in-comment")
    checkDiagnostics("/* see Themes/*.nss */")
    checkDiagnostics("/*/* */ /**/ /***/ /*****//*x*/")
    checkDiagnostics("/* a /* b */ c 1️⃣*/", "unopened-comment")
    checkDiagnostics("1️⃣/* a /* b", "unterminated-comment")
  }

  @Test func colonsAfterSelectors() {
    checkDiagnostics("A1️⃣: { a: 1; }", "stray-colon")
    checkDiagnostics("A1️⃣:: { a: 1; }", "stray-colon")
    checkDiagnostics("A, B1️⃣:\n{ a: 1; }", "stray-colon")
    checkDiagnostics("A1️⃣:, B { a: 1; }", "stray-colon")
    checkDiagnostics("@media (device: ipad) { A1️⃣: { a: 1; } }", "stray-colon")
    checkDiagnostics("A { &_b1️⃣: { a: 1; } }", "stray-colon")
    checkDiagnostics("A { 1️⃣B2️⃣: { a: 1; } }", "nested-selector-without-parent", "stray-colon")
    checkDiagnostics("A { 1️⃣_b 2️⃣: { a: 1; } c: 2; }", "nested-selector-without-parent", "stray-colon")
    checkDiagnostics("A { @media (device: ipad) { &_b1️⃣: { a: 1; } } }", "stray-colon")
    checkDiagnostics("A { a: 1; &_b, &_c1️⃣: { a: 1; } }", "stray-colon")
  }

  @Test func colonsAndValues() {
    checkDiagnostics("A { a1️⃣ 1; }", "missing-colon")
    checkDiagnostics("A { a1️⃣=1; }", "missing-colon")
    checkDiagnostics("A { a1️⃣\n b: 2; }", "missing-colon")
    checkDiagnostics("A { a1️⃣; b: 2; }", "missing-colon")
    checkDiagnostics("A { a1️⃣ }", "missing-colon")
    checkDiagnostics("@x1️⃣ 1;", "missing-colon")
    checkDiagnostics("A { a:1️⃣ ; }", "missing-value")
    checkDiagnostics("A { a:1️⃣ }", "missing-value")
    checkDiagnostics("A {\n a:1️⃣\n}\nB { b: 2; }", "missing-value")
    checkDiagnostics("A { a:1️⃣\n b: 2; }", "missing-value")
    checkDiagnostics("@x:1️⃣ ;", "missing-value")
    checkDiagnostics("A { a:1️⃣: 1; }", "unexpected-token")
    checkDiagnostics("A { a: http1️⃣://x; }", "unexpected-token")
    checkDiagnostics("A { a: x1️⃣:y; }", "unexpected-token")
    checkDiagnostics("A { 1️⃣: 1; }", "unexpected-token")
    checkDiagnostics("1️⃣a: 1;", "declaration-outside-rule")
    checkDiagnostics("A { 1️⃣@x: 1; a: @x; }", "definition-in-rule")
  }

  @Test func characters() {
    checkDiagnostics("A { a: 1 1️⃣!important; }", "unexpected-character")
    checkDiagnostics("A { a: 1️⃣~x; }", "unexpected-character")
    checkDiagnostics("A { a: x1️⃣&y; }", "unexpected-character")
    checkDiagnostics("A { a: 501️⃣%; }", "percent-sign")
    checkDiagnostics("A1️⃣\u{0}{a:1;}", "unexpected-character")
    checkDiagnostics("Bouton1️⃣é { a: 1; }", "non-ascii-name")
    checkDiagnostics("A { a: 1️⃣😀; }", "non-ascii-name")
    checkDiagnostics("A { caf1️⃣é: 1; }", "non-ascii-name")
    checkDiagnostics("A { a: 11️⃣\n caf2️⃣é: 1; }", "missing-semicolon", "non-ascii-name")
    checkDiagnostics("A { a: 1️⃣\"x; }\n", "unterminated-string")
    checkDiagnostics("1️⃣$x: 1;", "unexpected-token")
    checkDiagnostics("A { a: 1️⃣{x}; }", "unexpected-character")
    checkDiagnostics("A { a: 1️⃣{}; }", "unexpected-character")
  }

  @Test func comments() {
    checkDiagnostics("A { a: 1; } 1️⃣/* x", "unterminated-comment")
    checkDiagnostics("/* a /* b */ c 1️⃣*/ A { a: 1; }", "unopened-comment")
    checkDiagnostics("1️⃣a theme\nand more\n*/ A { a: 1; }", "unopened-comment")
    checkDiagnostics("/* a /* b */ 1️⃣c\rd\r*/ A { a: 1; }", "unopened-comment")
    checkDiagnostics("1️⃣// hi\nA { a: 1; } // again", "line-comment")
    checkDiagnostics("A { a: 181️⃣/*px*/; }", "comment-touches-word")
    checkDiagnostics("A { a: /*px*/18; }")
    checkDiagnostics("A { a: 1️⃣x//y; }", "slashes-in-word")
    checkDiagnostics("/*/A{a:1;}*/B{b:2;}")
    checkDiagnostics(
      "A {\n1️⃣<<<<<<< HEAD\n a: 1;\n2️⃣=======\n a: 2;\n3️⃣>>>>>>> b\n}", "conflict-marker", "conflict-marker",
      "conflict-marker")
    checkDiagnostics("\u{FEFF}1️⃣=======\nA { a: 1; }", "conflict-marker")
  }

  @Test func lineCommentsBecomeBlockComments() {
    func check(_ comment: String, _ block: String) {
      let fix = Parser.parse(source(comment)).diagnostics.diagnostics.first?.fixIts.first
      expectEqual(fix?.edits.map(\.replacement), [block], "\(comment)")
    }
    check("//", "/* */")
    check("// hi", "/* hi */")
    check("// hi ", "/* hi */")
    check("///x", "/*/x */")
    check("// a */ b", "/* a * / b */")
    check("//*/", "/** / */")
    check("// é", "/* é */")
  }

  @Test func selectors() {
    checkDiagnostics("A, 1️⃣{ a: 1; }", "missing-selector")
    checkDiagnostics("1️⃣,A { a: 1; }", "missing-selector")
    checkDiagnostics("1️⃣{ a: 1; }", "missing-selector")
    checkDiagnostics("1️⃣:normal { a: 1; }", "unexpected-character")
    checkDiagnostics("A { a: 1; } 1️⃣:normal { a: 1; }", "unexpected-character")
    checkDiagnostics("1️⃣A B { a: 1; }", "descendant-selector")
    checkDiagnostics("1️⃣A:B { a: 1; }", "class-list-selector")
    checkDiagnostics("1️⃣A:B, C { a: 1; }", "class-list-selector")
    checkDiagnostics("A1️⃣[x] { a: 1; }", "unexpected-character")
    checkDiagnostics("1️⃣A > B { a: 1; }", "descendant-selector")
    checkDiagnostics("A1️⃣#B { a: 1; }", "unexpected-character")
    checkDiagnostics("1️⃣&_x { a: 1; }", "parent-outside-rule")
    checkDiagnostics("A { 1️⃣B { a: 1; } }", "nested-selector-without-parent")
  }

  @Test func braces() {
    checkDiagnostics("A { a: 1;1️⃣", "missing-closing-brace")
    checkDiagnostics("A { a: 1; } 1️⃣}", "unexpected-closing-brace")
    checkDiagnostics("A {\n  a: 1;\n1️⃣B {\n  b: 2;\n}\n", "missing-closing-brace")
    checkDiagnostics("A {\n  a: 1;\n1️⃣@x: 2;\nB { b: @x; }\n", "missing-closing-brace")
    checkDiagnostics("A1️⃣\n  a: 1;\n}\nB { b: 2; }", "missing-opening-brace")
    checkDiagnostics("A,\nB1️⃣\n  a: 1;\n}\n", "missing-opening-brace")
    checkDiagnostics("A { a: 11️⃣\n 2️⃣B { b: 2; } }", "missing-semicolon", "nested-selector-without-parent")
  }

  @Test func atRules() {
    checkDiagnostics("1️⃣@MEDIA (device: ipad) { A { a: 1; } }", "unknown-at-rule")
    checkDiagnostics("@includes1️⃣ x y;", "missing-colon")
    checkDiagnostics("1️⃣@font-face { a: 1; }", "unknown-at-rule")
    checkDiagnostics("@import 1️⃣x.nss; A { a: 1; }", "malformed-at-rule")
    checkDiagnostics("@import1️⃣;", "malformed-at-rule")
    checkDiagnostics("A { a: 1️⃣android; }", "reserved-prefix")
    checkDiagnostics("A { a: rock 1️⃣and roll; }", "reserved-prefix")
    checkDiagnostics("1️⃣@mediaColor: red;", "reserved-prefix")
    checkDiagnostics("@media 1️⃣{ A { a: 1; } }", "malformed-media-condition")
    checkDiagnostics("@media 1️⃣screen and (device: ipad) { A { a: 1; } }", "malformed-media-condition")
    checkDiagnostics("@media (device: ipad) 1️⃣AND (level: base) { }", "malformed-media-condition")
    checkDiagnostics("@media (device: 1️⃣@d) { A { a: 1; } }", "malformed-media-condition")
    checkDiagnostics("@media (device 1️⃣ipad) { A { a: 1; } }", "malformed-media-condition")
    checkDiagnostics("@media (device: ipad 1️⃣{ A { a: 1; } }", "malformed-media-condition")
    checkDiagnostics("@media (device: ipad)1️⃣;", "malformed-media-condition")
  }

  /// NUI takes the keywords `and` and `@media` off the front of any word; only in a condition are they meant.
  @Test func keywordsOfNUI() {
    checkDiagnostics("A { a: 1️⃣and(1); }", "reserved-prefix")
    checkDiagnostics("A { a: 1️⃣and (y); }", "reserved-prefix")
    checkDiagnostics("A { a: 1️⃣and not; }", "reserved-prefix")
    checkDiagnostics("A { a: (x)1️⃣and(y) 2️⃣and(z); }", "reserved-prefix", "reserved-prefix")
    checkDiagnostics("A { 1️⃣and: 1; }", "reserved-prefix")
    checkDiagnostics("1️⃣and { a: 1; }", "reserved-prefix")
    checkDiagnostics("@x: 1️⃣and(1);", "reserved-prefix")
    checkDiagnostics("1️⃣@media: 1;", "reserved-prefix")
    checkDiagnostics("@media (level: base) { 1️⃣@media: 1; }", "reserved-prefix")
    checkDiagnostics("A { a: 1️⃣@media; }", "reserved-prefix")
    checkDiagnostics("A { a: 1️⃣@media-x; b: x-and-y brand @Media And; }", "reserved-prefix")
    checkDiagnostics("@media (device: 1️⃣and) { A { a: 1; } }", "reserved-prefix")
    checkDiagnostics("@media (device: 1️⃣android) { A { a: 1; } }", "reserved-prefix")
    checkDiagnostics("@media (device: ipad) and(level: base)and not (contrast: high) { }")
    checkDiagnostics("@media ((device: ipad)and(level: base)) and not(contrast: high) { }")
    checkDiagnostics("1️⃣@medias (device: ipad) { }", "unknown-at-rule")
    checkDiagnostics("@media 1️⃣and (device: ipad) { }", "malformed-media-condition")
    checkDiagnostics("@media (device: ipad) 1️⃣andx (level: base) { }", "malformed-media-condition")
    checkDiagnostics("@media 1️⃣@media (device: ipad) { }", "malformed-media-condition")
  }

  /// A brace shows that a rule has begun in a value: what stands before the brace is read again, but reported once.
  @Test func whatIsReadAgainIsReportedOnce() {
    for sign in ["\u{7F}", "%", "!", "\"x\n", ": :"] {
      checkInvariants(Array("A {\n a: x\n\(sign) b c\(sign){ d: 1; }\n}".utf8))
      checkInvariants(Array("A {\n a: x\n b \(sign) {}\(sign) c: x\n d \(sign) {".utf8))
    }
  }
}
