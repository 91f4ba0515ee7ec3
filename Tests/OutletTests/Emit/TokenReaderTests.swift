import Foundation
import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeTable

/// Token files are read by other people's tools from PyPI: `tokenmoulds` reads the format, `coloraide` the colours.
@Suite struct TokenReaderTests {
  private static let theme = """
    @brand: #0B6E99;
    @ink: #112233;
    @media (appearance: dark) { @ink: #AABBCC; }
    @media (appearance: dark) and (contrast: high) { @ink: #FFFFFF; }
    @media (level: elevated) { @brand: rgba(1, 2, 3, 0.25); }
    /* The colour of links. */
    @accent: @ink;
    /* Deprecated: use @accent */
    @anchor: @accent;
    @size: 17;
    @gap: @size;
    Label { font-color: @accent; }
    """

  private func compile(_ text: String) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    return Compiler.compile(sources, options: CompilerOptions())
  }

  /// Writes a theme's token files into a new folder.
  private func write(_ theme: Compilation) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-tokens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard case .folder(let files) = OutputForm.tokenFiles.emit(theme, EmissionOptions()).content else { return folder }
    for file in files { try Data(file.bytes).write(to: folder.appending(path: file.path)) }
    return folder
  }

  /// A reader of the format finds every token with its type, notes and value, and every reference leads to one.
  @Test func aReaderFindsEveryToken() throws {
    let program = """
      import json, pathlib
      from tokenmoulds.dtcg.reference_resolver import resolve_references
      result = {}
      for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
          file, _, messages = resolve_references(tokenmoulds.dtcg.parse_tokens(path), strict=True)
          assert not messages and not file.groups, (messages, file.groups)
          for name, token in file.tokens.items():
              value = token.value if token.type.value == "number" else [
                  token.value.color_space, token.value.hex, round((1 if token.value.alpha is None else token.value.alpha) * 255)]
              result[path.name.split(".")[0] + " " + name] = [
                  token.type.value, json.dumps(value), token.description or "", str(token.deprecated or "")]
      print(json.dumps(result))
      """
    let theme = compile(Self.theme)
    let folder = try write(theme)
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let data = try Python.run(program, importing: ["tokenmoulds.dtcg"], [folder.path]) else { return }
    let found = try? JSONDecoder().decode([String: [String]].self, from: data)
    let tokens = try #require(found, "\(String(decoding: data, as: UTF8.self))")
    for color in ExportedTheme(theme).colors {
      for situation in PaletteVariant.allCases {
        // Situations that differ in nothing have no file.
        guard let token = tokens["\(situation.shortName) \(color.name)"],
          case .color(let value) = color.values[situation.index]
        else { continue }
        let hex = value.description.prefix(7).lowercased()
        expect(token[0] == "color" && token[1] == #"["srgb", "\#(hex)", \#(value.alpha)]"#)
      }
    }
    expectEqual(tokens["dark accent"]?[2], "The colour of links.")
    expectEqual(tokens["light anchor"]?[3], "use @accent")
    expectEqual(tokens["dark-high gap"]?[1], "17")
    expectEqual(tokens["light-elevated brand"]?[1], ##"["srgb", "#010203", 64]"##)
  }

  /// A library of colours makes the hexadecimal digits of the components, for each channel's 256 values.
  @Test func componentsAndDigitsAreOneColour() throws {
    let program = """
      import json, pathlib
      count = 0
      for path in pathlib.Path(sys.argv[1]).iterdir():
          for name, token in json.loads(path.read_text()).items():
              value = token["$value"]
              if isinstance(value, dict):
                  color = coloraide.Color(value["colorSpace"], value["components"], value.get("alpha", 1))
                  digits = color.to_string(hex=True, alpha=False)
                  assert digits == value["hex"], (name, digits, value)
                  assert abs(color.alpha() * 255 - round(color.alpha() * 255)) < 0.001, value
                  count += 1
      print(count)
      """
    let ramp = (0..<256).map { "@c\($0): rgba(\($0), \(255 - $0), \($0 * 7 % 256), 0.\(100 + $0));" }
    let folder = try write(compile(ramp.joined(separator: "\n")))
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let data = try Python.run(program, importing: ["coloraide"], [folder.path]) else { return }
    expectEqual(String(decoding: data, as: UTF8.self), "256\n")
  }
}
