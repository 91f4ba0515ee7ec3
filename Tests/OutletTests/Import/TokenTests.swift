import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeExchange

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
        """, reporting: ["'space.large' is in 'rem'; a stylesheet has points, and 1 rem is written as 16"])
  }

  @Test func noTypeIsGuessed() {
    checkTokens(
      ##"{"a": {"$value": "#FF0000"}, "b": {"$value": 12}, "c": {"$type": "Color", "$value": "#000000"}}"##,
      gives: "@c: #000000;",
      reporting: [
        "'a' is left out: it has no type",
        "no tool knows the type 'Color'; 'c' is read as a colour, as it is written",
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
        @base-tint: rgba(255, 255, 255, 0.5); /* base.tint */

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
      """, gives: "",
      reporting: [
        "'a' refers to itself through another token", "'c' refers to itself",
        "'d' is left out: 'nothing' names no token", "'e' is left out: a colour has three components",
        "'f' is left out: a stylesheet has no unit 'em'",
        "a stylesheet has no values of the type 'shadow': 'g' is left out",
        "'i' is left out like 'e', to which it refers",
      ])
  }

  @Test(arguments: [#""base""#, "1", #""{}""#, "null"]) func extensionsAreReferences(target: String) {
    let base = ##""base": {"$type": "number", "$value": 1}"##
    let extending = #""$extends": \#(target)"#
    for json in [#"{\#(base), "a": {\#(extending)}}"#, "{\(base), \(extending)}"] {
      checkTokens(json, gives: "@base: 1;", reporting: ["'$extends' takes a reference such as '{group}'"])
    }
  }

  /// A broken rule of the form has another code than a token that a stylesheet cannot hold.
  @Test func faultsAndLossesHaveCodes() {
    func codes(_ json: String) -> [DiagnosticCode] {
      TokenImporter.read(Array(json.utf8), named: "x.json").diagnostics.map(\.code)
    }
    for fault in [
      "{", "[]", #"{"sets": {"s": {"sources": []}}}"#, #"{"modifiers": {"m": {"contexts": {"a": []}}}}"#,
      #"{"a": {"$value": 1}}"#, #"{"a": {"$type": "color", "$value": "{b}"}}"#,
      #"{"a": {"$type": "number", "$value": "{a}"}}"#, #"{"a": {"$extends": "{b}"}}"#,
      #"{"a": {"$type": "dimension", "$value": {"value": 0}}}"#, #"{"a": {}, "a": {}, "b": 1}"#,
    ] { expectEqual(Set(codes(fault)).subtracting([.notExpressible]), [.malformedImportSource], "\(fault)") }
    for loss in [
      "{}", #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}"#,
      #"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}}}"#,
    ] { expectEqual(Set(codes(loss)), [.notExpressible], "\(loss)") }
  }

  @Test func referencesStandAnywhere() {
    checkTokens(
      ##"""
      {"$type": "color",
       "a": {"$value": {"colorSpace": "srgb", "components": [0, 0.5, 1]}},
       "half": {"$type": "number", "$value": 0.5},
       "b": {"$value": {"colorSpace": {"$ref": "#/a/$value/colorSpace"},
         "components": {"$ref": "#/a/$value/components"}, "alpha": "{half}"}},
       "more": {"$ref": "#/base", "d": {"$value": "{a}"}},
       "base": {"c": {"$value": "{b}"}, "d": {"$value": "#000000"}},
       "both": {"$value": "#010203", "$ref": "#/a"}}
      """##,
      gives: """
        @a: #0080FF;
        @half: 0.5;
        @b: rgba(0, 128, 255, 0.5);

        @more-c: @b; /* more.c */
        @more-d: @a; /* more.d */

        @base-c: @b; /* base.c */
        @base-d: #000000; /* base.d */

        @both: #010203;
        """, reporting: ["'both' has a '$value' and a '$ref'; its '$value' is used"])
  }

  @Test func namesThatBreakTheRulesAreNamed() {
    checkTokens(
      """
      {"$type": "number", "s": {"1.5": {"$value": 1}, "1": {"5": {"$value": 2}}, "x": {"$value": "{s.1.5}"}},
       "a": {"$value": 1}, "a": {"$value": 2}}
      """,
      gives: """
        @s-1-5: 2; /* s.1.5 */
        @s-x: @s-1-5; /* s.x */

        @a: 2;
        """,
      reporting: [
        "a name has no '{', '}' or '.', as '1.5' has",
        "two tokens have the path 's.1.5'; the last one is used",
        "the name 'a' appears twice in one group; the last one is used",
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
        """, reporting: ["of the fonts of 'title.fontFamily' only the first is written"])
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
      reporting: ["the context 'b' is left out: its name says none of light, dark, elevated, high contrast and iPad"],
      files: ["base.json": ##"{"$type": "color", "bg": {"$value": "#FFFFFF"}, "fg": {"$value": "#333333"}}"##])
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
    checkTokens(##"{"bg": {"$type": "color", "$value": {"light": "#fff", "dark": "#000"}}}"##, gives: dark)
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
          @bg: rgba(0, 0, 0, 0.5);
        }
        """)
  }

  /// A light context or mode is the plain value, whatever the default is.
  @Test func aDarkDefaultIsNoPlainValue() {
    let expected = """
      @bg: #FFFFFF;

      @media (appearance: dark) {
        @bg: #000000;
      }
      """
    checkTokens(
      ##"""
      {"version": "2025.10", "sets": {},
       "modifiers": {"look": {"default": "dark", "contexts": {
         "dark": [{"bg": {"$type": "color", "$value": "#000000"}}],
         "light": [{"bg": {"$type": "color", "$value": "#FFFFFF"}}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/look"}]}
      """##, gives: expected)
    checkTokens(
      """
      {"variableCollections": {"c": {"defaultModeId": "1", "modes": [
          {"modeId": "1", "name": "Dark"}, {"modeId": "2", "name": "Light"}]}},
       "variables": {"v": {"name": "bg", "resolvedType": "COLOR", "variableCollectionId": "c",
         "valuesByMode": {"1": {"r": 0, "g": 0, "b": 0, "a": 1}, "2": {"r": 1, "g": 1, "b": 1, "a": 1}}}}}
      """, gives: expected)
  }

  @Test func resolversRefer() {
    checkTokens(
      ##"""
      {"version": "2025.11", "$defs": {"more": {"b": {"$type": "number", "$value": 2}}},
       "sets": {"all": {"sources": [{"$ref": "#/$defs/more"}, {"$ref": "t.json#/part"}, {"$ref": "#/sets/none"},
         {"$ref": "#/sets/own"}]}, "own": {"sources": []}},
       "modifiers": {"m": {"default": "none", "contexts": {"light": [], "dark": [{"$ref": "#/sets/own"}]}}},
       "resolutionOrder": [
         {"$ref": "#/sets/all"},
         {"$ref": "#/sets/own", "sources": [{"c": {"$type": "number", "$value": 3}}]}, {"$ref": "#/modifiers/m"}]}
      """##,
      gives: """
        @b: 2;
        @a: 1;
        @c: 3;
        """,
      reporting: [
        "a resolver has the 'version' \"2025.10\"", "'#/sets/none' names no set",
        "the default 'none' is not one of the contexts",
      ], files: ["t.json": ##"{"part": {"a": {"$type": "number", "$value": 1}}}"##])
  }

  /// A token that only some themes have is written for all, and says so; one name in two collections stays two.
  @Test func whatOnlySomeModesHaveIsSaid() {
    checkTokens(
      ##"""
      {"$themes": [{"name": "Light", "selectedTokenSets": {"l": "enabled"}},
                   {"name": "Dark", "selectedTokenSets": {"d": "enabled"}}],
       "l": {"a": {"value": "#FFF", "type": "color"}},
       "d": {"a": {"value": "#FFF", "type": "color"}, "b": {"value": "#000", "type": "color"}}}
      """##,
      gives: """
        @a: #FFFFFF;
        @b: #000000;
        """, reporting: ["'b' has no default value; its only value is used everywhere"])
    checkTokens(
      """
      {"variableCollections": {"c": {"name": "Base", "modes": []}, "d": {"name": "More", "modes": []}},
       "variables": {
         "v": {"name": "x", "resolvedType": "FLOAT", "variableCollectionId": "c", "valuesByMode": {"1": 1}},
         "w": {"name": "x", "resolvedType": "FLOAT", "variableCollectionId": "d", "valuesByMode": {"1": 2}},
         "u": {"name": "y", "resolvedType": "FLOAT", "variableCollectionId": "d",
           "valuesByMode": {"1": {"type": "VARIABLE_ALIAS", "id": "v"}}}}}
      """,
      gives: """
        @x: 1;

        @More-x: 2; /* More.x */

        @y: @x;
        """, reporting: ["two collections have a variable 'x'; the second is called 'More.x'"])
  }

  /// The same in the form that plugins write, in which an alias names its collection.
  @Test func collectionsKeepTheirVariables() {
    checkTokens(
      """
      {"collections": [
        {"name": "Looks", "modes": [
          {"name": "Dark", "variables": [{"name": "bg", "type": "color", "value": "#000000"}]},
          {"name": "Light", "variables": [{"name": "bg", "type": "color", "value": "#FFFFFF"}]}]},
        {"name": "More", "modes": [{"name": "Mode 1", "variables": [
          {"name": "bg", "type": "color", "value": "#FF0000"},
          {"name": "own", "type": "color", "isAlias": true, "value": {"collection": "More", "name": "bg"}},
          {"name": "other", "type": "color", "isAlias": true, "value": {"collection": "Looks", "name": "bg"}}]}]}]}
      """,
      gives: """
        @bg: #FFFFFF;

        @More-bg: #FF0000; /* More.bg */

        @own: @More-bg;
        @other: @bg;

        @media (appearance: dark) {
          @bg: #000000;
        }
        """, reporting: ["two collections have a variable 'bg'; the second is called 'More.bg'"])
  }

  /// Two collections of one name: their variables stay apart, and an alias means its own collection first.
  @Test func collectionsOfOneNameStayTwo() {
    let reports = ["two collections have a variable 'bg'; the second is called 'More.bg'"]
    let expected = """
      @bg: #000000;

      @More-bg: #FF0000; /* More.bg */
      @More-bg-2: #00FF00; /* More.bg-2 */

      @own: @More-bg-2;
      """
    checkTokens(
      """
      {"collections": [
        {"name": "More", "modes": [{"name": "m", "variables": [
          {"name": "bg", "type": "color", "value": "#000000"}]}]},
        {"name": "More", "modes": [{"name": "m", "variables": [
          {"name": "bg", "type": "color", "value": "#FF0000"}]}]},
        {"name": "More", "modes": [{"name": "m", "variables": [
          {"name": "bg", "type": "color", "value": "#00FF00"},
          {"name": "own", "type": "color", "isAlias": true, "value": {"collection": "More", "name": "bg"}}]}]}]}
      """, gives: expected, reporting: reports)
    checkTokens(
      """
      {"variableCollections": {"c": {"name": "More", "modes": []}, "d": {"name": "More", "modes": []},
          "e": {"name": "More", "modes": []}},
       "variables": {
         "u": {"name": "bg", "resolvedType": "COLOR", "variableCollectionId": "c", "valuesByMode": {"1": "#000000"}},
         "v": {"name": "bg", "resolvedType": "COLOR", "variableCollectionId": "d", "valuesByMode": {"1": "#FF0000"}},
         "w": {"name": "bg", "resolvedType": "COLOR", "variableCollectionId": "e", "valuesByMode": {"1": "#00FF00"}},
         "x": {"name": "own", "resolvedType": "COLOR", "variableCollectionId": "e",
           "valuesByMode": {"1": {"type": "VARIABLE_ALIAS", "id": "w"}}}}}
      """, gives: expected, reporting: reports)
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
        @tintColor_elevatedContrastLightkBackground: #010203;
        @tintColor_elevatedContrastDarkBackground: #F1F2F3;
        """, reporting: ["'tintColor' is a colour of the palette, which the stylesheet overrides"])
  }

  /// A variant that is imported by itself keeps its value in all spellings.
  @Test func variantsOfTheirOwnAreNotOverridden() {
    let variant = "tintColor_elevatedContrastLightBackground"
    checkTokens(
      ##"{"tintColor": {"$type": "color", "$value": "#010203"}, "\##(variant)": {"$type": "color", "$value": "#FF0000"}}"##,
      gives: """
        @\(variant): #FF0000;

        @tintColor: #010203;
        @tintColor_darkBackground: #010203;
        @tintColor_elevatedLightBackground: #010203;
        @tintColor_elevatedDarkBackground: #010203;
        @tintColor_contrastLightBackground: #010203;
        @tintColor_contrastDarkBackground: #010203;
        @tintColor_elevatedContrastDarkBackground: #010203;
        """, reporting: ["'tintColor' is a colour of the palette, which the stylesheet overrides"])
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
        @color-plain: #0000FF; /* color.plain */

        @size-s: 12; /* size.s */
        @size-sum: @size-s * 2; /* size.sum */
        """,
      reporting: [
        "'color.plain' has no type: its path and its value say 'color'",
        "'size.p' is left out: a stylesheet has no unit '%'",
      ])
  }

  /// Keys that Style Dictionary adds to a token are not read as its children.
  @Test func builtTokensAreRead() {
    checkTokens(
      ##"""
      {"a": {"$type": "color", "$value": "#aabbcc", "filePath": "x.json", "original": {"$value": "{b}"},
         "attributes": {"category": "color"}, "path": ["a"], "name": "A"},
       "b": {"$type": "color", "$value": "#aabbcc", "hover": {"$value": "#000"}}}
      """##,
      gives: """
        @a: #AABBCC;
        @b: #AABBCC;
        """, reporting: ["'b' is a token and has children, which are left out"])
  }

  @Test func computedValuesAreLeftOut() {
    checkTokens(
      ##"""
      {"base": {"value": "#336699", "type": "color"},
       "light": {"value": "{base}", "type": "color",
         "$extensions": {"studio.tokens": {"modify": {"type": "lighten", "value": "0.5", "space": "lch"}}}},
       "faint": {"value": "{base}", "type": "color",
         "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0.2"}}}},
       "old": {"value": "$base", "type": "color"}, "mix": {"value": "rgba({base}, 0.5)", "type": "color"}}
      """##,
      gives: """
        @base: #336699;
        @light: #9CAFCB;
        @faint: alpha(@base, 0.2);
        @mix: alpha(@base, 0.5);
        """,
      reporting: ["'old' is left out: it is computed from other tokens"])
  }

  @Test func namesAreMadeFitAndKept() {
    checkTokens(
      ##"{"$type": "color", "Brand/1 ✨": {"$value": "#000"}, "Brand-1": {"$value": "#111"}, "media": {"$value": "#222"}, "*/ x": {"$value": "#333"}}"##,
      gives: """
        @Brand-1: #000000; /* Brand/1 ✨ */

        @Brand-1-2: #111111;
        @Media: #222222; /* media */

        @x: #333333; /* * / x */
        """, reporting: ["'Brand/1 ✨' and 'Brand-1' would both be called '@Brand-1'; 'Brand-1' is called '@Brand-1-2'"])
  }

  // MARK: - Colours

  @Test func coloursHaveManySpellings() {
    let spellings: [(String, String)] = [
      ("\"rebeccapurple\"", "#663399"), ("\"Transparent\"", "rgba(0, 0, 0, 0.0)"), ("\"mediumpurple\"", "#9370DB"),
      ("\"palevioletred\"", "#DB7093"), ("\"#f08a\"", "rgba(255, 0, 136, 0.667)"),
      ("\"rgb(10 20 30 / 50%)\"", "rgba(10, 20, 30, 0.5)"), ("\"hsl(0.5turn, 100%, 25%)\"", "#008080"),
      ("\"hwb(200grad 0% 50%)\"", "#008080"), ("\"oklch(100% 0 none)\"", "#FFFFFF"), ("\"oklab(0 0 0)\"", "#000000"),
      ("\"lab(100 0 0)\"", "#FFFFFF"), ("\"lch(0% 0 0deg)\"", "#000000"),
      ("\"color(display-p3 1 1 1 / 0.2)\"", "rgba(255, 255, 255, 0.2)"), (#"{"r": 10, "g": 20, "b": 30}"#, "#0A141E"),
      (#"{"r": 1, "g": 0.5, "b": 0}"#, "#FF8000"), (#"{"h": 120, "s": 1, "l": 0.5, "a": 0.2}"#, "rgba(0, 255, 0, 0.2)"),
      (#"{"h": 120, "s": 100, "l": 50}"#, "#00FF00"),
      (#"{"colorSpace": "hsl", "components": [180, 100, 25]}"#, "#008080"),
    ]
    for (written, expected) in spellings {
      checkTokens(#"{"a": {"$type": "color", "$value": \#(written)}}"#, gives: "@a: \(expected);")
    }
  }

  @Test func noColourIsGuessed() {
    let spellings = [
      (#"{"colorSpace": "srgb", "components": [255, 0, 0]}"#, "a component is too small or too large for 'srgb'"),
      (#"{"colorSpace": "oklch", "components": [70, 0.1, 0]}"#, "a component is too small or too large for 'oklch'"),
      (#"{"colorSpace": "hsl", "components": [0, 120, 0]}"#, "a component is too small or too large for 'hsl'"),
      (#"{"colorSpace": "sRGB", "components": [1, 0, 0]}"#, "'sRGB' is not a colour space"),
      (#""hsl(120, 1, 0.5)""#, "a colour is an object, or a text such as '#0B6E99'"),
      (#""reddish""#, "a colour is an object, or a text such as '#0B6E99'"),
      ("7", "a colour is an object, and this is a number"),
    ]
    for (written, reason) in spellings {
      checkTokens(
        #"{"a": {"$type": "color", "$value": \#(written)}}"#, gives: "", reporting: ["'a' is left out: \(reason)"])
    }
    // Digits that stand beside what cannot be read are no guess.
    checkTokens(
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "cmyk", "components": [0, 0, 0, 1], "hex": "#0B6E99"}}}"##,
      gives: "@a: #0B6E99;", reporting: ["'a' is written as its 'hex' says: 'cmyk' is not a colour space"])
    checkTokens(
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alfa": 1}}}"##,
      gives: "@a: #000000;", reporting: ["a value of this type has no 'alfa', as in 'a'"])
  }

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
      expect(distance(got, wanted) <= 1, "\(json): \(got)")
    }
  }

  private func distance(_ first: Substring, _ second: Substring) -> Int {
    let values = [first, second].map { text in (0..<3).map { Int(text.dropFirst(2 * $0).prefix(2), radix: 16) ?? -9 } }
    return zip(values[0], values[1]).map { abs($0 - $1) }.max() ?? 9
  }
}
