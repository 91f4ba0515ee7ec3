import ThemeBase

/// A mistake that people make, in a sheet that is right otherwise.
struct Slip: Sendable, CustomStringConvertible {
  /// The sheet; one rule or definition, so that it can be planted into another sheet.
  let sheet: String
  /// The code of the only finding.
  let code: String
  /// Words that the message, its notes or its help must hold.
  let words: String
  /// The sheet with the first fix applied; nil where no fix is offered.
  let fixed: String?

  init(_ sheet: String, _ code: String, says words: String, fixed: String? = nil) {
    (self.sheet, self.code, self.words, self.fixed) = (sheet, code, words, fixed)
  }

  var description: String { sheet }
}

extension Slip {
  /// Mistakes of people who come from CSS, Sass and word processors, and slips of anybody.
  static let all: [Slip] = values + selectors + declarations + properties + signs + atRules + names

  private static let values: [Slip] = [
    Slip(
      "Label { font-color: rgb(184 90 0); }", "invalid-value", says: "separated by commas",
      fixed: "Label { font-color: rgb(184, 90, 0); }"),
    Slip("Label { font-color: rgba(184,90,0); }", "invalid-value", says: "takes 4 numbers, not 3"),
    Slip("Label { font-color: rgb(184,90); }", "invalid-value", says: "takes 3 numbers, not 2"),
    Slip("Label { font-color: rgb(1,2,3,4,5); }", "invalid-value", says: "takes 3 numbers, not 5"),
    Slip("Label { text-alpha: 50%; }", "percent-sign", says: "write a fraction"),
    Slip(
      "Label { font-color: @Magenta; }", "undefined-definition", says: "a colour is named without '@'",
      fixed: "Label { font-color: magenta; }"),
    Slip(
      "Label { font-color: @quaternaryLabel; }", "undefined-definition", says: "write 'quaternaryLabel'",
      fixed: "Label { font-color: quaternaryLabel; }"),
    Slip(
      "@import \"..\\shared\\base.nss\";", "import-not-found", says: "'../shared/base.nss'",
      fixed: "@import \"../shared/base.nss\";"),
    Slip("@import \"base\";", "import-not-found", says: "with its ending", fixed: "@import \"base.nss\";"),
    Slip("@import \"\";", "import-not-found", says: "write the path from this file"),
    Slip("@import \"https://example.com/base.nss\";", "import-not-found", says: "an import names a file"),
    Slip(
      "Label { font-color: rgba(0,0,0,0.5; font-size: 12; }", "invalid-value",
      says: "the '(' of 'rgba' is never closed", fixed: "Label { font-color: rgba(0, 0, 0, 0.5); font-size: 12; }"),
    Slip(
      "Label { font-color: rgb(1,2,3,); }", "invalid-value", says: "has no number beside it",
      fixed: "Label { font-color: rgb(1, 2, 3); }"),
    Slip("Label { font-color: rgb(1,two,3); }", "invalid-value", says: "'two' is not a number"),
    Slip(
      "Label { font-color: \"#B85A00\"; }", "ignored-text", says: "without quotes",
      fixed: "Label { font-color: #B85A00; }"),
    Slip(
      "Label { font-color: ##B85A00; }", "ignored-text", says: "has one '#'", fixed: "Label { font-color: #B85A00; }"),
    Slip("Label { font-color: #B85A0G; }", "hex-length", says: "'G' in '#B85A0G'"),
    Slip("Label { font-color: \"#B85A0G\"; }", "hex-length", says: "'G' in '\"#B85A0G\"'"),
    Slip(
      "Label { font-color: rgba(255,255,255,230); }", "integer-alpha", says: "230/255",
      fixed: "Label { font-color: rgba(255,255,255,0.902); }"),
    Slip("Label { text-line-clamp: 3 / 2; }", "invalid-value", says: "'3 / 2' is 1.5"),
    Slip("fdlFUIHierarchyItemView_title { font-style: bold; }", "invalid-value", says: "'headline'"),
    Slip("Label { font-size: 10-4; }", "invalid-value", says: "put spaces", fixed: "Label { font-size: 10 - 4; }"),
    Slip("Label { font-size: 10 -4; }", "invalid-value", says: "put a space", fixed: "Label { font-size: 10 - 4; }"),
    Slip("Label { font-size: 17,5; }", "invalid-value", says: "with a dot", fixed: "Label { font-size: 17.5; }"),
    Slip("Label { font-size: calc(10 - 4); }", "unknown-function", says: "needs no function"),
    Slip("Label { font-color: var(--brand); }", "unknown-function", says: "'@brand'"),
    Slip("Label { font-color: shade(red, 0.1); }", "unknown-function", says: "mix(black"),
    Slip("Label { font-color: transparentize(red, 0.1); }", "unknown-function", says: "alpha("),
    Slip("Label { font-color: linear-gradient(red, blue); }", "unknown-function", says: "-top"),
    Slip("Label { font-color: navy; }", "unknown-color", says: "#000080", fixed: "Label { font-color: #000080; }"),
    Slip("Label { font-color: UIColor.red; }", "unknown-color", says: "'red'", fixed: "Label { font-color: red; }"),
    Slip("Label { font-color: \"red\"; }", "unknown-color", says: "'red'", fixed: "Label { font-color: red; }"),
    Slip("Label { font-color: .red; }", "unknown-color", says: "'red'", fixed: "Label { font-color: red; }"),
    Slip("Label { font-size: 17 !important; }", "unexpected-character", says: "!important"),
  ]

  private static let selectors: [Slip] = [
    Slip(".title { font-color: red; }", "misspelt-class", says: "without '.'", fixed: "title { font-color: red; }"),
    Slip("#id { font-color: red; }", "misspelt-class", says: "without '#'"),
    Slip("Button:highlighted { font-color: red; }", "class-list-selector", says: "font-color-highlighted"),
    Slip("Button:hover { font-color: red; }", "class-list-selector", says: "a state cannot"),
    Slip(
      "fdlFUIHierarchyItemView { & _title { font-color: red; } }", "descendant-selector", says: "no space",
      fixed: "fdlFUIHierarchyItemView { &_title { font-color: red; } }"),
    Slip("Label > Button { font-color: red; }", "descendant-selector", says: "one class"),
    Slip(":root { --brand: red; --other: blue; }", "unexpected-token", says: "top level"),
  ]

  private static let declarations: [Slip] = [
    Slip("Label { font-size; 17; }", "missing-colon", says: "expected ':'", fixed: "Label { font-size: 17; }"),
    Slip(
      "Label { font-size: 17, font-color: red; }", "missing-semicolon", says: "expected ';', found ','",
      fixed: "Label { font-size: 17; font-color: red; }"),
    Slip(
      "Button { font-color:highlighted: red; }", "unexpected-token", says: "by '-'",
      fixed: "Button { font-color-highlighted: red; }"),
    Slip("$brand: red;", "unexpected-token", says: "'@brand', not '$brand'", fixed: "@brand: red;"),
    Slip(
      "Label { font-color: $brand; }", "unexpected-token", says: "'@brand', not '$brand'",
      fixed: "Label { font-color: @brand; }"),
    Slip("--brand: red;", "unexpected-token", says: "'@brand', not '--brand'", fixed: "@brand: red;"),
    Slip("Label { --brand: red; }", "unknown-property", says: "'@brand: …;'"),
    Slip(
      "@brnad: #123456; Label { font-color: @brand; }", "undefined-definition", says: "'@brnad'",
      fixed: "@brnad: #123456; Label { font-color: @brnad; }"),
  ]

  private static let properties: [Slip] = [
    Slip("Label { color: red; }", "unread-property", says: "'font-color'", fixed: "Label { font-color: red; }"),
    Slip(
      "Label { font-family: Helvetica; }", "unknown-property", says: "'font-name'",
      fixed: "Label { font-name: Helvetica; }"),
    Slip(
      "Label { background: red; }", "unknown-property", says: "'background-color'",
      fixed: "Label { background-color: red; }"),
    Slip(
      "Label { border-radius: 3; }", "unknown-property", says: "'corner-radius'", fixed: "Label { corner-radius: 3; }"),
    Slip("Label { font-weight: bold; }", "unknown-property", says: "Helvetica-Bold"),
    Slip("Label { display: none; }", "unknown-property", says: "the app's own affair"),
    Slip("Button { font-color-hover: red; }", "unknown-state", says: "no state 'hover'"),
    Slip(
      "Button { font-color-pressed: red; }", "unknown-state", says: "'font-color-highlighted'",
      fixed: "Button { font-color-highlighted: red; }"),
  ]

  private static let signs: [Slip] = [
    Slip(
      "Label { font-name: “Helvetica Neue”; }", "look-alike", says: "only looks like",
      fixed: "Label { font-name: \"Helvetica Neue\"; }"),
    Slip(
      "Label { font-name: „Helvetica“; }", "look-alike", says: "only looks like",
      fixed: "Label { font-name: \"Helvetica\"; }"),
    Slip("Label ｛ font-size： 17； ｝", "look-alike", says: "3 more such characters", fixed: "Label { font-size: 17; }"),
    Slip("Label { font-size: −4; }", "look-alike", says: "'-4'", fixed: "Label { font-size: -4; }"),
    Slip("Label { font‑size: 17; }", "look-alike", says: "'font-size'", fixed: "Label { font-size: 17; }"),
    Slip("Label { font-size: （1 + 2）; }", "look-alike", says: "1 more such", fixed: "Label { font-size: (1 + 2); }"),
    Slip("Label { font-size: 2 × 3; }", "look-alike", says: "'*'", fixed: "Label { font-size: 2 * 3; }"),
    Slip("Label { font-size: 6 ÷ 3; }", "look-alike", says: "'/'", fixed: "Label { font-size: 6 / 3; }"),
    Slip("Label { font-color: ＃B85A00; }", "look-alike", says: "'#B85A00'", fixed: "Label { font-color: #B85A00; }"),
    Slip(
      "＠ground: red; Label { font-color: @ground; }", "look-alike", says: "'@ground'",
      fixed: "@ground: red; Label { font-color: @ground; }"),
    Slip("Label { font-color: r\u{435}d; }", "look-alike", says: "'red'", fixed: "Label { font-color: red; }"),
    Slip("Lábel { font-color: red; }", "non-ascii-name", says: "outside ASCII"),
  ]

  private static let atRules: [Slip] = [
    Slip("Label { @include big; }", "unknown-at-rule", says: "no mixins"),
    Slip("Label { @extend Button; }", "unknown-at-rule", says: "'@class A : B;'"),
    Slip("@mixin big { font-size: 17; }", "unknown-at-rule", says: "no mixins"),
    Slip("@if $a { Label { font-size: 17; } }", "unknown-at-rule", says: "no control flow"),
    Slip("@font-face { font-family: x; }", "unknown-at-rule", says: "the app brings its fonts"),
    Slip("@use \"x\";", "unknown-at-rule", says: "@import"),
    Slip(
      "@media screen { Label { font-size: 18; } } Label { font-size: 17; }", "malformed-media-condition",
      says: "'screen'"),
  ]

  private static let names: [Slip] = [
    Slip("Buton { font-color: red; }", "misspelt-class", says: "'Button'", fixed: "Button { font-color: red; }"),
    Slip("button { font-color: red; }", "misspelt-class", says: "'Button'", fixed: "Button { font-color: red; }"),
    Slip("UIButton { font-color: red; }", "misspelt-class", says: "'Button'", fixed: "Button { font-color: red; }"),
    Slip("Buttons { font-color: red; }", "misspelt-class", says: "'Button'", fixed: "Button { font-color: red; }"),
    Slip(
      "FUIHierarchyItemView_title { font-color: red; }", "misspelt-class", says: "'fdlFUIHierarchyItemView_title'",
      fixed: "fdlFUIHierarchyItemView_title { font-color: red; }"),
    Slip("@tintColour: red;", "misspelt-palette-color", says: "'@tintColor'", fixed: "@tintColor: red;"),
    Slip(
      "@tintColor_DarkBackground: red;", "misspelt-palette-color", says: "'@tintColor_darkBackground'",
      fixed: "@tintColor_darkBackground: red;"),
  ]
}
