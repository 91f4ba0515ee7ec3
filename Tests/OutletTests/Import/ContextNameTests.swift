import TestSupport
import Testing
import ThemeBase
import ThemeExchange

/// The situations that names of modes, themes, sets, files and schemes mean.
@Suite struct ContextNameTests {
  private static let dark = """
    @x: #111111;

    @media (appearance: dark) {
      @x: #EEEEEE;
    }
    """

  /// Pairs of which the first is light and the second dark.
  private static let pairs = [
    ("Light", "Dark"), ("Brand Light", "Brand Dark"), ("🌞 Brand Light", "🌚 Brand Dark"), ("iOS Light", "iOS Dark"),
    ("Light theme", "Dark theme"), ("acme/day", "acme/night"), ("brandLight", "brandDark"), ("Brand", "Brand Dark"),
    ("Acme (light)", "Acme (dark)"), ("Default", "iOS Dark"), ("High Contrast Light", "High Contrast Dark"),
  ]

  @Test(arguments: pairs) func modesAndThemes(_ light: String, _ dark: String) {
    checkTokens(
      ##"""
      {"variableCollections": {"c": {"name": "Color", "defaultModeId": "1", "modes": [
         {"modeId": "1", "name": "\##(light)"}, {"modeId": "2", "name": "\##(dark)"}]}},
       "variables": {"v": {"name": "x", "variableCollectionId": "c", "resolvedType": "COLOR",
         "valuesByMode": {"1": "#111111", "2": "#EEEEEE"}}}}
      """##, gives: Self.dark)
    let set = ##"{"x": {"value": "#111111", "type": "color"}}"##
    checkTokens(
      ##"""
      {"a": \##(set), "b": \##(set.replacing("#1", with: "#E").replacing("11111", with: "EEEEE")),
       "$themes": [{"name": "\##(light)", "selectedTokenSets": {"a": "enabled"}},
        {"name": "\##(dark)", "selectedTokenSets": {"a": "disabled", "b": "enabled"}}]}
      """##, gives: Self.dark)
  }

  @Test func modesBesideAPlainValue() {
    func token(_ modes: String) -> String {
      ##"{"x": {"$type": "color", "$value": "#111111", "$extensions": {"mode": {\##(modes)}}}}"##
    }
    checkTokens(token(##""Brand Light": "#111111", "Brand Dark": "#EEEEEE""##), gives: Self.dark)
    checkTokens(token(##""Brand Dark": "#EEEEEE""##), gives: Self.dark)
    // What all of them share tells them from the plain value.
    checkTokens(
      token(##""Dark": "#EEEEEE", "Dark High Contrast": "#FFFFFF""##),
      gives: Self.dark + """


        @media (appearance: dark) and (contrast: high) {
          @x: #FFFFFF;
        }
        """)
  }

  @Test(arguments: [
    ("brand-light", "brand-dark"), ("Brand Light", "Brand Dark"), ("light.brand", "dark.brand"), ("light/a", "dark/a"),
    ("brandLight", "brandDark"), ("app-theme-light", "other-dark"),
  ]) func filesAndFolders(_ light: String, _ dark: String) {
    let (first, second) = (
      ##"{"x": {"$type": "color", "$value": "#111111"}}"##, ##"{"x": {"$type": "color", "$value": "#EEEEEE"}}"##
    )
    checkImport(
      TokenImporter.read([folder("tokens", ["\(light).json": first, "\(dark).json": second])]), gives: Self.dark,
      reporting: [], sourceLocation: #_sourceLocation)
  }

  /// Two brands: which one applies is the user's choice, and the help can be pasted.
  @Test func anOpenChoiceIsPrinted() {
    let json = ##"""
      {"x": {"$type": "color", "$value": "#111111", "$extensions": {"mode": {
        "Acme Light": "#111111", "Acme Dark": "#EEEEEE", "Zoe's Light": "#222222", "Zoe's Dark": "#DDDDDD"}}}}
      """##
    let result = TokenImporter.read(Array(json.utf8), named: "x.json")
    expectEqual(
      result.diagnostics.map { "\($0.message); \($0.help.joined())" }.suffix(2),
      [
        """
        the mode 'Zoe's Light' is left out: nothing says when 'zoe' applies; choose it with \
        --context 'mode=Zoe'\\''s Light', or say when it applies: \
        --context 'Zoe'\\''s Light=(appearance: light)'
        """,
        """
        the mode 'Zoe's Dark' is left out: nothing says when 'zoe' applies; choose it with \
        --context 'mode=Zoe'\\''s Dark', or say when it applies: --context 'Zoe'\\''s Dark=(appearance: dark)'
        """,
      ])
    checkTokens(
      json, gives: Self.dark.replacing("EEEEEE", with: "DDDDDD"),
      reporting: [
        "the mode 'Acme Light' is left out: nothing says when 'acme' applies",
        "the mode 'Acme Dark' is left out: nothing says when 'acme' applies",
        "the mode 'Zoe's Light' is left out: nothing says when 'zoe' applies",
      ], choosing: ["Zoe's Dark=(appearance: dark)"])
  }

  @Test func setsWithoutMetadata() {
    checkTokens(
      ##"""
      {"core": {"ink": {"value": "#111111", "type": "color"}},
       "light": {"x": {"value": "{ink}", "type": "color"}},
       "dark": {"x": {"value": "#EEEEEE", "type": "color"}}}
      """##,
      gives: """
        @ink: #111111;
        @x: @ink;

        @media (appearance: dark) {
          @x: #EEEEEE;
        }
        """)
    // One reference that leads somewhere from the root, or nowhere at all: the names are groups.
    let result = TokenImporter.read(
      Array(
        ##"{"core": {"ink": {"value": "1", "type": "number"}}, "b": {"x": {"value": "{ink}", "type": "number"}, "y": {"value": "{core.ink}", "type": "number"}}}"##
          .utf8), named: "x.json")
    expectEqual(result.diagnostics.map(\.message), ["'b.x' is left out: 'ink' names no token"])
    expectEqual(result.diagnostics.flatMap(\.help), ["did you mean 'core.ink'?"])
  }

  /// A theme that only refers to a set does not say when it applies.
  @Test func sourcesOfOneThemeAreSetsOfAnother() {
    checkTokens(
      ##"""
      {"light": {"x": {"value": "#111111", "type": "color"}}, "dark": {"x": {"value": "#EEEEEE", "type": "color"}},
       "more": {"y": {"value": "1", "type": "number"}},
       "$themes": [{"name": "Light", "group": "c", "selectedTokenSets": {"light": "enabled"}},
        {"name": "Dark", "group": "c", "selectedTokenSets": {"dark": "enabled"}},
        {"name": "s", "group": "s", "selectedTokenSets": {"light": "source", "dark": "source", "more": "enabled"}}]}
      """##, gives: Self.dark.replacing("111;", with: "111;\n@y: 1;"))
  }
}
