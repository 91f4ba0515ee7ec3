import TestSupport
import Testing
import ThemeBase
import ThemeExchange

/// Files that are no tokens: lists of colours, exports of Material's theme builder, YAML.
@Suite struct PlainColorTests {
  @Test func flatColors() {
    checkTokens(
      ##"{"primary": "#6750A4", "on": {"primary": "rgb(255, 255, 255)", "link": "{primary}"}, "gap": "8px"}"##,
      gives: """
        @primary: #6750A4;

        @on-primary: #FFFFFF; /* on.primary */
        @on-link: @primary; /* on.link */

        @gap: 8;
        """)
    checkTokens(
      ##"{"light": {"ink": "#111111"}, "dark": {"ink": "#EEEEEE"}}"##,
      gives: """
        @ink: #111111;

        @media (appearance: dark) {
          @ink: #EEEEEE;
        }
        """, choosing: ["dark=(appearance: dark)"])
  }

  @Test func materialThemeBuilder() {
    checkTokens(
      ##"""
      {"description": "TYPE: CUSTOM", "seed": "#6750A4", "coreColors": {"primary": "#6750A4"},
       "extendedColors": [{"name": "Leaf", "color": "#00AA00", "description": "", "harmonized": true}],
       "schemes": {"light": {"primary": "#65558F"}, "light-medium-contrast": {"primary": "#493B72"},
         "light-high-contrast": {"primary": "#3D2F65"}, "dark": {"primary": "#CFBDFE"},
         "dark-high-contrast": {"primary": "#F5EDFF"}},
       "palettes": {"primary": {"40": "#6750A4"}}}
      """##,
      gives: """
        @primary: #65558F;
        @seed: #6750A4;

        @coreColors-primary: #6750A4; /* coreColors.primary */

        @extendedColors-Leaf: #00AA00; /* extendedColors.Leaf */

        @palettes-primary-40: #6750A4; /* palettes.primary.40 */

        @media (appearance: dark) {
          @primary: #CFBDFE;
        }

        @media (contrast: high) {
          @primary: #3D2F65;
        }

        @media (appearance: dark) and (contrast: high) {
          @primary: #F5EDFF;
        }
        """,
      reporting: ["the scheme 'light-medium-contrast' is left out: nothing says when 'medium' applies"])
  }

  @Test func yamlIsRefused() {
    for name in ["tokens.yaml", "tokens.yml"] {
      let result = TokenImporter.read(Array("color:\n  red: '#f00'\n".utf8), named: name)
      expectEqual(result.diagnostics.map(\.message), ["'\(name)' is YAML, and only JSON is read"])
      expectEqual(
        result.diagnostics.flatMap(\.help),
        ["make JSON of it first, as with: yq -o=json '\(name)' > 'tokens.json'"])
    }
  }

  @Test func typesOfOnesOwn() {
    checkTokens(
      ##"""
      {"s": {"$type": "size", "$value": "4px"}, "gap": {"$type": "marginSize", "$value": "{s}"},
       "pad": {"$type": "ourPadding", "$value": "8px"}, "both": {"$type": "dimension", "$value": "{pad}"},
       "x": {"$type": "ours", "$value": "auto"}, "tint": {"$type": "ours", "$value": "#FFF"},
       "b": {"$type": "color", "$value": "{tint}"}, "n": {"$type": "layer", "$value": 12},
       "y": {"$type": "shadow", "$value": "{s}"}}
      """##,
      gives: """
        @s: 4;
        @gap: @s;
        @pad: 8;
        @both: @pad;
        @tint: #FFFFFF;
        @b: @tint;
        @n: 12;
        """,
      reporting: [
        "no tool knows the type 'ourPadding'; 'pad' is read as a length, as its unit says",
        "a stylesheet has no values of the type 'ours': 'x' is left out",
        "no tool knows the type 'ours'; 'tint' is read as a colour, as it is written",
        "no tool knows the type 'layer'; 'n' is read as a number",
        "'y' is left out: it is of the type 'shadow' and 's' of the type 'size'",
      ])
  }

  /// Names and words that cost NUI the sheet.
  @Test func namesThatEveryTargetReads() {
    checkTokens(
      ##"{"media": {"$type": "color", "a": {"$value": "#101010"}}, "f": {"$type": "fontFamily", "$value": "android"}}"##,
      gives: "@Media-a: #101010; /* media.a */",
      reporting: ["'f' is left out: a stylesheet cannot spell its font"])
  }

  /// The values are those of the plugin's own tests, as the nearest colours of sRGB.
  @Test(arguments: [
    ("lighten", "srgb", "#FF4D70"), ("darken", "srgb", "#B30024"), ("mix", "srgb", "#C2143D"),
    ("lighten", "hsl", "#FF4D70"), ("darken", "hsl", "#B30024"),
  ]) func modifiersOfColors(_ type: String, _ space: String, _ color: String) {
    checkTokens(
      ##"""
      {"base": {"value": "#ff0033", "type": "color"}, "by": {"value": "0.3", "type": "number"},
       "x": {"value": "{base}", "type": "color", "$extensions": {"studio.tokens": {"modify":
         {"type": "\##(type)", "value": "{by}", "space": "\##(space)", "color": "#334455"}}}}}
      """##, gives: "@base: #FF0033;\n@by: 0.3;\n@x: \(color);")
  }

  @Test(arguments: [
    ("lighten", "p3", "color(display-p3 0.94 0.44 0.47)"), ("darken", "p3", "color(display-p3 0.64 0.14 0.17)"),
    ("mix", "p3", "color(display-p3 0.71 0.22 0.27)"), ("lighten", "lch", "lch(68.2 66.9 31.7)"),
    ("darken", "lch", "lch(38.2 66.9 31.7)"), ("mix", "lch", "lch(46.5 70.7 351)"),
  ]) func modifiersOfWideColors(_ type: String, _ space: String, _ color: String) {
    let json = ##"""
      {"x": {"value": "#ff0033", "type": "color", "$extensions": {"studio.tokens": {"modify":
         {"type": "\##(type)", "value": 0.3, "space": "\##(space)", "color": "#334455"}}}},
       "y": {"value": "\##(color)", "type": "color"}}
      """##
    let sheet = String(decoding: TokenImporter.read(Array(json.utf8), named: "x.json").sheet, as: UTF8.self)
    let digits = sheet.split(separator: "#").dropFirst().map { $0.prefix(6) }
    let channels = digits.map { text in (0..<3).map { Int(text.dropFirst($0 * 2).prefix(2), radix: 16) ?? -1 } }
    expectEqual(channels.count, 2, "\(sheet)")
    // The plugin's own texts have two or three digits.
    expect(zip(channels[0], channels[1]).allSatisfy { abs($0 - $1) <= 2 }, "\(sheet)")
  }

  @Test func otherModifiersAreNamed() {
    checkTokens(
      ##"""
      {"b": {"value": "#ff0033", "type": "color"}, "x": {"value": "{b}", "type": "color",
        "$extensions": {"studio.tokens": {"modify": {"type": "spin", "value": "0.5", "space": "oklch"}}}}}
      """##, gives: "@b: #FF0033;", reporting: ["'x' is left out: its modifier 'spin' in 'oklch' cannot be computed"])
  }
}
