import TestSupport
import Testing
import ThemeSyntax

@Suite struct LayoutTests {
  @Test func blocksAreIndented() {
    checkFormat("A{a:b;c:d;}", "A {\n  a: b;\n  c: d;\n}\n")
    checkFormat("A,B{&_c{a:b;c:d;}}", "A, B {\n  &_c {\n    a: b;\n    c: d;\n  }\n}\n")
    checkFormat("@media(device:ipad){A{a:b;}}", "@media (device: ipad) {\n  A { a: b; }\n}\n")
    checkFormat("A{}", "A { }\n")
    checkFormat("A {\n\n}", "A { }\n")
    checkFormat("", "")
    checkFormat(" \n ", "")
  }

  @Test func aRuleOfOneDeclarationStaysOnItsLine() {
    checkFormatted("A { a: b; }\n")
    checkFormatted("A {\n  a: b;\n}\n")
    checkFormat("A { a: b }", "A { a: b; }\n")
    checkFormat("A { a: b; c: d }", "A {\n  a: b;\n  c: d;\n}\n")
    let long = String(repeating: "x", count: 100)
    checkFormat("A { a: \(long); }", "A {\n  a: \(long);\n}\n")
  }

  @Test func whatTheAuthorLaysOutStays() {
    let (off, on) = ("/* themec-format-off */", "/* themec-format-on */")
    checkFormat(
      "A{a:b;\n\(off)\nc  :   d ;\n    e:f   ;\n  \(on)\ng:h}",
      "A {\n  a: b;\n  \(off)\nc  :   d ;\n    e:f   ;\n  \(on)\n  g: h;\n}\n")
    checkFormat("@a:b;\n\(off)\n\n\n@c:d;  A{ }\n\n", "@a: b;\n\(off)\n\n\n@c:d;  A{ }\n\n")
    checkFormat("@a:b; \(off) @c:d;   \(on) @e:f;", "@a: b; \(off) @c:d;   \(on)\n@e: f;\n")
    checkFormat("\(off)A{a:b}\(on)B{a:b}", "\(off)A{a:b}\(on)\nB { a: b; }\n")
    checkFormat("A{a:1\(off)  2   3\(on)  4;}", "A {\n  a: 1 \(off)  2   3\(on) 4;\n}\n")
    checkFormat("\(off)@a:b;\(on)   \(off)@c:d;", "\(off)@a:b;\(on) \(off)@c:d;")
    checkFormat("/* themec-format-offer */@a:b;", "/* themec-format-offer */ @a: b;\n")
    checkFormat("\(on)@a:b;\(off)", "\(on) @a: b; \(off)")
    checkFormat(
      "/*themec-format-off -- a table*/\n@a:  1;\n@bc: 2;", "/*themec-format-off -- a table*/\n@a:  1;\n@bc: 2;")
    checkFormat("A { a: b }\n\(off) A { a b }\n", "A { a: b; }\n\(off) A { a b }\n")
  }

  /// Apple's decoder reads the byte A9 as '©'; the layout leaves it to the fix to write that in UTF-8.
  @Test func aLoneCopyrightByteStays() {
    let text = "/* ~ 2013 */\nA{a:\"~\";c:d;}"
    let bytes = text.utf8.map { $0 == UInt8(ascii: "~") ? 0xA9 : $0 }
    let expected = "/* ~ 2013 */\nA {\n  a: \"~\";\n  c: d;\n}\n"
    expectEqual(Formatter.format(parse(bytes)), expected.utf8.map { $0 == UInt8(ascii: "~") ? 0xA9 : $0 })
    checkFormatInvariants(bytes)
  }

  @Test func oneEmptyLineStaysBetweenGroups() {
    checkFormat("@a: b;\n\n\n\n@c: d;\n@e: f;\n", "@a: b;\n\n@c: d;\n@e: f;\n")
    checkFormat("A {\n\n  a: b;\n\n  c: d;\n\n}\n\n\n", "A {\n  a: b;\n\n  c: d;\n}\n")
    checkFormat("\n\n@a: b;", "@a: b;\n")
  }

  @Test func valuesHaveSpacesBetweenTheirParts() {
    checkFormat("@a:rgba( 1,2 ,3,  .5 );", "@a: rgba(1, 2, 3, .5);\n")
    checkFormat("@a: 2  *(3+ @b)/4 ;", "@a: 2 * (3 + @b) / 4;\n")
    checkFormat("@a: b\tc   \"d  e\";", "@a: b c \"d  e\";\n")
    checkFormat("@a: b,\n      c;", "@a: b,\n  c;\n")
    checkFormat("@a:\n  b;", "@a:\n  b;\n")
    checkFormat("A,\n    B { a: b; c: d; }", "A,\nB {\n  a: b;\n  c: d;\n}\n")
  }

  @Test func atRulesStandOnOneLine() {
    checkFormat("@import   \"a.nss\"  ;", "@import \"a.nss\";\n")
    checkFormat("@class L:A ,B;", "@class L : A, B;\n")
    checkFormat("@type Color=Color|x|\n  y;", "@type Color = Color | x | y;\n")
    checkFormat("@type A =b|  c;", "@type A = b | c;\n")
    checkFormat(
      "@component Q{@part _r{a:Number [0,1]|none;}}", "@component Q {\n  @part _r { a: Number [0, 1] | none; }\n}\n")
    checkFormat("@media not(level:base)or\n(device : ipad) {}", "@media not (level: base) or (device: ipad) { }\n")
    checkFormat("@component Q{@part _r:text{a:Number;}}", "@component Q {\n  @part _r : text { a: Number; }\n}\n")
  }

  @Test func commentsStayWithWhatTheyAreAbout() {
    checkFormat("/* a */A { a: b; }", "/* a */ A { a: b; }\n")
    checkFormat("/* a */\n\nA { a: b; }/* c */", "/* a */\n\nA { a: b; } /* c */\n")
    checkFormat("A {\n/* a */\n  a: b;/* b */\n /* c */ }", "A {\n  /* a */\n  a: b; /* b */\n  /* c */\n}\n")
    checkFormat("A { /* a */\na: b; }", "A { /* a */\n  a: b;\n}\n")
    checkFormat("A { /* a */ a: b; c: d; }", "A {\n  /* a */ a: b;\n  c: d;\n}\n")
    checkFormat("a { b: c; /* d */ e: f; }", "a {\n  b: c; /* d */\n  e: f;\n}\n")
    checkFormat("A { a: /* x */b/* y */; }", "A {\n  a: /* x */ b /* y */;\n}\n")
    checkFormat("@a: b; // c\n@d: e;", "@a: b; // c\n@d: e;\n")
    checkFormat("A { // c\n}", "A { // c\n}\n")
    checkFormat("  /* a\n   b */\n", "/* a\n   b */\n")
    checkFormat("@a: b // c\n;", "@a: b // c\n  ;\n")
    checkFormat("/* a */", "/* a */\n")
  }

  @Test func mistakesStayAsTheyAre() {
    checkFormat("A{a:b;}\nB {  a  b; }\nC{a:b;}", "A { a: b; }\nB {  a  b; }\nC { a: b; }\n")
    checkFormatted("A { a: b;\n/* x")
    checkFormatted("<<<<<<< a\nA { a: b; }\n=======\nB { }\n>>>>>>> b\n")
    checkFormatted("A {\n  a: b;\n\nB{ a: b; }")
  }

  @Test func lineEndingsAndMarksOfTheFileStay() {
    checkFormat("A{a:b;c:d}\r\n", "A {\r\n  a: b;\r\n  c: d;\r\n}\r\n")
    checkFormat("\u{FEFF}  @a:b;", "\u{FEFF}@a: b;\n")
    checkFormat("@a:\u{A0}b\u{2003}c;", "@a: b c;\n")
  }

  @Test func definitionsForTheLineReader() {
    let options = FormatOptions(writesDefinitionsForLineReader: true)
    checkFormat("@a: b;\n@c :\n #fff;", "@a:b;\n@c:#fff;\n", options: options)
    checkFormat("A { a: b; }", "A { a: b; }\n", options: options)
  }
}
