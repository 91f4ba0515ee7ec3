import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeTable

/// The colours of a theme as CSS, design tokens and Swift.
@Suite struct ExportTests {
  @Test func theEmbeddedTextsAreFresh() throws {
    let folder = "Sources/ThemeExchange/Emit/Data"
    GeneratedFile.check(
      try EmbeddedFolder.source(folder, as: "EmbeddedSwift", test: "ExportTests"),
      at: "Sources/ThemeExchange/Emit/Generated/EmbeddedSwift.swift")
    try expectEqual(EmbeddedFolder.unfit(folder), [])
  }

  private func compile(_ text: String, target: Target = .fioriUIKit) -> Compilation {
    compile(Array(text.utf8), target: target)
  }

  private func compile(_ bytes: [UInt8], target: Target = .fioriUIKit) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: bytes)
    var options = CompilerOptions()
    options.target = target
    return Compiler.compile(sources, options: options)
  }

  private func emit(_ form: OutputForm, _ theme: Compilation) -> (
    text: String, bytes: [UInt8], diagnostics: [Diagnostic]
  ) {
    let product = form.emit(theme, EmissionOptions())
    guard case .file(let bytes) = product.content else { return ("", [], product.diagnostics) }
    return (String(decoding: bytes, as: UTF8.self), bytes, product.diagnostics)
  }

  /// A theme with one of each: fixed, dark, high contrast, elevated, alias, palette colour, no colour.
  private static let theme = """
    @brand: #0B6E99;
    @brandColor: #112233;
    @media (appearance: dark) { @brandColor: #AABBCC; }
    @media (appearance: dark) and (contrast: high) { @brandColor: #FFFFFF; }
    @surface: #FFFFFF;
    @media (appearance: dark) { @surface: #000000; }
    @media (appearance: dark) and (level: elevated) { @surface: #1C1C1E; }
    @accent: @brandColor;
    @veil: rgba(0, 0, 0, 0.5);
    @size: 17;
    @tintColor: #010203;
    @tintColor_darkBackground: #F1F2F3;
    Label { font-color: @accent; font-size: @size; }
    """

  // MARK: - Colours

  @Test func namedColorsAreFound() {
    let exported = ExportedTheme(compile(Self.theme))
    expect(exported.diagnostics.isEmpty)
    expectEqual(exported.colors.map(\.name), ["accent", "brand", "brandColor", "surface", "tintColor", "veil"])
    expectEqual(exported.colors[0].alias, "brandColor")
    let tint = exported.colors[4]
    expectEqual(tint.values[PaletteVariant(onDark: false).index], .color(StyleColor(rgba: 0x0102_03FF)))
    expectEqual(tint.values[PaletteVariant(onDark: true).index], .color(StyleColor(rgba: 0xF1F2_F3FF)))
  }

  @Test func nothingIsDroppedInSilence() {
    let partial = ExportedTheme(compile("@media (appearance: dark) { @a: red; }\n@b: @a;"))
    expect(partial.colors.isEmpty)
    expectEqual(partial.diagnostics.map(\.code), [.notExpressible, .notExpressible])
    let device = ExportedTheme(compile("@a: red;\n@media (device: ipad) { @a: blue; }"))
    expectEqual(device.colors.count, 1)
    expectEqual(device.diagnostics.map(\.severity), [.warning])
  }

  /// Every form names the definitions and, where styles were asked for, the properties that it cannot hold.
  @Test func whatIsNoColorIsNamed() {
    let theme = compile(
      """
      @f: Helvetica; @n: 2; @c: red; @s: headline;
      Label { font-color: @c; font-name: @f; font-size: @n; font-style: @s; }
      """)
    for form in [OutputForm.css, .swift, .xcassets, .tokens, .tokenFiles] {
      let isCatalog = form.name == "xcassets"
      for includesStyles in [false, true] {
        let options = EmissionOptions(includesStyles: includesStyles)
        let kinds = isCatalog ? "colours" : "colours, numbers and fonts"
        let names =
          (isCatalog ? "'@f', '@n', '@s'" : "'@s'") + (includesStyles ? ", 'font-name', 'font-size', 'font-style'" : "")
        expectEqual(
          form.emit(theme, options).diagnostics.map(\.message), ["only \(kinds) are written; left out: \(names)"],
          "\(form.name)")
      }
    }
  }

  /// What is missing is named as a condition, in all forms alike, and at the declaration.
  @Test(arguments: [
    ("@media (device: iphone) { @a: red; }", "@a", "(device: ipad)", true),
    ("@media (device: ipad) { @a: red; }", "@a", "(device: iphone)", false),
    ("@media (size-class: regular) { @a: red; }", "@a", "(size-class: compact)", false),
    ("@media (appearance: dark) { @a: red; }", "@a", "(appearance: light)", false),
    ("@media (contrast: high) { @a: red; }", "@a", "(contrast: normal)", false),
    ("@media (orientation: portrait) { @a: red; }", "@a", "(orientation: landscape)", true),
    ("@media (device: iphone) { @a: 1; }", "@a", "(device: ipad)", true),
    ("@media (appearance: dark) { @a: 1; }", "@a", "(appearance: light)", false),
    ("@media (device: iphone) { X { font-color: red; } }", "X/font-color", "(device: ipad)", true),
    ("@media (device: ipad) { X { font-color: red; } }", "X/font-color", "(device: iphone)", false),
  ]) func whatIsMissingIsNamed(theme: String, name: String, condition: String, isWritten: Bool) {
    let isNumber = theme.contains("1;")
    let kind = isNumber ? "number" : "colour"
    let message =
      isWritten
      ? "'\(name)' has no \(kind) where '\(condition)'; the \(kind) of an iPhone held upright is written"
      : "'\(name)' is left out: it has no \(kind) where '\(condition)'"
    let source = compile(theme)
    for form in [OutputForm.css, .swift, .tokens, .tokenFiles, .xcassets] where !isNumber || form.name != "xcassets" {
      let found = form.emit(source, EmissionOptions(includesStyles: true)).diagnostics
      expectEqual(found.map(\.message), [message], "\(form.name)")
      expect(found.allSatisfy { $0.span.start > 0 && $0.severity == .warning }, "\(form.name)")
    }
  }

  @Test func numbersThatDependOnTheDeviceAreReported() {
    let theme = compile("@a: 1;\n@media (device: ipad) { @a: 2; }")
    for form in [OutputForm.css, .swift, .tokens] {
      expectEqual(
        form.emit(theme, EmissionOptions()).diagnostics.map(\.message),
        [
          "'@a' depends on the device; the number of an iPhone held upright is written"
        ])
    }
  }

  /// A finding about a style stands where the style is declared, also in an imported file.
  @Test func findingsStandAtTheDeclaration() {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array("@import \"base.nss\";".utf8))
    let base = """
      @media (level: elevated) { @c-olor: red; }
      @b: blue; @B: red; @fooBar: red; @foo-bar: blue; @palette v4;
      X { font-color: red; font-style: title1; }
      @media (device: ipad) { X { font-color: blue; } }
      @media (level: elevated) { Y { font-color: red; } }
      @media (orientation: portrait) { y { font-color: red; } }
      """
    var options = CompilerOptions()
    options.target = .fioriUIKit
    let graph = ImportGraph.load([ImportGraph.Entry(path: "theme.nss", bytes: sources.files[0].bytes, root: nil)]) {
      _ in .bytes(Array(base.utf8))
    }
    let theme = Compiler.compile(graph.entries, of: graph, options: options)
    for form in [OutputForm.css, .swift, .tokens, .tokenFiles, .xcassets] {
      let product = form.emit(theme, EmissionOptions(includesStyles: true))
      expect(product.diagnostics.count >= 4)
      for diagnostic in product.diagnostics {
        let place = "\(form.name): \(diagnostic.message) \(diagnostic.span)"
        expectEqual(theme.sources[diagnostic.span.file]?.path, "base.nss", "\(place)")
        expect(diagnostic.span.start > 0, "\(place)")
      }
    }
  }

  // MARK: - CSS

  @Test func css() {
    let result = emit(.css, compile(Self.theme))
    expect(result.diagnostics.isEmpty)
    expectEqual(
      result.text,
      """
      /* The colours of a theme, written by themec. */
      :root {
        color-scheme: light dark;
        --accent: var(--brand-color);
        --brand: #0B6E99;
        --brand-color: light-dark(#112233, #AABBCC);
        --surface: light-dark(#FFFFFF, #000000);
        --surface-elevated: light-dark(#FFFFFF, #1C1C1E);
        --tint-color: light-dark(#010203, #F1F2F3);
        --tint-color-elevated: light-dark(#0070F2, #4DB1FF);
        --veil: #00000080;
        --size: 17px;
      }

      @media (prefers-contrast: more) {
        :root {
          --brand-color: light-dark(#112233, #FFFFFF);
          --tint-color: light-dark(#0046A8, #5CB7FF);
          --tint-color-elevated: light-dark(#0046A8, #5CB7FF);
        }
      }

      """)
  }

  /// Numbers and fonts, each in the situations in which it differs.
  private static let values = """
    @text: "Helvetica Neue";
    @size: 17;
    @media (appearance: dark) { @size: 18; }
    @media (contrast: high) { @size: 20; }
    @gap: 4;
    @media (level: elevated) { @gap: 5; }
    @space: @gap;
    @share: 0.5;
    @odd: 3;
    @unused: 7;
    Label { font-name: @text; font-size: @size; text-alpha: @share; content-insets: @space 0 @odd 0; }
    Button { text-line-clamp: @odd; }
    """

  @Test func cssHoldsNumbersAndFonts() {
    var options = EmissionOptions()
    options.css = CSSNames(prefix: "app", selector: ".theme") ?? options.css
    let product = OutputForm.css.emit(compile(Self.values), options)
    guard case .file(let bytes) = product.content else { return }
    expectEqual(
      String(decoding: bytes, as: UTF8.self),
      """
      /* The colours of a theme, written by themec. */
      .theme {
        color-scheme: light dark;
        --app-gap: 4px;
        --app-gap-elevated: 5px;
        --app-odd: 3;
        --app-share: 0.5;
        --app-size: 17px;
        --app-space: var(--app-gap);
        --app-space-elevated: var(--app-gap-elevated);
        --app-text: "Helvetica Neue";
        --app-unused: 7;
      }

      @media (prefers-contrast: more) {
        .theme {
          --app-size: 20px;
        }
      }

      @media (prefers-color-scheme: dark) {
        .theme {
          --app-size: 18px;
        }
      }

      @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
        .theme {
          --app-size: 20px;
        }
      }

      """)
  }

  @Test func namesOfCSSAreChecked() {
    expect(CSSNames(prefix: "my-app_2", selector: "[data-theme=\"a\"] > *, .b") != nil)
    for prefix in ["a b", "a;", "é", "{"] { expect(CSSNames(prefix: prefix, selector: ":root") == nil, "\(prefix)") }
    for selector in ["", " ", "a { } b", "a;", "@media x", "a /*", "a\n"] {
      expect(CSSNames(prefix: "", selector: selector) == nil, "\(selector)")
    }
  }

  /// The type of a token is what the definition is used for.
  @Test func tokensHaveTheTypesOfTheirUses() throws {
    let result = emit(.tokens, compile(Self.values))
    let document = try #require(try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    try checkSchema("resolver.json", result.bytes)
    let sets = try #require(document["sets"] as? [String: [String: [[String: Any]]]])
    let tokens = try #require(sets["theme"]?["sources"]?.first as? [String: [String: Any]])
    expectEqual(
      tokens.compactMapValues { $0["$type"] as? String },
      [
        "text": "fontFamily", "size": "dimension", "gap": "dimension", "space": "dimension", "share": "number",
        "odd": "number", "unused": "number",
      ])
    expectEqual(tokens["size"]?["$value"] as? NSDictionary, ["value": 17, "unit": "px"])
    expectEqual(tokens["space"]?["$value"] as? String, "{gap}")
    expectEqual(tokens["text"]?["$value"] as? String, "Helvetica Neue")
  }

  @Test func swiftHoldsNumbersAndFonts() {
    let text = emit(.swift, compile(Self.values)).text
    expect(text.contains("public static let share: Double = 0.5\n"))
    expect(text.contains("public static let text: String = \"Helvetica Neue\""))
    expect(text.contains("[17, 18, 17, 18, 20, 20, 20, 20]"))
  }

  @Test func sharedNamesAreNumbered() {
    let theme = compile("@brandColor: red;\n@brand-color: blue;")
    for form in [OutputForm.css, .swift, .xcassets] {
      let diagnostics = form.emit(theme, EmissionOptions()).diagnostics
      expectEqual(diagnostics.map(\.severity), [.warning], "\(form.name)")
    }
    expect(emit(.css, theme).text.contains("--brand-color-2: #FF0000"))
    expect(emit(.tokens, theme).diagnostics.isEmpty)
  }

  // MARK: - Tokens

  @Test func tokensHoldWhatDiffers() throws {
    let result = emit(.tokens, compile(Self.theme))
    expect(result.diagnostics.isEmpty)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    expectEqual(document["version"] as? String, "2025.10")
    let sets = try #require(document["sets"] as? [String: [String: [[String: Any]]]])
    let tokens = try #require(sets["theme"]?["sources"]?.first as? [String: [String: Any]])
    expectEqual(tokens["accent"]?["$value"] as? String, "{brandColor}")
    let modifiers = try #require(document["modifiers"] as? [String: [String: Any]])
    let contexts = try #require(modifiers["variant"]?["contexts"] as? [String: [[String: [String: Any]]]])
    expect(contexts.count == 8 && contexts["light"]?.isEmpty == true)
    expectEqual(Set(try #require(contexts["dark"]?.first).keys), ["brandColor", "surface", "tintColor"])
    expectEqual(modifiers["variant"]?["default"] as? String, "light")
  }

  /// Axes that no token needs together are modifiers of their own.
  @Test func independentAxesAreModifiers() throws {
    func modifiers(_ theme: String) throws -> [String: [String: Any]] {
      let bytes = emit(.tokens, compile(theme)).bytes
      try checkSchema("resolver.json", bytes)
      let document = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      return document?["modifiers"] as? [String: [String: Any]] ?? [:]
    }
    expect(try modifiers("@a: red;").isEmpty)
    let dark = "@a: red; @b: @a;\n@media (appearance: dark) { @a: blue; }\n"
    let one = try modifiers(dark)
    expectEqual(one.keys.sorted(), ["appearance"])
    expectEqual(one["appearance"]?["default"] as? String, "light")
    let contexts = one["appearance"]?["contexts"] as? [String: [[String: Any]]]
    expect(contexts?["light"]?.isEmpty == true && contexts?["dark"]?.first?.keys.sorted() == ["a"])
    let high = "@c: red;\n@media (contrast: high) { @c: blue; }\n"
    try expectEqual(modifiers(dark + high).keys.sorted(), ["appearance", "contrast"])
    let both = "@media (contrast: high) { @a: black; }"
    try expectEqual(modifiers(dark + high + both).keys.sorted(), ["variant"])
  }

  /// Every colour comes back as it went, from the components alone.
  @Test func componentsKeepEightBits() throws {
    let values = (0..<256).map { "@c\($0): rgba(\($0), \(255 - $0), \(($0 * 7) % 256), 1.0);" }
    let result = emit(.tokens, compile(values.joined(separator: "\n")))
    let document = try #require(try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any])
    let sets = try #require(document["sets"] as? [String: [String: [[String: Any]]]])
    let tokens = try #require(sets["theme"]?["sources"]?.first as? [String: [String: Any]])
    for number in 0..<256 {
      let value = try #require(tokens["c\(number)"]?["$value"] as? [String: Any])
      let components = try #require(value["components"] as? [Double])
      let bits = components.map { Int(($0 * 255).rounded()) }
      expectEqual(bits, [number, 255 - number, number * 7 % 256])
    }
  }

  @Test func tokensAreValid() throws {
    try checkSchema("resolver.json", emit(.tokens, compile(Self.theme)).bytes)
    let product = OutputForm.tokenFiles.emit(compile(Self.theme), EmissionOptions())
    guard case .folder(let files) = product.content else {
      Issue.record("no files")
      return
    }
    expect(files.map(\.path).contains("dark-elevated.tokens.json"))
    // One file holds all kinds of tokens, so the others are as good.
    if let first = files.first { try checkSchema("format.json", first.bytes) }
  }

  /// The published schema accepts a document; without Python's `jsonschema` and the schemas this is not tried.
  private func checkSchema(_ name: String, _ bytes: [UInt8]) throws {
    let schemas = SharedFacts.url("reference/schemas/dtcg-2025.10")
    guard FileManager.default.fileExists(atPath: schemas.path) else { return }
    let file = FileManager.default.temporaryDirectory.appending(path: "themec-tokens-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let script = """
      import glob, json, os
      from referencing import Registry, Resource
      from referencing.jsonschema import DRAFT7
      paths = glob.glob(os.path.join(sys.argv[1], '**', '*.json'), recursive=True)
      schemas = [json.load(open(path)) for path in paths]
      resources = [(s['$id'], Resource.from_contents(s, default_specification=DRAFT7)) for s in schemas]
      registry = Registry().with_resources(resources)
      schema = next(s for s in schemas if s['$id'].endswith('/' + sys.argv[3]))
      validator = jsonschema.Draft7Validator(schema, registry=registry)
      errors = list(validator.iter_errors(json.load(open(sys.argv[2]))))
      print([error.message for error in errors][:3])
      """
    guard let data = try Python.run(script, importing: ["jsonschema", "referencing"], [schemas.path, file.path, name])
    else { return }
    expectEqual(String(decoding: data, as: UTF8.self), "[]\n")
  }

  /// The byte A9 alone in a comment is read as '©'.
  @Test func aLoneCopyrightByteIsExportedAsTheSign() {
    let bytes = "/* ~ 2013 */\n@brand: #0B6E99;\n".utf8.map { $0 == UInt8(ascii: "~") ? 0xA9 : $0 }
    expect(emit(.tokens, compile(bytes)).text.contains("© 2013"))
    expect(emit(.swift, compile(bytes)).text.contains(" - 2013"))
  }

  // MARK: - Swift

  /// The source compiles under Swift 6 without warnings, whatever the names, and holds every variant.
  @Test func swiftCompiles() throws {
    let names = [
      "class", "all", "default", "self", "Type", "1st", "été", "bg-color", "init", "名前", "brand-color", "BrandColor",
      "_", "-", "some", "await",
    ]
    let hostile = names.map { "@\($0): #010203;" }.joined(separator: "\n")
    let deprecated = """

      /*
       * Deprecated: use
       * @brand.
       */
      @old: @brand;
      @older: @old;
      """
    let result = emit(.swift, compile(Self.theme + "\n" + hostile + deprecated))
    expect(result.text.contains(#"@available(*, deprecated, message: "use @brand.")"#))
    expect(result.diagnostics.filter { $0.severity == .error }.isEmpty)
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let colors = folder.appending(path: "Colors.swift")
    let main = folder.appending(path: "main.swift")
    try Data(result.text.utf8).write(to: colors)
    try Data(
      """
      let color = ThemeColors.brandColor
      precondition(color.rgba(isDark: false) == 0x112233FF)
      precondition(color.rgba(isDark: true, isHighContrast: true) == 0xFFFFFFFF)
      precondition(ThemeColors.accent == color)
      precondition(ThemeColors.all.contains { $0.name == "tintColor" })
      """.utf8
    ).write(to: main)
    let tool = folder.appending(path: "tool")
    let said = try SwiftCompiler.run([
      "-swift-version", "6", "-warnings-as-errors", colors.path, main.path, "-o", tool.path,
    ])
    expectEqual(said, "")
    guard said.isEmpty else { return }
    try expectEqual(ProgramRun([tool.path]).code, 0)
  }
}
