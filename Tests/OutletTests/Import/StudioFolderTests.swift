import Testing
import ThemeExchange

/// A folder that Tokens Studio writes, with a file for each set.
@Suite struct StudioFolderTests {
  private func check(
    _ files: KeyValuePairs<String, String>, gives definitions: String, reporting messages: [String] = [],
    choosing texts: [String] = [], location: SourceLocation = #_sourceLocation
  ) {
    checkImport(
      TokenImporter.read([folder("tokens", files)], choosing: choices(texts)), gives: definitions, reporting: messages,
      sourceLocation: location)
  }

  private let themes = """
    [{"name": "Light", "selectedTokenSets": {"core/colors": "source", "mode/light": "enabled"}},
     {"name": "Dark", "selectedTokenSets": {"core/colors": "source", "mode/dark": "enabled"}}]
    """

  @Test func filesAreSets() {
    check(
      [
        "$metadata.json": ##"{"tokenSetOrder": ["core/colors", "mode/light", "mode/dark"]}"##,
        "$themes.json": themes,
        "core/colors.json": ##"{"white": {"value": "#ffffff", "type": "color"}}"##,
        "mode/dark.json": ##"{"bg": {"$value": "#000000", "$type": "color"}}"##,
        "mode/light.json": ##"{"bg": {"$value": "{white}", "$type": "color"}}"##,
      ],
      gives: """
        @white: #FFFFFF;
        @bg: @white;

        @media (appearance: dark) {
          @bg: #000000;
        }
        """)
  }

  @Test func laterSetsCountOverEarlierOnes() {
    check(
      [
        "$metadata.json": ##"{"tokenSetOrder": ["z", "a/b"]}"##,
        "a/b.json": ##"{"x": {"value": "2", "type": "number"}}"##,
        "z.json": ##"{"x": {"value": "1", "type": "number"}, "y": {"value": "{x}", "type": "number"}}"##,
      ],
      gives: """
        @x: 2;
        @y: @x;
        """)
  }

  /// Of a folder that is for the dark as a whole the dark theme applies, in every run.
  @Test func aFolderForTheDarkGivesItsDarkTheme() {
    let plain = ##"""
      {"white": {"value": "#ffffff", "type": "color"}, "bg": {"value": "{white}", "type": "color"}}
      """##
    let files: KeyValuePairs = [
      "$themes.json": themes,
      "core/colors.json": ##"{"white": {"value": "#ffffff", "type": "color"}}"##,
      "mode/dark.json": ##"{"bg": {"value": "#000000", "type": "color"}}"##,
      "mode/light.json": ##"{"bg": {"value": "#eeeeee", "type": "color"}}"##,
    ]
    checkImport(
      TokenImporter.read([folder("a", ["a.json": plain]), folder("b", files, mode: "dark")]),
      gives: """
        @white: #FFFFFF;
        @bg: @white;

        @media (appearance: dark) {
          @bg: #000000;
        }
        """, reporting: [], sourceLocation: #_sourceLocation)
  }

  @Test func aDamagedFileIsAnError() {
    check(["$themes.json": themes, "core/colors.json": "{"], gives: "", reporting: ["expected a name in quotes"])
    check([:], gives: "")
  }

  /// Themes that set the same tokens are alternatives: the one for iOS applies, and another one can be chosen.
  @Test func platformsAreAlternatives() {
    let files: KeyValuePairs = [
      "$themes.json": """
      [{"name": "Global", "selectedTokenSets": {"global": "enabled"}},
       {"name": "Web", "selectedTokenSets": {"platform-web": "enabled"}},
       {"name": "iOS", "selectedTokenSets": {"platform-ios": "enabled"}},
       {"name": "Dark", "selectedTokenSets": {"dark": "enabled"}},
       {"name": "Light", "selectedTokenSets": {"light": "enabled"}}]
      """, "dark.json": ##"{"bg": {"value": "#000000", "type": "color"}}"##,
      "global.json": ##"{"unit": {"value": "4px", "type": "spacing"}}"##,
      "light.json": ##"{"bg": {"value": "#ffffff", "type": "color"}}"##,
      "platform-ios.json": ##"{"font": {"value": "SF Pro", "type": "fontFamilies"}}"##,
      "platform-web.json": ##"{"font": {"value": "Inter", "type": "fontFamilies"}}"##,
    ]
    func sheet(_ font: String) -> String {
      """
      @unit: 4;
      @bg: #FFFFFF;
      @font: \(font);

      @media (appearance: dark) {
        @bg: #000000;
      }
      """
    }
    let left = "the theme 'Web' is left out: its name says none of light, dark, elevated, high contrast and iPad"
    check(files, gives: sheet("SF Pro"), reporting: [left])
    check(files, gives: sheet("Inter"), choosing: ["platform=web"])
    check(files, gives: sheet("Inter"), choosing: ["theme=Web"])
    check(
      files, gives: "", reporting: ["'--context platform=android' chooses nothing", left],
      choosing: ["platform=android"])
  }

  @Test func groupsOfThemesAreChosen() {
    let files: KeyValuePairs = [
      "$themes.json": """
      [{"name": "A", "group": "Brand", "selectedTokenSets": {"a": "enabled"}},
       {"name": "B", "group": "Brand", "selectedTokenSets": {"b": "enabled"}}]
      """, "a.json": ##"{"x": {"value": "#000001", "type": "color"}}"##,
      "b.json": ##"{"x": {"value": "#000002", "type": "color"}}"##,
    ]
    check(
      files, gives: "@x: #000001;",
      reporting: ["the theme 'B' is left out: its name says none of light, dark, elevated, high contrast and iPad"])
    check(files, gives: "@x: #000002;", choosing: ["brand=b"])
    check(
      files,
      gives: """
        @x: #000001;

        @media (contrast: high) {
          @x: #000002;
        }
        """, choosing: ["B=(contrast: high)"])
  }
}
