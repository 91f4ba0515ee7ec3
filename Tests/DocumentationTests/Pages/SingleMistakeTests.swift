import TestSupport
import Testing
import ThemeBase
import ThemeCompiler

/// A theme with a single mistake gives a single error or warning, at the smallest place that shows it.
@Suite struct SingleMistakeTests {
  /// Checks that nothing but the code is said, from marker 1 to marker 2; without a second marker at a place of no width.
  private func check(_ code: String, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let sample = MarkedSource(marked)
    let said = said(of: sample.bytes, code)
    let end = sample.offsets[2] ?? sample[1]
    expectEqual(said, ["\(code) \(sample[1])..<\(end)"], "\(sample.text)", sourceLocation: sourceLocation)
  }

  /// The errors and warnings, and what is of the code, each with its place; beside the theme is an empty `base.nss`.
  private func said(of theme: [UInt8], _ code: String) -> [String] {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: theme)
    sources.add(path: "base.nss", bytes: [])
    return Compiler.compile(sources, options: CompilerOptions()).diagnostics.filter {
      $0.severity > .note || $0.code.rawValue == code
    }.map { "\($0.code.rawValue) \($0.span.start)..<\($0.span.end)" }
  }

  @Test func rightThemes() {
    for text in [
      "", "Label { font-size: 17; }", "@import: 17; Label { font-size: @import; }",
      "Label { font-size: 17; @media (device: ipad) { font-size: 20; } }",
    ] {
      var sources = SourceSet()
      sources.add(path: "theme.nss", bytes: Array(text.utf8))
      let said = Compiler.compile(sources, options: CompilerOptions()).diagnostics
      expectEqual(said.filter { $0.severity > .note }, [], "\(text)")
    }
  }

  @Test func braces() {
    check("missing-closing-brace", "Label { font-size: 17;1️⃣")
    check("missing-closing-brace", "Label {\n  font-size: 17;\n1️⃣Button2️⃣ { font-size: 17; }\n")
    check("missing-closing-brace", "@media (device: ipad) { Label { font-size: 17; }1️⃣")
    check("missing-closing-brace", "Label {\n  font-size: 17;\n1️⃣@media2️⃣ (device: ipad) { Button { font-size: 1; } }\n")
    check("missing-opening-brace", "Label1️⃣\n  font-size: 17;\n}\n")
    check("missing-opening-brace", "Label1️⃣ font-size: 17; }\n")
    check("unexpected-closing-brace", "Label { font-size: 17; } 1️⃣}2️⃣")
    check("unexpected-closing-brace", "1️⃣}2️⃣ Label { font-size: 17; }")
    check("unexpected-character", "Label { font-size: 1️⃣{2️⃣ 17; }")
    check("missing-selector", "1️⃣{2️⃣ font-size: 17; }")
    check("missing-selector", "Label { 1️⃣{2️⃣ font-size: 17; } }")
    check("unexpected-token", "Label { font-size: 17; 1️⃣(2️⃣ }")
    check("unexpected-token", "Label { 1️⃣)2️⃣ font-size: 17; }")
  }

  @Test func semicolonsAndColons() {
    check("missing-semicolon", "Label { font-size: 171️⃣\n text-align: left; }")
    check("missing-semicolon", "@x: 171️⃣\nLabel { font-size: @x; }")
    check("missing-semicolon", "Label { font-size: 171️⃣\n @media (device: ipad) { font-size: 20; } }")
    check("missing-semicolon", "fdlFUIHierarchyItemView { background-color: red1️⃣\n &_title { font-color: red; } }")
    check("missing-semicolon", "Label { font-size: 171️⃣,2️⃣\n}")
    check("missing-last-semicolon", "Label { font-size: 1️⃣172️⃣ }")
    check("missing-last-semicolon", "Label { font-size: 17; } @primaryLabel: 1️⃣red2️⃣")
    check("stray-semicolon", "Label { font-size: 17;1️⃣;2️⃣ }")
    check("stray-semicolon", "Label { font-size: 17; }1️⃣;2️⃣")
    check("stray-semicolon", "Label { 1️⃣;2️⃣ font-size: 17; }")
    check("stray-semicolon", "1️⃣;2️⃣ Label { font-size: 17; }")
    check("missing-colon", "Label { font-size1️⃣ 17; }")
    check("missing-colon", "Label { font-size 1️⃣=2️⃣ 17; }")
    check("missing-colon", "Label { font-size1️⃣\n text-align: left; }")
    check("missing-colon", "Label { font-size1️⃣; text-align: left; }")
    check("missing-colon", "Label { font-size1️⃣ }")
    check("missing-colon", "@x1️⃣ 17; Label { font-size: @x; }")
    check("missing-colon", "@x 1️⃣=2️⃣ 17; Label { font-size: @x; }")
    check("unexpected-token", "Label { font-size:1️⃣:2️⃣ 17; }")
    check("unexpected-token", "Label { 1️⃣:2️⃣ 17; }")
    check("missing-value", "Label { font-size:1️⃣; }")
    check("missing-value", "Label { font-size:1️⃣ }")
    check("missing-value", "Label { font-size:1️⃣\n text-align: left; }")
    check("missing-value", "@x:1️⃣; Label { font-size: 17; }")
    check("missing-value", "@x:1️⃣; Label { font-size: @x; }")
  }

  @Test func strayText() {
    check("unexpected-token", "1️⃣hello2️⃣; Label { font-size: 17; }")
    check("unexpected-token", "Label { font-size: 17; }\n1️⃣hello2️⃣")
    check("unexpected-token", "1️⃣$2️⃣x: 17; Label { font-size: 17; }")
    check("unexpected-token", "Label { 1️⃣*2️⃣font-size: 17; }")
    check("declaration-outside-rule", "1️⃣font-size2️⃣: 17;")
    check("declaration-outside-rule", "@media (device: ipad) { 1️⃣font-size2️⃣: 17; }")
    check("definition-in-rule", "Label { 1️⃣@x2️⃣: 17; font-size: @x; }")
    check("unexpected-character", "Label { font-size: 17 1️⃣!2️⃣important; }")
    check("unexpected-character", "Label { font-name: 1️⃣~2️⃣x; }")
    check("unexpected-character", "Label { font-name: x1️⃣&2️⃣; }")
    check("unexpected-character", "Label { font-name: 1️⃣[2️⃣x; }")
    check("unexpected-character", "Label { font-name: 1️⃣\u{0}2️⃣x; }")
    check("percent-sign", "Label { font-size: 501️⃣%2️⃣; }")
    check("percent-sign", "Own { own: 501️⃣%2️⃣ 50%; }")
    check("invalid-value", "Label { font-color: rgb(721️⃣%2️⃣, 35%, 0%); }")
    check("unknown-function", "Label { font-color: 1️⃣shade(red, 10%)2️⃣; }")
    check("hex-length", "@a: 1️⃣#12345G2️⃣; @tintColor: @a; @tintColor_darkBackground: @a;")
    check("non-ascii-name", "Label { font-name: F1️⃣ö2️⃣hn; }")
    check("non-ascii-name", "Bouton1️⃣é2️⃣ { font-size: 17; }")
    check("non-ascii-name", "@caf1️⃣é2️⃣: 17; Label { font-size: 17; }")
    check("unexpected-token", "Button { background-image: http1️⃣:2️⃣//x; }")
    check("reserved-prefix", "Label { font-name: 1️⃣android2️⃣; }")
    check("reserved-prefix", "1️⃣@mediaSize2️⃣: 17; Label { font-size: 17; }")
    check("conflict-marker", "1️⃣=======2️⃣\nLabel { font-size: 17; }")
  }

  @Test func stringsAndComments() {
    check("unterminated-string", "Label { font-name: 1️⃣\"Gill Sans2️⃣; }")
    check("unterminated-string", "Label { font-name: 1️⃣'Gill Sans2️⃣; }")
    check("unterminated-string", "Label { font-name: Gill1️⃣\"2️⃣; }")
    check("unterminated-comment", "Label { font-size: 17; } 1️⃣/*2️⃣ x")
    check("unterminated-comment", "Label { font-size: 17; 1️⃣/*2️⃣ x }")
    check("unopened-comment", "Label { font-size: 17; } 1️⃣*/2️⃣")
    check("unopened-comment", "Label { 1️⃣*/2️⃣ font-size: 17; }")
    check("unopened-comment", "/* a /* b */ c 1️⃣*/2️⃣ Label { font-size: 17; }")
    check("comment-touches-word", "Label { font-size: 171️⃣/*px*/2️⃣; }")
    check("slashes-in-word", "Button { image: 1️⃣a//b2️⃣; }")
  }

  /// A marker is text, so bytes that are none are put in here: the place is the first of them.
  @Test func encodings() {
    for (text, start, end) in [
      ("Label { font-name: ~; }", 19, 20), ("Label { ~ }", 8, 9), ("~", 0, 1), ("Label~ { font-size: 17; }", 5, 6),
      ("Label { font-name: \"a~\"; }", 21, 22), ("/* ~ */", 3, 4),
    ] {
      let bytes = text.utf8.map { $0 == UInt8(ascii: "~") ? 0xFF : $0 }
      expectEqual(said(of: bytes, ""), ["not-utf8 \(start)..<\(end)"], "\(text)")
    }
    let utf16 = "\u{FEFF}@x: 1; Label { font-size: @x; }".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    expectEqual(said(of: utf16, ""), ["not-utf8 0..<2"])
  }

  @Test func selectors() {
    check("missing-selector", "Label, 1️⃣{2️⃣ font-size: 17; }")
    check("missing-selector", "Label, 1️⃣,2️⃣ Button { font-size: 17; }")
    check("descendant-selector", "1️⃣Label Button2️⃣ { font-size: 17; }")
    check("descendant-selector", "1️⃣Label >2️⃣ Button { font-size: 17; }")
    check("class-list-selector", "1️⃣Button:Label2️⃣ { font-size: 17; }")
    check("class-list-selector", "Button { 1️⃣Button:Label2️⃣ { font-size: 17; } }")
    check("unexpected-character", "Label1️⃣[2️⃣x] { font-size: 17; }")
    check("unexpected-character", "Label1️⃣+2️⃣Button { font-size: 17; }")
    check("parent-outside-rule", "1️⃣&2️⃣_x { font-size: 17; }")
    check("nested-selector-without-parent", "Button { 1️⃣Label2️⃣ { font-size: 17; } }")
    check("nested-selector-without-parent", "Button { 1️⃣Own2️⃣ { font-size: 17; } }")
    check("nested-selector-without-parent", "fdlFUIHierarchyItemView { 1️⃣_title2️⃣ { font-color: red; } }")
    check("unmatched-pattern", "1️⃣fdlX*2️⃣ { font-size: 17; }")
  }

  @Test func atRules() {
    check("unknown-at-rule", "1️⃣@MEDIA2️⃣ (device: ipad) { Label { font-size: 17; } }")
    check("unknown-at-rule", "1️⃣@medai2️⃣ (device: ipad) { Label { font-size: 17; } }")
    check("unknown-at-rule", "1️⃣@medias2️⃣ (device: ipad) { Label { font-size: 17; } }")
    check("unknown-at-rule", "1️⃣@font-face2️⃣ { font-size: 17; }")
    check("unterminated-string", "@import 1️⃣\"base.nss2️⃣;")
    check("malformed-at-rule", "@import1️⃣;")
    check("malformed-at-rule", "@import1️⃣\nLabel { font-size: 17; }")
    check("malformed-at-rule", "@import \"base.nss\" 1️⃣screen2️⃣;")
    check("misplaced-at-rule", "Label { 1️⃣@import2️⃣ \"base.nss\"; font-size: 17; }")
    check("misplaced-at-rule", "@media (device: ipad) { 1️⃣@import2️⃣ \"base.nss\"; }")
    check("import-not-found", "@import 1️⃣\"other.nss\"2️⃣;")
    check("misplaced-at-rule", "Label { 1️⃣@class2️⃣ Own : Button; font-size: 17; }")
    check("malformed-at-rule", "@class Own : Button 1️⃣{2️⃣ font-size: 17; }")
    check("malformed-registry", "@class1️⃣; Label { font-size: 17; }")
    check("missing-semicolon", "@class Own : Button1️⃣\nLabel { font-size: 17; }")
    check("unknown-palette", "@palette 1️⃣v99992️⃣; Label { font-size: 17; }")
  }

  @Test func conditions() {
    check("malformed-media-condition", "@media 1️⃣{2️⃣ Label { font-size: 17; } }")
    check("malformed-media-condition", "@media 1️⃣screen2️⃣ { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media 1️⃣screen2️⃣ and (device: ipad) { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device: ipad) 1️⃣AND2️⃣ (level: base) { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device: ipad) 1️⃣(2️⃣level: base) { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device: ipad) and 1️⃣{2️⃣ Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device: ipad), 1️⃣{2️⃣ Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device: 1️⃣@d2️⃣) { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device 1️⃣ipad2️⃣) { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device:1️⃣)2️⃣ { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (1️⃣:2️⃣ ipad) { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device: ipad 1️⃣{2️⃣ Label { font-size: 17; } }")
    check("malformed-media-condition", "@media 1️⃣device2️⃣: ipad { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device: ipad)1️⃣)2️⃣ { Label { font-size: 17; } }")
    check("malformed-media-condition", "@media (device: ipad)1️⃣;2️⃣ Label { font-size: 17; }")
    check("malformed-media-condition", "@media not 1️⃣{2️⃣ Label { font-size: 17; } }")
    check("malformed-media-condition", "@media ((device: ipad) 1️⃣{2️⃣ Label { font-size: 17; } }")
    check("unknown-media-axis", "@media (1️⃣devise2️⃣: ipad) { Label { font-size: 17; } }")
    check("unknown-media-axis", "@media (1️⃣prefers-color-scheme2️⃣: dark) { Label { font-size: 17; } }")
    check("unknown-media-choice", "@media (device: 1️⃣watch2️⃣) { Label { font-size: 17; } }")
  }

  @Test func names() {
    check("undefined-definition", "Label { font-size: 1️⃣@x2️⃣; }")
    check("undefined-definition", "@y: 1️⃣@x2️⃣; Label { font-size: @y; }")
    check("definition-cycle", "@x: 1️⃣@x2️⃣; Label { font-size: @x; }")
    check("unused-definition", "1️⃣@x2️⃣: 17;\nLabel { font-size: 18; }")
    check("unknown-property", "Label { 1️⃣fnot-size2️⃣: 17; }")
    check("unknown-class-path", "1️⃣fdlFUIHierarchyItemView_titel2️⃣ { font-color: red; }")
    check("empty-rule", "1️⃣Label2️⃣ { }")
    check("hex-length", "Label { font-color: 1️⃣#123452️⃣; }")
    check("unknown-color", "Label { font-color: 1️⃣redd2️⃣; }")
    check("invalid-value", "Label { font-size: 1️⃣big2️⃣; }")
  }
}
