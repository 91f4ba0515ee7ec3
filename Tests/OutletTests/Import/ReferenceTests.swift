import Testing

/// References to groups, to places outside of the tokens and into other files.
@Suite struct ReferenceTests {
  @Test func groupsReferIntoOtherFiles() {
    checkTokens(
      ##"""
      {"color": {"$ref": "./base/colors.json#/base/color",
         "black": {"$type": "color", "$value": "#000001"},
         "blue": {"1": {"$type": "color", "$value": "#0000FF"}, "$ref": "base/colors.json#/base/color/blue"}},
       "size": {"$ref": "base/size.json"}, "one": {"$ref": "base/size.json#/large"}}
      """##,
      gives: """
        @color-black: #000001; /* color.black */
        @color-blue-0: #000080; /* color.blue.0 */
        @color-blue-1: #0000FF; /* color.blue.1 */
        @color-ink: @color-black; /* color.ink */

        @size-small: 4; /* size.small */
        @size-large: 8; /* size.large */

        @one: 8;
        """,
      files: [
        "base/colors.json": ##"""
        {"base": {"color": {"$type": "color", "black": {"$value": "#000"},
          "blue": {"$ref": "../more.json#/blue"}, "ink": {"$value": "{color.black}"}}}}
        """##, "more.json": ##"{"blue": {"$type": "color", "0": {"$value": "#000080"}, "1": {"$ref": "#/blue/0"}}}"##,
        "base/size.json": ##"""
        {"$type": "dimension", "small": {"$value": {"value": 4, "unit": "px"}},
         "large": {"$type": "dimension", "$value": {"value": {"$ref": "#/$defs/eight"}, "unit": "px"}},
         "$defs": {"eight": 8}}
        """##,
      ])
  }

  @Test func pointersNameAnyPlace() {
    checkTokens(
      ##"""
      {"color": {"$type": "color", "red": {"$ref": "#/$defs/red"}, "dark": {"$ref": "#/$defs/reds"},
         "raw": {"$ref": "#/$defs/red/$value", "$description": "Raw."},
         "part": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/$defs/red/$value/components"}}}},
       "base": {"$extends": "#/$defs/reds", "$type": "color"},
       "typed": {"$type": {"$ref": "#/color/$type"}, "$value": "#010203"},
       "$defs": {"red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
         "reds": {"1": {"$value": "#800000"}, "2": {"$ref": "#/$defs/red", "$description": "Two."}}}}
      """##,
      gives: """
        @color-red: #FF0000; /* color.red */
        @color-dark-1: #800000; /* color.dark.1 */
        /* Two. */
        @color-dark-2: #FF0000; /* color.dark.2 */
        /* Raw. */
        @color-raw: #FF0000; /* color.raw */
        @color-part: #FF0000; /* color.part */

        @base-1: #800000; /* base.1 */
        /* Two. */
        @base-2: #FF0000; /* base.2 */

        @typed: #010203;
        """)
  }

  @Test func aReferenceAloneMayNameAGroup() {
    checkTokens(
      ##"{"a": {"$ref": "#/b"}, "b": {"$type": "number", "c": {"$value": 1}}}"##,
      gives: """
        @a-c: 1; /* a.c */

        @b-c: 1; /* b.c */
        """)
  }

  @Test func resolversReferToPlaces() {
    checkTokens(
      ##"""
      {"version": "2025.10", "$defs": {"w": {"$type": "number", "$value": 3}},
       "resolutionOrder": [{"type": "set", "name": "s", "sources": [
         {"a": {"$ref": "#/$defs/w"}, "b": {"$ref": "t.json#/x"}}]}]}
      """##,
      gives: """
        @a: 3;
        @b: 4;
        """, files: ["t.json": ##"{"x": {"$type": "number", "$value": 4}}"##])
  }

  @Test func referencesThatLeadNowhereAreNamed() {
    checkTokens(
      ##"""
      {"$type": "number", "a": {"$ref": "none.json#/a"}, "b": {"$ref": "#/$defs/none"},
       "c": {"$ref": "../x.json"}, "d": {"$ref": 23}, "e": {"$ref": "#/$defs/e"},
       "$defs": {"e": {"x": {"$ref": "#/$defs/e"}}}, "z": {"$value": 1}}
      """##, gives: "@z: 1;",
      reporting: [
        "cannot read 'none.json'", "'#/$defs/none' leads nowhere",
        "'../x.json' is left out: only files below the first one's folder are read",
        "a '$ref' is a text such as '#/color/brand'", "'#/$defs/e' leads back to itself",
      ])
  }

  @Test func groupsThatExtendEachOtherAreNamed() {
    checkTokens(
      ##"""
      {"a": {"$extends": "{b}", "x": {"$type": "number", "$value": 1}},
       "b": {"$extends": "{a}", "y": {"$type": "number", "$value": 2}}}
      """##,
      gives: """
        @a-y: 2; /* a.y */
        @a-x: 1; /* a.x */

        @b-x: 1; /* b.x */
        @b-y: 2; /* b.y */
        """, reporting: ["'a' extends itself through 'b'"])
    checkTokens(
      ##"{"a": {"x": {"$type": "number", "$value": 1}, "b": {"$extends": "{a}"}}}"##, gives: "@a-x: 1; /* a.x */",
      reporting: ["'a' is extended by 'a.b', which is part of it"])
  }

  /// Two sources of one group may extend the same one, and each has tokens of it.
  @Test func everySourceOfAGroupIsExtended() {
    checkTokens(
      ##"""
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
         {"a": {"$type": "number", "x": {"$value": 1}, "y": {"$value": 1}}, "b": {"$extends": "{a}"}},
         {"a": {"$type": "number", "y": {"$value": 2}}, "b": {"$extends": "{a}"}}]}]}
      """##,
      gives: """
        @a-x: 1; /* a.x */
        @a-y: 2; /* a.y */

        @b-x: 1; /* b.x */
        @b-y: 2; /* b.y */
        """)
  }
}
