import TestSupport
import Testing
import ThemeBase
import ThemeExchange

/// Contexts that the user chooses, or says when they apply.
@Suite struct TokenContextTests {
  private let resolver = ##"""
    {"version": "2025.10",
     "sets": {"s": {"sources": [{"x": {"$type": "number", "$value": 1}}]}},
     "modifiers": {
       "size": {"contexts": {
         "desktop": [{"x": {"$type": "number", "$value": 2}}],
         "mobile": [{"x": {"$type": "number", "$value": 3}}]}},
       "theme": {"default": "light", "contexts": {
         "light": [], "light_ax": [{"y": {"$type": "number", "$value": 5}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/size"}, {"$ref": "#/modifiers/theme"}]}
    """##

  private func left(_ name: String) -> String {
    let reason =
      name == "light_ax"
      ? "nothing says when 'ax' applies" : "its name says none of light, dark, elevated, high contrast and iPad"
    return "the context '\(name)' is left out: \(reason)"
  }

  @Test func aContextOfAModifierIsChosen() {
    let without = "a modifier without a default context is left out"
    checkTokens(resolver, gives: "@x: 1;", reporting: [without, left("desktop"), left("mobile"), left("light_ax")])
    checkTokens(resolver, gives: "@x: 3;", reporting: [left("light_ax")], choosing: ["size=mobile"])
    checkTokens(resolver, gives: "@x: 2;\n@y: 5;", choosing: ["Size=Desktop", "theme=light_ax"])
  }

  /// Spectrum writes a value for each of several sets, which other tokens name by the token.
  @Test func aTokenHasValuesInSets() {
    func token(_ values: KeyValuePairs<String, String>) -> String {
      let sets = values.map { ##""\##($0)": {"value": "\##($1)", "uuid": "u"}"## }.joined(separator: ", ")
      return ##"{"component": "c", "$schema": "https://x/set.json", "sets": {\##(sets)}}"##
    }
    let file = ##"""
      {"bg-color": \##(token(["light": "#ffffff", "dark": "#000000", "wireframe": "#999999"])),
       "own-color": {"$schema": "https://x/alias.json", "value": "{bg-color}"},
       "field-width": \##(token(["desktop": "16px", "mobile": "20px"]))}
      """##
    let type = "'bg-color' has no type: its path and its value say 'color'"
    checkTokens(
      file,
      gives: """
        @bg-color: #FFFFFF;
        @own-color: @bg-color;
        @field-width: 20;

        @media (appearance: dark) {
          @bg-color: #000000;
        }
        """,
      reporting: [type]
        + ["wireframe", "desktop"].map {
          "the mode '\($0)' is left out: its name says none of light, dark, elevated, high contrast and iPad"
        })
  }

  /// A number may be another number, and a text the name of a font; neither has the name of a colour of the palette.
  @Test func referencesLeadToWhatIsWrittenAlike() {
    checkTokens(
      ##"""
      {"space": {"$type": "dimension", "$value": "16px"}, "bold": {"$type": "fontWeight", "$value": 700},
       "ui": {"$type": "fontFamily", "$value": "Inter"}, "line": {"$type": "lineHeight", "$value": "{space}"},
       "weight": {"$type": "number", "$value": "{bold}"}, "text": {"$type": "string", "$value": "{ui}"}}
      """##,
      gives: """
        @space: 16;
        @bold: 700;
        @ui: Inter;
        @line-value: @space; /* line */
        @weight: @bold;
        @text: @ui;
        """)
  }

  @Test func aContextGetsACondition() {
    checkTokens(
      ##"{"x": {"$type": "number", "$value": {"light": 1, "dim": 2}}}"##,
      gives: """
        @x: 1;

        @media (appearance: dark) and (contrast: high) {
          @x: 2;
        }
        """, choosing: ["dim=(appearance: dark) and (contrast: high)"])
    checkTokens(
      ##"{"x": {"$type": "number", "$value": 1, "$extensions": {"mode": {"tablet": 2}}}}"##,
      gives: """
        @x: 1;

        @media (device: ipad) {
          @x: 2;
        }
        """, choosing: ["tablet=(device: ipad)"])
  }

  /// Only what some condition names has tables of its own, and a token that one situation alone has may name more.
  @Test func aModeIsReadOfATokenThatOneSituationHas() {
    checkTokens(
      ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"x": {"$type": "number", "$value": 1}}]}},
       "modifiers": {"contrast": {"default": "normal", "contexts": {"normal": [], "high": [
         {"x": {"$type": "number", "$value": 3, "$extensions": {"mode": {"dark": 4}}}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/contrast"}]}
      """##,
      gives: """
        @x: 1;

        @media (contrast: high) {
          @x: 3;
        }

        @media (appearance: dark) and (contrast: high) {
          @x: 4;
        }
        """)
  }

  @Test func aModeOfACollectionIsChosen() {
    checkTokens(
      ##"""
      {"variableCollections": {"c": {"name": "Brand", "defaultModeId": "1", "modes": [
         {"modeId": "1", "name": "One"}, {"modeId": "2", "name": "Two"}]}},
       "variables": {"v": {"name": "x", "variableCollectionId": "c", "resolvedType": "FLOAT",
         "valuesByMode": {"1": 1, "2": 2}}}}
      """##, gives: "@x: 2;", choosing: ["brand=two"])
  }

  /// A colour of the palette is written for each background, but not for one that has a token of its own.
  @Test func variantsOfThePalette() {
    let colors = [("tintColor", "#111111"), ("tintColor_darkBackground", "#222222")]
    let tokens = colors.map { "\"\($0.0)\": {\"$type\": \"color\", \"$value\": \"\($0.1)\"}" }
    for tokens in [tokens, tokens.reversed()] {
      let result = TokenImporter.read(Array("{\(tokens.joined(separator: ", "))}".utf8), named: "x.json")
      let lines = String(decoding: result.sheet, as: UTF8.self).split(separator: "\n")
      expectEqual(lines.filter { $0.hasPrefix("@tintColor_darkBackground:") }, ["@tintColor_darkBackground: #222222;"])
    }
  }

  /// Modes that stand beside each other without a name for what they are.
  @Test func aMissedModeIsToldTheOthers() {
    let tokens = ##"{"x": {"$type": "number", "$value": 1, "$extensions": {"mode": {"Large": 1, "Small": 2}}}}"##
    let result = TokenImporter.read(Array(tokens.utf8), named: "x.json", choosing: choices(["mode=Larg"]))
    expect(result.diagnostics.contains { $0.help == ["'mode' is one of: Large, Small"] })
  }

  @Test func choicesThatMeetNothingAreErrors() {
    for (text, message) in [
      ("size=tablet", "'--context size=tablet' chooses nothing"),
      ("brand=x", "'--context brand=x' chooses nothing"),
      ("sepia=(appearance: dark)", "'--context sepia=(appearance: dark)' chooses nothing"),
    ] {
      let result = TokenImporter.read(Array(resolver.utf8), named: "x.resolver.json", choosing: choices([text]))
      expect(result.sheet.isEmpty)
      expect(result.diagnostics.contains { $0.message == message && $0.severity == .error })
      expect(!text.contains("(") || result.diagnostics.contains { $0.help.contains { $0.hasSuffix("'sepia'") } })
    }
    var choices = ContextChoices()
    for text in ["size", "=x", "a=", "a=(appearance: sepia)", "a=(device: ipad) and (device: iphone)", "a=(", ""] {
      let isUnderstood = choices.add(text)
      expect(!isUnderstood || text == "a=(", "\(text)")
    }
  }

  /// Groups of one file, which nothing else may tell from shades.
  @Test func groupsAreAlternativesByTheUsersWord() {
    let groups = ##"""
      {"light": {"$type": "color", "ink": {"$value": "#111111"}, "link": {"$value": "{light.ink}"}},
       "dark": {"$type": "color", "ink": {"$value": "#FAFAFA"}, "link": {"$value": "{dark.ink}"}}}
      """##
    checkTokens(
      groups,
      gives: """
        @light-ink: #111111; /* light.ink */
        @light-link: @light-ink; /* light.link */

        @dark-ink: #FAFAFA; /* dark.ink */
        @dark-link: @dark-ink; /* dark.link */
        """)
    checkTokens(
      groups,
      gives: """
        @ink: #111111;
        @link: @ink;

        @media (appearance: dark) {
          @ink: #FAFAFA;
        }
        """, choosing: ["dark=(appearance: dark)"])
    checkTokens(
      ##"""
      {"color": {"$type": "color", "base": {"ink": {"$value": "#111111"}}, "night owl": {"ink": {"$value": "#FAFAFA"}}},
       "text": {"$type": "color", "$value": "{color.base.ink}"}}
      """##,
      gives: """
        @color-base-ink: #111111; /* color.base.ink */
        @color-night-owl-ink: #FAFAFA; /* color.night owl.ink */
        @color-ink: #111111; /* color.ink */

        @text: @color-base-ink;

        @media (appearance: dark) {
          @color-ink: #FAFAFA;
        }
        """, choosing: ["night owl=(appearance: dark)"])
  }
}
