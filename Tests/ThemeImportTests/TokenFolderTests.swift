import Testing
import ThemeImport

/// Folders and several files, as Style Dictionary has them.
@Suite struct TokenFolderTests {
  private func check(
    _ sources: [ImportSource], gives definitions: String, reporting messages: [String] = [],
    choosing texts: [String] = [], location: SourceLocation = #_sourceLocation
  ) {
    checkImport(
      TokenImporter.read(sources, choosing: choices(texts)), gives: definitions,
      reporting: messages, sourceLocation: location)
  }

  @Test func filesMakeOneTree() {
    check(
      [
        folder(
          "tokens",
          [
            "button.json": ##"{"button": {"text": {"value": "{color.brand}", "type": "color"}}}"##,
            "color/base.json": ##"{"color": {"brand": {"value": "#010203"}}}"##,
            "globals.json5": "{globals: {unit: 'px', base: 16}}",
            "size/font.json":
              ##"{"size": {"m": {"value": "{globals.base}{globals.unit}", "type": "fontSize"}}}"##,
          ])
      ],
      gives: """
        @button-text: @color-brand; /* button.text */

        @color-brand: #010203; /* color.brand */

        @size-m: 16; /* size.m */
        """,
      reporting: [
        "'color.brand' has no type: its path and its value say 'color'",
        "'unit' is neither a token nor a group",
      ])
  }

  /// With its configuration a length without a unit is in 'rem'; without, a font size tells it.
  @Test func lengthsAreScaledAsTheToolScalesThem() {
    let sizes =
      ##"{"pad": {"value": "1", "type": "dimension"}, "font": {"value": "0.75", "type": "fontSize"}}"##
    let report =
      "'pad' is in 'rem'; a stylesheet has points, and 1 rem is written as 16"
    check(
      [folder("t", ["sizes.json": sizes])], gives: "@pad: 16;\n@font: 12;", reporting: [report])
    let plain = ##"{"pad": {"value": "1", "type": "dimension"}}"##
    check([folder("t", ["sizes.json": plain])], gives: "@pad: 1;")
    check(
      [folder("t", ["config.json": ##"{"source": ["*"], "platforms": {}}"##, "s.json": plain])],
      gives: "@pad: 16;", reporting: [report])
  }

  @Test func collisionsAreSaidAndChosen() {
    let files: KeyValuePairs = [
      "brands/one/color.json": ##"{"x": {"value": "#000001", "type": "color"}}"##,
      "brands/two/color.json": ##"{"x": {"value": "#000002", "type": "color"}}"##,
      "size/x.json": ##"{"y": {"value": "1", "type": "number"}}"##,
    ]
    check(
      [folder("t", files)], gives: "@x: #000002;\n@y: 1;",
      reporting: ["'x' is in several files; the one in the last file is used"])
    check([folder("t", files)], gives: "@x: #000001;\n@y: 1;", choosing: ["brand=one"])
  }

  @Test func filesAreForAppearances() {
    let light = ##"{"bg": {"value": "#ffffff", "type": "color"}}"##
    let dark = ##"{"bg": {"value": "#000000", "type": "color"}}"##
    let sheet = """
      @bg: #FFFFFF;

      @media (appearance: dark) {
        @bg: #000000;
      }
      """
    for (first, second) in [
      ("light", "dark"), ("colors", "colors.dark"), ("base/c", "dark/c"), ("x", "theme-dark"),
    ] {
      check([folder("t", ["\(second).json": dark, "\(first).json": light])], gives: sheet)
    }
    check(
      [folder("a", ["x.json": light]), folder("b", ["y.json": dark], mode: "dark")], gives: sheet)
    check(
      [folder("t", ["day.json": light, "special.json": dark])], gives: sheet,
      choosing: ["special=(appearance: dark)"])
  }

  @Test func laterSourcesReplaceTokens() {
    let one = ##"{"x": {"value": "1", "type": "number"}, "y": {"value": "{x}", "type": "number"}}"##
    check(
      [
        folder("a", ["a.json": one]),
        folder("b", ["b.json": ##"{"x": {"value": "2", "type": "number"}}"##]),
      ],
      gives: "@x: 2;\n@y: @x;")
  }

  /// A file of another kind beside the tokens is named, and a damaged one is an error.
  @Test func nothingIsPassedOver() {
    let token = ImportFile(
      path: "a.json", name: "t/a.json",
      bytes: Array(##"{"x": {"value": "1", "type": "number"}}"##.utf8))
    let other = ImportFile(path: "b.yaml", name: "t/b.yaml", bytes: nil)
    check(
      [ImportSource("t", [token, other], isFolder: true)], gives: "@x: 1;",
      reporting: ["'b.yaml' is not read: only JSON and JSON5 are"])
    check(
      [folder("t", ["a.json": "{", "b.json": "{}"])], gives: "",
      reporting: ["expected a name in quotes"])
  }

  @Test func aResolverReadsTheOtherFiles() {
    check(
      [
        folder(
          "t",
          [
            "base.json": ##"{"x": {"$value": 1, "$type": "number"}}"##,
            "t.resolver.json": ##"""
            {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "base.json"}]}},
             "resolutionOrder": [{"$ref": "#/sets/s"}]}
            """##,
          ])
      ], gives: "@x: 1;")
  }
}
