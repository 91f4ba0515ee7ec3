import Testing
import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeEmit
import ThemeImport
import ThemeTable

/// A theme that goes out in a form and comes back keeps what the form can hold.
@Suite struct RoundTripTests {
  private static let theme = """
    @brand: #0B6E99;
    @ink: #112233;
    @surface: #FFFFFF;
    /* The colour of links. */
    @accent: @ink;
    /* Deprecated: use @accent */
    @anchor: @accent;
    @veil: rgba(0, 0, 0, 0.5);
    @size: 17;
    @gap: @size;
    @pad: #101010;
    @word: Helvetica;
    @media (appearance: dark) { @ink: #AABBCC; @surface: #000000; @size: 19; }
    @media (appearance: dark) and (contrast: high) { @ink: #FFFFFF; }
    @media (appearance: dark) and (level: elevated) { @surface: #1C1C1E; }
    @media (device: ipad) { @pad: #202020; }
    @tintColor: #010203;
    @tintColor_darkBackground: #F1F2F3;
    Label { font-color: @accent; font-size: @size; }
    """

  private func tokens(of theme: Compilation) throws -> [UInt8] {
    let product = OutputForm.tokens.emit(theme, EmissionOptions())
    guard case .file(let bytes) = product.content else { return [] }
    return bytes
  }

  @Test func tokensComeBack() throws {
    let theme = compile(Self.theme)
    let bytes = try tokens(of: theme)
    let result = TokenImporter.read(bytes, named: "theme.resolver.json")
    #expect(result.diagnostics.allSatisfy { $0.severity == .note })
    let again = compile(result.sheet)
    #expect(again.diagnostics.filter { $0.severity > .note }.isEmpty)
    let (old, new) = (ExportedColors(theme), ExportedColors(again))
    #expect(old.colors.map(\.name) == new.colors.map(\.name))
    #expect(old.colors.map(\.colors) == new.colors.map(\.colors))
    #expect(old.colors.map(\.alias) == new.colors.map(\.alias))
    #expect(old.colors.map(\.note) == new.colors.map(\.note))
    // The rules of the theme say what its numbers are for.
    let rules = "Label { font-color: @accent; font-size: @size; }"
    let whole = compile(result.sheet + Array(rules.utf8))
    #expect(try tokens(of: whole) == bytes, "the second file is the first")
  }

  /// A theme whose axes are independent comes back from modifiers of their own.
  @Test func independentAxesComeBack() throws {
    let theme = compile(
      """
      @a: red;
      @b: 1;
      @c: @a;
      @d: white;
      @media (appearance: dark) { @a: blue; }
      @media (contrast: high) { @b: 2; }
      @media (level: elevated) { @d: black; }
      """)
    let bytes = try tokens(of: theme)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("variant"))
    let result = TokenImporter.read(bytes, named: "theme.resolver.json")
    #expect(result.diagnostics.isEmpty)
    let again = compile(result.sheet)
    #expect(
      ExportedColors(theme).colors.map(\.colors) == ExportedColors(again).colors.map(\.colors))
    #expect(try tokens(of: again) == bytes)
  }

  /// A catalogue holds colours, without aliases, comments and numbers.
  @Test func catalogsComeBack() throws {
    let theme = compile(Self.theme)
    let files = try catalog(of: theme)
    let result = CatalogImporter.read(files, named: "Theme.xcassets")
    #expect(result.diagnostics.allSatisfy { $0.severity == .note })
    let again = compile(result.sheet)
    let (old, new) = (
      ExportedColors(theme, axes: [.device]), ExportedColors(again, axes: [.device])
    )
    #expect(old.colors.map(\.name) == new.colors.map(\.name))
    #expect(old.colors.map(\.colors) == new.colors.map(\.colors))
    #expect(new.colors.allSatisfy { $0.alias == nil && $0.note == DefinitionNote() })
    #expect(new.otherDefinitions.isEmpty)
    #expect(try catalog(of: again).map(\.bytes) == files.map(\.bytes))
  }

  private func catalog(of theme: Compilation) throws -> [ImportFile] {
    let product = OutputForm.xcassets.emit(theme, EmissionOptions())
    guard case .folder(let files) = product.content else { return [] }
    return files.map { file in
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      return ImportFile(path: folder, name: file.path, bytes: file.bytes)
    }
  }

  /// Everything that a form loses of this theme is reported.
  @Test func lossesAreNamed() {
    let theme = compile(Self.theme)
    let losses: [(OutputForm, [String])] = [
      (
        .tokens,
        [
          "only colours, numbers and fonts are written; left out: '@word'",
          "'@pad' depends on the device; the colour of an iPhone held upright is written",
        ]
      ),
      (
        .xcassets,
        [
          "a catalogue knows no elevated surfaces; a second set holds them for 'surface', 'tintColor'",
          "only colours are written; left out: '@gap', '@size', '@word'",
        ]
      ),
    ]
    for (form, messages) in losses {
      let found = form.emit(theme, EmissionOptions()).diagnostics.map(\.message)
      #expect(found.sorted() == messages.sorted(), "\(form.name)")
    }
  }
}
