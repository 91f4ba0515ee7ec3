import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
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
    expect(result.diagnostics.allSatisfy { $0.severity == .note })
    let again = compile(result.sheet)
    expect(again.diagnostics.filter { $0.severity > .note }.isEmpty)
    let (old, new) = (ExportedTheme(theme), ExportedTheme(again))
    expectEqual(old.colors.map(\.name), new.colors.map(\.name))
    expectEqual(old.colors.map(\.values), new.colors.map(\.values))
    expectEqual(old.colors.map(\.alias), new.colors.map(\.alias))
    expectEqual(old.colors.map(\.note), new.colors.map(\.note))
    // The rules of the theme say what its numbers are for.
    let rules = "Label { font-color: @accent; font-size: @size; }"
    let whole = compile(result.sheet + Array(rules.utf8))
    try expectEqual(tokens(of: whole), bytes, "the second file is the first")
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
    expect(!String(decoding: bytes, as: UTF8.self).contains("variant"))
    let result = TokenImporter.read(bytes, named: "theme.resolver.json")
    expect(result.diagnostics.isEmpty)
    let again = compile(result.sheet)
    expectEqual(ExportedTheme(theme).colors.map(\.values), ExportedTheme(again).colors.map(\.values))
    try expectEqual(tokens(of: again), bytes)
  }

  /// A random theme whose colours and numbers depend on appearance, level and contrast.
  private static func randomTheme(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let sides = [
      ["(appearance: light)", "(appearance: dark)"], ["(level: base)", "(level: elevated)"],
      ["(contrast: normal)", "(contrast: high)"],
    ]
    let names = ["a", "b", "tintColor", "tintColorDark", "primaryLabel_darkBackground", "n", "m"]
    func value(_ name: String) -> String {
      ["n", "m"].contains(name) ? "\(random.below(4))" : random.pick(["#111111", "#222222", "red"])
    }
    var theme = names.map { "@\($0): \(value($0));\n" }.joined() + "@c: @a;\n"
    for _ in 0..<random.below(9) {
      let chosen = sides.filter { _ in random.oneIn(2) }.map { random.pick($0) }
      guard !chosen.isEmpty else { continue }
      let name = random.pick(["a", "b", "n", "m"])
      theme += "@media \(chosen.joined(separator: " and ")) { @\(name): \(value(name)); }\n"
    }
    return theme
  }

  /// The values by paths, properties and environments.
  private func values(_ theme: Compilation) -> [String: StyleValue] {
    var values: [String: StyleValue] = [:]
    for row in theme.table.rows {
      for cell in theme.table.cells[row.cells] {
        for variant in theme.table.variants[cell.variants] {
          for environment in variant.environments {
            let key = "\(theme.table.names[row.path]) \(theme.table.names[cell.property]) \(environment)"
            values[key] = theme.table.values[variant.value]
          }
        }
      }
    }
    return values
  }

  /// What goes out as files or as a resolver comes back as the same theme.
  @Test func randomThemesComeBack() throws {
    for seed in 0..<UInt64(MutationCount.perSeed(seeds: 1, usual: 120)) {
      let text = Self.randomTheme(seed)
      let rules = "X { font-color: @a; background-color: @b; font-size: @n; }"
      let theme = compile(text + rules)
      let product = OutputForm.tokenFiles.emit(theme, EmissionOptions())
      guard case .folder(let files) = product.content else { return }
      let named = files.map { path, bytes in
        ImportSource(path, [ImportFile(path: path, name: path, bytes: bytes)], isFolder: false)
      }
      let folder = ImportSource("t", named.flatMap(\.files), isFolder: true)
      let results = [
        TokenImporter.read([folder]), TokenImporter.read(named), TokenImporter.read(named.reversed()),
        TokenImporter.read(try tokens(of: theme), named: "theme.resolver.json"),
      ]
      for (index, result) in results.enumerated() {
        try #require(result.diagnostics.allSatisfy { $0.severity == .note }, "\(seed) \(index)")
        let again = compile(result.sheet + Array(rules.utf8))
        try #require(values(again) == values(theme), "\(index) \(text)")
        try #require(
          again.palette.differences(from: theme.palette).isEmpty,
          "\(index) \(text)\(String(decoding: result.sheet, as: UTF8.self))")
      }
    }
  }

  /// A catalogue holds colours, without aliases, comments and numbers.
  @Test func catalogsComeBack() throws {
    let theme = compile(Self.theme)
    let files = try catalog(of: theme)
    let result = CatalogImporter.read(files, named: "Theme.xcassets")
    expect(result.diagnostics.allSatisfy { $0.severity == .note })
    let again = compile(result.sheet)
    let (old, new) = (ExportedTheme(theme, axes: [.device]), ExportedTheme(again, axes: [.device]))
    expectEqual(old.colors.map(\.name), new.colors.map(\.name))
    expectEqual(old.colors.map(\.values), new.colors.map(\.values))
    expect(new.colors.allSatisfy { $0.alias == nil && $0.note == DefinitionNote() })
    expect(new.others.isEmpty && new.leftOut.isEmpty)
    try expectEqual(catalog(of: again).map(\.bytes), files.map(\.bytes))
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
      expectEqual(found.sorted(), messages.sorted(), "\(form.name)")
    }
  }
}
