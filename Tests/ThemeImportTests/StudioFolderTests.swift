import Testing
import ThemeImport

/// A folder that Tokens Studio writes, with a file for each set.
@Suite struct StudioFolderTests {
  private func check(
    _ files: KeyValuePairs<String, String>, gives definitions: String,
    reporting messages: [String] = [], location: SourceLocation = #_sourceLocation
  ) {
    let folder = files.map { set, text in
      ImportFile(place: set, name: "tokens/\(set).json", bytes: Array(text.utf8))
    }
    checkImport(
      TokenImporter.read(folder: folder, named: "tokens"), gives: definitions,
      reporting: messages, sourceLocation: location)
  }

  private let themes = """
    [{"name": "Light", "selectedTokenSets": {"core/colors": "source", "mode/light": "enabled"}},
     {"name": "Dark", "selectedTokenSets": {"core/colors": "source", "mode/dark": "enabled"}}]
    """

  @Test func filesAreSets() {
    check(
      [
        "$metadata": ##"{"tokenSetOrder": ["core/colors", "mode/light", "mode/dark"]}"##,
        "$themes": themes,
        "core/colors": ##"{"white": {"value": "#ffffff", "type": "color"}}"##,
        "mode/dark": ##"{"bg": {"$value": "#000000", "$type": "color"}}"##,
        "mode/light": ##"{"bg": {"$value": "{white}", "$type": "color"}}"##,
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
        "$metadata": ##"{"tokenSetOrder": ["z", "a/b"]}"##,
        "a/b": ##"{"x": {"value": "2", "type": "number"}}"##,
        "z": ##"{"x": {"value": "1", "type": "number"}, "y": {"value": "{x}", "type": "number"}}"##,
      ],
      gives: """
        @x: 2;
        @y: @x;
        """)
  }

  @Test func anotherFolderIsNone() {
    check(
      ["colors": ##"{"x": {"value": "1", "type": "number"}}"##], gives: "",
      reporting: ["a folder of Tokens Studio has a '$metadata.json' or a '$themes.json'"])
    check(
      ["$themes": themes, "core/colors": "{"], gives: "",
      reporting: ["expected a name in quotes"])
    check([:], gives: "")
  }
}
