import TestSupport
import Testing
import ThemeBase
import ThemeExchange

/// Files that break the rules of their form: each is told, and none passes for a good one.
@Suite struct InvalidTokenTests {
  /// A later source makes a token of a group, or a group of a token.
  @Test func tokensAndGroupsOfOnePath() {
    func resolver(_ first: String, _ second: String) -> String {
      ##"""
      {"version": "2025.10", "resolutionOrder": [
         {"type": "set", "name": "s", "sources": [{"z": {"$type": "color", "$value": "#333"}, "bg": \##(first)}]},
         {"type": "modifier", "name": "m", "contexts": {"light": [{"bg": \##(second)}], "dark": [{"bg": \##(second)}]}}]}
      """##
    }
    let group = ##"{"avatar": {"$type": "color", "$value": "#111111"}}"##
    let token = ##"{"$type": "color", "$value": "#222222"}"##
    checkTokens(
      resolver(group, token),
      gives: """
        @z: #333333;
        @bg: #222222;
        """, reporting: ["'bg' is a token here and a group in an earlier source; the group's tokens are left out"])
    checkTokens(
      resolver(token, group),
      gives: """
        @z: #333333;

        @bg-avatar: #111111; /* bg.avatar */
        """, reporting: ["'bg' is a group here and a token in an earlier source; the token is left out"])
  }

  @Test func unknownMembersAreNamed() {
    checkTokens(
      ##"""
      {"a": {"value": "#ffffff", "type": "color", "weight": 3, "attributes": {"x": 1}, "comment": "c"},
       "b": {"$type": "color", "$value": "#000000", "$mix": 1, "weight": 3, "$extensions": {},
         "$description": "d", "$deprecated": false}}
      """##,
      gives: """
        /* c */
        @a: #FFFFFF;
        /* d */
        @b: #000000;
        """,
      reporting: [
        "a token has no 'weight', as 'a' has: it is not read",
        "a token has no '$mix', as 'b' has: it is not read",
      ])
  }

  /// Primer writes how opaque a colour is beside its value.
  @Test func opacityBesideAValueIsRead() {
    checkTokens(
      ##"""
      {"none": {"value": "#ffffff", "type": "color", "alpha": 0},
       "half": {"$type": "color", "$value": "{none}", "alpha": 0.5},
       "full": {"$type": "color", "$value": "{half}"},
       "wrong": {"$type": "number", "$value": 1, "alpha": 0.5}}
      """##,
      gives: """
        @none: rgba(255, 255, 255, 0.0);
        @half: rgba(255, 255, 255, 0.5);
        @full: @half;
        @wrong: 1;
        """, reporting: ["the 'alpha' of 'wrong' is not read: it is a number from 0 to 1 beside a colour"])
  }

  @Test func referencesEndAtTheirOwnType() {
    checkTokens(
      ##"""
      {"n": {"$type": "number", "$value": 750}, "w": {"$type": "fontWeight", "$value": "{n}"},
       "v": {"$type": "fontWeight", "$value": 700}, "l": {"$type": "dimension", "$value": {"value": 3, "unit": "px"}},
       "t": {"$type": "typography", "$value": {"fontWeight": "{n}", "fontSize": "{l}", "lineHeight": "{l}"}},
       "u": {"$type": "typography", "$value": {"fontWeight": "{v}", "fontSize": "{v}", "lineHeight": "{n}"}}}
      """##,
      gives: """
        @n: 750;
        @v: 700;
        @l: 3;

        @t-font-size: 3; /* t.font-size */
        @t-line-height: 3; /* t.line-height */

        @u-font-weight: 700; /* u.font-weight */
        @u-line-height: 750; /* u.line-height */
        """,
      reporting: [
        "'w' is left out: it is of the type 'fontWeight' and 'n' of the type 'number'",
        "'t.fontWeight' is left out: its reference leads to a token of the type 'number'",
        "'u.fontSize' is left out: its reference leads to a token of the type 'fontWeight'",
      ])
  }

  @Test func tokensExtendNothing() {
    checkTokens(
      ##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 2, "$extends": "{a}"}}"##,
      gives: """
        @a: 1;
        @b: 2;
        """, reporting: ["only a group has '$extends', and 'b' is a token"])
  }

  /// Tools of older forms write all values as texts.
  @Test func textsForNumbersAreNoted() {
    let tokens = ##"""
      {"a": {"TYPE": "number", "VALUE": "100"}, "b": {"TYPE": "fontWeight", "VALUE": "700"},
       "c": {"TYPE": "fontWeight", "VALUE": "bold"}}
      """##
    let sheet = """
      @a: 100;
      @b: 700;
      @c: 700;
      """
    let older = tokens.replacing("TYPE", with: "type").replacing("VALUE", with: "value")
    checkTokens(older, gives: sheet)
    checkTokens(
      tokens.replacing("TYPE", with: "$type").replacing("VALUE", with: "$value"), gives: sheet,
      reporting: [
        "'a' is a text that is read as a number: write it without quotes",
        "'b' is a text that is read as a font weight: write it without quotes",
      ])
  }

  @Test func digitsBesideAColourAreSix() {
    func color(_ hex: String) -> String {
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": \##(hex)}}}"##
    }
    for hex in [##""#abcde""##, ##""#abcdeg""##, ##""abcdef0""##, ##""#abcdef00""##, "1"] {
      checkTokens(
        color(hex), gives: "@a: #000000;",
        reporting: ["the 'hex' of a colour is '#' and six digits, and that of 'a' is not"])
    }
    checkTokens(color(##""#000000""##), gives: "@a: #000000;")
  }

  @Test func damagedResolversAreErrors() {
    let order = ["a resolver has a 'resolutionOrder', which is an array"]
    for json in [
      #"{"version": "2025.10"}"#, #"{"version": "2025.10", "resolutionOrder": {"foo": "bar"}}"#,
      #"{"resolutionOrder": 1}"#, #"{"modifiers": {"m": {"contexts": {}}}}"#,
    ] { checkTokens(json, gives: "", reporting: order) }
    let result = TokenImporter.read(Array("{}".utf8), named: "x.resolver.json")
    expectEqual(result.diagnostics.map(\.message), order)
    checkTokens(
      ##"""
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}, {"$ref": "#/sets/s"}, {"$ref": "#/sets/t"}],
       "sets": {"s": {"sources": {"a": 1}}, "t": {}},
       "modifiers": {"m": {"contexts": {"light": [], "dark": {"$ref": "dark.json"}}}}}
      """##, gives: "", reporting: ["the sources of a set or context are an array"])
  }

  /// An empty stylesheet would pass for a good one.
  @Test func nothingIsAnError() {
    for (json, reason) in [
      ("{}", "there are no tokens"), (#"{"a": "b", "c": "d"}"#, "there are no tokens"),
      (##"{"a": {"$value": "#000"}}"##, "none of the tokens can be written"),
    ] {
      let result = TokenImporter.read(Array(json.utf8), named: "x.json")
      let errors = result.diagnostics.filter { $0.severity == .error }
      expectEqual(errors.map(\.message), ["nothing is imported: \(reason)"])
      expect(result.sheet.isEmpty)
    }
    let set = ImportFile(path: "a.colorset", name: "a", bytes: Array(#"{"colors": []}"#.utf8))
    for (files, reason) in [([], "there are no colour sets"), ([set], "none of the colour sets can be written")] {
      let result = CatalogImporter.read(files, named: "x.xcassets")
      let errors = result.diagnostics.filter { $0.severity == .error }
      expectEqual(errors.map(\.message), ["nothing is imported: \(reason)"])
      expect(result.sheet.isEmpty)
    }
  }
}
