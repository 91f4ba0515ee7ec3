import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeExchange

/// Folders and several files, as Style Dictionary has them.
@Suite struct TokenFolderTests {
  private func check(
    _ sources: [ImportSource], gives definitions: String, reporting messages: [String] = [],
    choosing texts: [String] = [], location: SourceLocation = #_sourceLocation
  ) {
    checkImport(
      TokenImporter.read(sources, choosing: choices(texts)), gives: definitions, reporting: messages,
      sourceLocation: location)
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
            "size/font.json": ##"{"size": {"m": {"value": "{globals.base}{globals.unit}", "type": "fontSize"}}}"##,
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
    let sizes = ##"{"pad": {"value": "1", "type": "dimension"}, "font": {"value": "0.75", "type": "fontSize"}}"##
    let report = "'pad' is in 'rem'; a stylesheet has points, and 1 rem is written as 16"
    check([folder("t", ["sizes.json": sizes])], gives: "@pad: 16;\n@font: 12;", reporting: [report])
    let plain = ##"{"pad": {"value": "1", "type": "dimension"}}"##
    check([folder("t", ["sizes.json": plain])], gives: "@pad: 1;")
    check(
      [folder("t", ["config.json": ##"{"source": ["*"], "platforms": {}}"##, "s.json": plain])], gives: "@pad: 16;",
      reporting: [report])
  }

  @Test func collisionsAreSaidAndChosen() {
    let files: KeyValuePairs = [
      "brands/one/color.json": ##"{"x": {"value": "#000001", "type": "color"}}"##,
      "brands/two/color.json": ##"{"x": {"value": "#000002", "type": "color"}}"##,
      "size/x.json": ##"{"y": {"value": "1", "type": "number"}}"##,
    ]
    check(
      [folder("t", files)], gives: "@x: #000002;\n@y: 1;",
      reporting: ["'x' is in 'brands/one/color' and in 'brands/two/color', which is used"])
    check([folder("t", files)], gives: "@x: #000001;\n@y: 1;", choosing: ["brand=one"])
  }

  /// Each choice that the help of a collision prints takes one of the files, whatever they are called.
  @Test(arguments: [
    ("platforms/ios/c", "platforms/web/c", true), ("brand-a", "brand-b", true), ("a_b/Theme.x y", "a_b/Theme.z", true),
    ("it's-1", "it's-2", true), ("ios/c", "web/c", false), ("base", "extra", false), ("a=b-c", "a=b-d", false),
  ]) func theHelpOfACollisionCanBePasted(first: String, second: String, isChosen: Bool) {
    let files: KeyValuePairs = [
      "\(first).json": ##"{"x": {"value": "1", "type": "number"}}"##,
      "\(second).json": ##"{"x": {"value": "2", "type": "number"}}"##,
    ]
    let help = TokenImporter.read([folder("t", files)]).diagnostics.first?.help.first ?? ""
    let options = help.components(separatedBy: "--context ").dropFirst().map {
      $0.replacing(" or ", with: "").dropFirst().dropLast().replacing("'\\''", with: "'")
    }
    expectEqual(options.count, isChosen ? 2 : 0, "\(help)")
    for (option, value) in zip(options, 1...) {
      check([folder("t", files)], gives: "@x: \(value);", choosing: [String(option)])
    }
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
    for (first, second) in [("light", "dark"), ("colors", "colors.dark"), ("base/c", "dark/c"), ("x", "theme-dark")] {
      check([folder("t", ["\(second).json": dark, "\(first).json": light])], gives: sheet)
    }
    check([folder("a", ["x.json": light]), folder("b", ["y.json": dark], mode: "dark")], gives: sheet)
    // Counterparts differ in a word that chooses a side, wherever it stands; other files have other counterparts.
    for (first, second) in [
      ("light-color-scheme", "dark-color-scheme"), ("a.light.colors", "a.dark.colors"), ("bg", "dark-bg"),
    ] {
      let other = ##"{"x": {"value": "1", "type": "number"}}"##
      let files: KeyValuePairs = [
        "\(second).json": dark, "\(first).json": light, "light-sizes.json": other, "dark-sizes.json": other,
      ]
      check([folder("t", files)], gives: sheet.replacing("#FFFFFF;", with: "#FFFFFF;\n@x: 1;"))
    }
    // Folders that are named mean what they mean inside another one.
    for folders in [["t/light", "t/dark"], ["core", "x/dark"], ["/a/brand-light/", "/a/brand-dark/"]] {
      let sources = [folder(folders[0], ["c.json": light]), folder(folders[1], ["c.json": dark])]
      check(sources, gives: sheet)
      check(sources.reversed(), gives: sheet)
    }
    check(
      [folder("t", ["day.json": light, "special.json": dark])], gives: sheet, choosing: ["special=(appearance: dark)"])
    check(
      [folder("t/base", ["c.json": light]), folder("t/special", ["c.json": dark])], gives: sheet,
      choosing: ["special=(appearance: dark)"])
    check(
      [folder("t/os-a", ["c.json": light]), folder("t/os-b", ["c.json": dark])], gives: "@bg: #FFFFFF;",
      choosing: ["os=a"])
  }

  @Test func laterSourcesReplaceTokens() {
    let one = ##"{"x": {"value": "1", "type": "number"}, "y": {"value": "{x}", "type": "number"}}"##
    check(
      [
        folder("a", ["a.json": one]),
        folder("b", ["b.json": ##"{"x": {"value": "2", "type": "number"}}"##]),
      ], gives: "@x: 2;\n@y: @x;", reporting: ["'x' is in 'a' and in 'b', which is used"])
  }

  /// A name with two words means both: what it does not say stays as it is.
  @Test(arguments: [
    "light-high-contrast", "light-highcontrast", "light.hc", "theme-light-high", "light/high-contrast",
    "lightHighContrast", "high-contrast/light", "day_contrast",
  ]) func bothWordsOfANameCount(name: String) {
    func color(_ digits: String) -> String { ##"{"bg": {"value": "#\##(digits)", "type": "color"}}"## }
    let sheet = """
      @bg: #FFFFFF;

      @media (appearance: dark) {
        @bg: #000000;
      }

      @media (appearance: light) and (contrast: high) {
        @bg: #EEEEEE;
      }
      """
    let files: KeyValuePairs = [
      "light.json": color("ffffff"), "dark.json": color("000000"), "\(name).json": color("eeeeee"),
    ]
    check([folder("t", files)], gives: sheet)
    let sets = ##"""
      {"$metadata": {"tokenSetOrder": ["light", "dark", "\##(name)"]},
       "light": \##(color("ffffff")), "dark": \##(color("000000")), "\##(name)": \##(color("eeeeee"))}
      """##
    checkImport(
      TokenImporter.read(Array(sets.utf8), named: "x.json"), gives: sheet, reporting: [],
      sourceLocation: #_sourceLocation)
    guard !name.contains("/") else { return }
    let modes = ##"""
      {"bg": {"$type": "color", "$value": {"light": "#ffffff", "dark": "#000000",
        "\##(name)": "#eeeeee"}}}
      """##
    let isMode = !name.hasPrefix("theme")
    if isMode { checkTokens(modes, gives: sheet) }
  }

  @Test func otherWordsCountToo() {
    func number(_ value: Int) -> String { ##"{"x": {"value": "\##(value)", "type": "number"}}"## }
    check(
      [folder("t", ["base.json": number(1), "dark/hc/a.json": number(3), "dark/a.json": number(2)])],
      gives: """
        @x: 1;

        @media (appearance: dark) {
          @x: 2;
        }

        @media (appearance: dark) and (contrast: high) {
          @x: 3;
        }
        """)
    check(
      [folder("t", ["zero.json": number(1), "light.json": number(2)])],
      gives: """
        @x: 2;

        @media (appearance: dark) {
          @x: 1;
        }
        """)
    check(
      [folder("t", ["a.json": number(1), "b.json": number(2)])],
      gives: """
        @x: 1;

        @media (appearance: light) and (contrast: high) {
          @x: 2;
        }
        """, choosing: ["b=(appearance: light) and (contrast: high)"])
  }

  /// Files that are named mean what their folder means, in whatever order and from whatever folder.
  @Test func namedFilesAreAFolder() {
    func file(_ name: String, _ text: String) -> ImportSource {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      return ImportSource(name, [ImportFile(path: last, name: name, bytes: Array(text.utf8))], isFolder: false)
    }
    func color(_ digits: String) -> String { ##"{"bg": {"$value": "#\##(digits)", "$type": "color"}}"## }
    let sheet = """
      @bg: #FFFFFF;

      @media (appearance: dark) {
        @bg: #000000;
      }
      """
    for (light, dark) in [
      ("Light.tokens.json", "Dark.tokens.json"), ("dark/x/light.json", "dark/x/dark.json"),
      ("t/light/c.json", "t/dark/c.json"), ("c.json", "c.dark.json5"), ("a/light.json", "b/dark.json"),
    ] {
      let files = [file(light, color("ffffff")), file(dark, color("000000"))]
      check(files, gives: sheet)
      check(files.reversed(), gives: sheet)
    }
    // What all paths have in common chooses still.
    check(
      [file("t/brands/one/c.json", color("ffffff")), file("t/brands/two/c.json", color("000000"))],
      gives: "@bg: #FFFFFF;", choosing: ["brand=one"])
    check(
      [file("a.json", color("ffffff")), file("b.json", color("000000"))], gives: "@bg: #000000;",
      reporting: ["'bg' is in 'a' and in 'b', which is used"])
    check(
      [file("b.json", color("000000")), file("a.json", color("ffffff"))], gives: "@bg: #FFFFFF;",
      reporting: ["'bg' is in 'b' and in 'a', which is used"])
    check(
      [file("light.json", color("ffffff")), file("x-dark.json", color("111111")), file("dark.json", color("000000"))],
      gives: sheet, reporting: ["'bg' is in 'x-dark' and in 'dark', which is used"])
  }

  /// A file of another kind beside the tokens is named, and a damaged one is an error.
  @Test func nothingIsPassedOver() {
    let token = ImportFile(
      path: "a.json", name: "t/a.json", bytes: Array(##"{"x": {"value": "1", "type": "number"}}"##.utf8))
    let other = ImportFile(path: "b.yaml", name: "t/b.yaml", bytes: nil)
    check(
      [ImportSource("t", [token, other], isFolder: true)], gives: "@x: 1;",
      reporting: ["'b.yaml' is not read: only JSON and JSON5 are"])
    check([folder("t", ["a.json": "{", "b.json": "{}"])], gives: "", reporting: ["expected a name in quotes"])
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
