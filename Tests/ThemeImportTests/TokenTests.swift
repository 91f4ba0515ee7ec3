import Foundation
import TestSupport
import Testing
import ThemeDiagnostics
import ThemeImport

/// Files of tokens as the reports and several tools write them.
@Suite struct TokenTests {
  // MARK: - The format

  @Test func groupsGiveTypes() {
    checkTokens(
      """
      {"color": {"$type": "color",
        "brand": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0.2], "hex": "#000000"}},
        "link": {"$value": "{color.brand}", "$description": "Links."},
        "old": {"$value": "{color.link}", "$deprecated": "use link"}},
       "space": {"$type": "dimension",
        "small": {"$value": {"value": 4, "unit": "px"}},
        "large": {"$value": {"value": 1.5, "unit": "rem"}}},
       "ratio": {"$type": "number", "$value": 1.25}}
      """,
      gives: """
        @color-brand: #FF0033; /* color.brand */
        /* Links. */
        @color-link: @color-brand; /* color.link */
        /* Deprecated: use link */
        @color-old: @color-link; /* color.old */

        @space-small: 4; /* space.small */
        @space-large: 24; /* space.large */

        @ratio: 1.25;
        """,
      reporting: [
        "'space.large' is in 'rem'; a stylesheet has points, and 1 rem is written as 16"
      ])
  }

  @Test func noTypeIsGuessed() {
    checkTokens(
      ##"{"a": {"$value": "#FF0000"}, "b": {"$value": 12}, "c": {"$type": "Color", "$value": "#000000"}}"##,
      gives: "",
      reporting: [
        "'a' is left out: it has no type",
        "a stylesheet has no values of the type 'Color': 'c' is left out",
      ])
  }

  @Test func rootsExtensionsAndPointers() {
    checkTokens(
      ##"""
      {"base": {"$type": "color", "$root": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
         "tint": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}}},
       "brand": {"$extends": "{base}", "tint": {"$value": "{base.$root}"}},
       "same": {"$type": "color", "$ref": "#/base/tint"},
       "mix": {"$type": "color", "$value": {"colorSpace": "srgb",
         "components": [{"$ref": "#/base/tint/$value/components/0"}, 0, 0]}}}
      """##,
      gives: """
        @base: #000000;
        @base-tint: rgba(255, 255, 255, 0.502); /* base.tint */

        @brand: #000000;
        @brand-tint: @base; /* brand.tint */

        @same: @base-tint;
        @mix: #FF0000;
        """)
  }

  @Test func faultsAreNamedWithTheirPlaces() {
    checkTokens(
      """
      {"$type": "color",
       "a": {"$value": "{b}"}, "b": {"$value": "{a}"}, "c": {"$value": "{c}"},
       "d": {"$value": "{nothing}"}, "e": {"$value": {"colorSpace": "srgb", "components": [1, 1]}},
       "f": {"$type": "dimension", "$value": {"value": 2, "unit": "em"}},
       "g": {"$type": "shadow", "$value": []}, "h": {"$type": "shadow", "$value": []},
       "i": {"$type": "number", "$value": "{e}"}}
      """,
      gives: "",
      reporting: [
        "'a' refers to itself through 1 others", "'c' refers to itself",
        "'d' is left out: 'nothing' names no token",
        "'e' is left out: a colour has three components",
        "'f' is left out: a stylesheet has no unit 'em'",
        "a stylesheet has no values of the type 'shadow': 'g' is left out",
      ])
  }

  @Test func typographyBecomesItsParts() {
    checkTokens(
      """
      {"size": {"$type": "dimension", "$value": {"value": 20, "unit": "px"}},
       "title": {"$type": "typography", "$value": {"fontFamily": ["Inter", "Arial"], "fontSize": "{size}",
         "fontWeight": "semi-bold", "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}}
      """,
      gives: """
        @size: 20;

        @title-font-family: Inter; /* title.font-family */
        @title-font-size: 20; /* title.font-size */
        @title-font-weight: 600; /* title.font-weight */
        @title-letter-spacing: 0; /* title.letter-spacing */
        @title-line-height: 1.2; /* title.line-height */
        """,
      reporting: ["of the fonts of 'title.fontFamily' only the first is written"])
  }

  // MARK: - Modes

  @Test func resolversGiveConditions() {
    checkTokens(
      ##"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
       "modifiers": {
         "appearance": {"default": "light", "contexts": {"light": [], "dark": [{"bg": {"$type": "color", "$value": "#000000"}}]}},
         "contrast": {"default": "normal", "contexts": {"normal": [], "high": [{"fg": {"$type": "color", "$value": "#111111"}}]}},
         "brand": {"default": "a", "contexts": {"a": [], "b": []}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/appearance"},
         {"$ref": "#/modifiers/contrast"}, {"$ref": "#/modifiers/brand"}]}
      """##,
      gives: """
        @bg: #FFFFFF;
        @fg: #333333;

        @media (appearance: dark) {
          @bg: #000000;
        }

        @media (contrast: high) {
          @fg: #111111;
        }
        """,
      reporting: [
        "the context 'b' is left out: a stylesheet knows light, dark, elevated and high contrast"
      ],
      files: [
        "base.json":
          ##"{"$type": "color", "bg": {"$value": "#FFFFFF"}, "fg": {"$value": "#333333"}}"##
      ])
  }

  @Test func modesOfOtherTools() {
    let dark = """
      @bg: #FFFFFF;

      @media (appearance: dark) {
        @bg: #000000;
      }
      """
    checkTokens(
      ##"{"bg": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "#000"}}}}"##,
      gives: dark)
    checkTokens(
      ##"{"bg": {"$type": "color", "$value": {"light": "#fff", "dark": "#000"}}}"##, gives: dark)
    checkTokens(
      """
      {"meta": {"variableCollections": {"c": {"defaultModeId": "1:0", "modes": [
          {"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}},
        "variables": {"v": {"name": "bg", "resolvedType": "COLOR", "variableCollectionId": "c",
          "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}}}}}
      """, gives: dark)
    checkTokens(
      ##"""
      {"variables": [{"id": "v", "name": "bg", "resolvedType": "COLOR",
        "valuesByMode": {"dark": "#000000", "light": "#FFFFFF"}}]}
      """##, gives: dark)
    checkTokens(
      ##"""
      {"$themes": [{"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
                   {"name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "light", "dark"]},
       "core": {"white": {"value": "#ffffff", "type": "color"}},
       "light": {"bg": {"value": "{white}", "type": "color"}},
       "dark": {"bg": {"value": "rgba(0, 0, 0, 0.5)", "type": "color"}}}
      """##,
      gives: """
        @white: #FFFFFF;
        @bg: @white;

        @media (appearance: dark) {
          @bg: rgba(0, 0, 0, 0.502);
        }
        """)
  }

  @Test func paletteColoursBecomeFamilies() {
    checkTokens(
      ##"{"tintColor": {"$type": "color", "$value": {"light": "#010203", "dark": "#F1F2F3"}}, "x": {"$type": "color", "$value": "{tintColor}"}}"##,
      gives: """
        @x: tintColor;

        @tintColor: #010203;
        @tintColor_darkBackground: #F1F2F3;
        @tintColor_elevatedLightBackground: #010203;
        @tintColor_elevatedDarkBackground: #F1F2F3;
        @tintColor_contrastLightBackground: #010203;
        @tintColor_contrastDarkBackground: #F1F2F3;
        @tintColor_elevatedContrastLightBackground: #010203;
        @tintColor_elevatedContrastDarkBackground: #F1F2F3;
        """,
      reporting: ["'tintColor' is a colour of the palette, which the stylesheet overrides"])
  }

  // MARK: - Older files

  @Test func styleDictionary() {
    checkTokens(
      ##"""
      {"color": {"base": {"red": {"value": "#F00", "type": "color", "comment": "Errors."}},
                 "text": {"value": "{color.base.red.value}", "type": "color"},
                 "plain": {"value": "#00F"}},
       "size": {"s": {"value": "12px", "type": "dimension"}, "p": {"value": "50%", "type": "dimension"},
                "sum": {"value": "{size.s} * 2", "type": "dimension"}}}
      """##,
      gives: """
        /* Errors. */
        @color-base-red: #FF0000; /* color.base.red */
        @color-text: @color-base-red; /* color.text */

        @size-s: 12; /* size.s */
        """,
      reporting: [
        "'color.plain' is left out: it has no type",
        "'size.p' is left out: a stylesheet has no unit '%'",
        "'size.sum' is left out: it is computed from other tokens",
      ])
  }

  @Test func namesAreMadeFitAndKept() {
    checkTokens(
      ##"{"$type": "color", "Brand/1 ✨": {"$value": "#000"}, "Brand-1": {"$value": "#111"}, "media": {"$value": "#222"}, "*/ x": {"$value": "#333"}}"##,
      gives: """
        @Brand-1: #000000; /* Brand/1 ✨ */

        @Brand-1-2: #111111;
        @media-value: #222222; /* media */

        @x: #333333; /* * / x */
        """,
      reporting: [
        "'Brand/1 ✨' and 'Brand-1' would both be called '@Brand-1'; 'Brand-1' is called '@Brand-1-2'"
      ])
  }

  // MARK: - Colours

  /// Every colour space of the fixtures gives the fixture's own hex digits, but for one step of rounding.
  @Test func spacesAreConverted() throws {
    let url = SharedFacts.url("reference/fixtures/colour-vectors.json")
    guard let data = try? Data(contentsOf: url) else { return }
    let vectors = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    for vector in try #require(vectors["dtcgColours"] as? [[String: Any]]) {
      let hex = try #require(vector["hex"] as? String)
      let color = try JSONSerialization.data(withJSONObject: vector)
      let json = #"{"c": {"$type": "color", "$value": \#(String(decoding: color, as: UTF8.self))}}"#
      let result = TokenImporter.read(Array(json.utf8), named: "x.json")
      let sheet = String(decoding: result.sheet, as: UTF8.self)
      let found = try #require(sheet.firstRange(of: "@c: #"), "\(json)")
      let (got, wanted) = (sheet[found.upperBound...].prefix(6), hex.dropFirst().prefix(6))
      #expect(distance(got, wanted) <= 1, "\(json): \(got)")
    }
  }

  private func distance(_ first: Substring, _ second: Substring) -> Int {
    let values = [first, second].map { text in
      (0..<3).map { Int(text.dropFirst(2 * $0).prefix(2), radix: 16) ?? -9 }
    }
    return zip(values[0], values[1]).map { abs($0 - $1) }.max() ?? 9
  }
}
