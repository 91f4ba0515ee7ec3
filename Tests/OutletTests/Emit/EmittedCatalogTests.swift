import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange

/// The colours of a theme as an asset catalogue.
@Suite struct EmittedCatalogTests {
  private func files(of theme: String, _ options: EmissionOptions = EmissionOptions()) -> (
    files: [String: String], diagnostics: [Diagnostic]
  ) {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(theme.utf8))
    let product = OutputForm.xcassets.emit(Compiler.compile(sources, options: CompilerOptions()), options)
    guard case .folder(let files) = product.content else { return ([:], product.diagnostics) }
    let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: texts), product.diagnostics)
  }

  /// The bytes are those that Xcode writes.
  @Test func aSetIsWrittenAsXcodeDoes() {
    let (files, diagnostics) = files(
      of: "@leaf: #2E7D32;\n@media (appearance: dark) { @leaf: rgba(129, 199, 132, 0.5); }")
    expect(diagnostics.isEmpty)
    expectEqual(files.keys.sorted(), ["Colors/Contents.json", "Colors/leaf.colorset/Contents.json", "Contents.json"])
    expectEqual(
      files["Contents.json"],
      """
      {
        "info" : {
          "author" : "xcode",
          "version" : 1
        }
      }

      """)
    expectEqual(
      files["Colors/leaf.colorset/Contents.json"],
      """
      {
        "colors" : [
          {
            "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "1.000",
                "blue" : "0.196",
                "green" : "0.490",
                "red" : "0.180"
              }
            },
            "idiom" : "universal"
          },
          {
            "appearances" : [
              {
                "appearance" : "luminosity",
                "value" : "dark"
              }
            ],
            "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "0.502",
                "blue" : "0.518",
                "green" : "0.780",
                "red" : "0.506"
              }
            },
            "idiom" : "universal"
          }
        ],
        "info" : {
          "author" : "xcode",
          "version" : 1
        }
      }

      """)
  }

  @Test func devicesAreIdioms() {
    let text = files(of: "@a: #000000;\n@media (device: ipad) { @a: #FFFFFF; }").files[
      "Colors/a.colorset/Contents.json"]
    expect(text?.contains(#""idiom" : "ipad""#) ?? false)
    expect(text?.contains(#""red" : "1.000""#) ?? false)
  }

  @Test func whatCataloguesCannotHoldIsNamed() {
    let (files, diagnostics) = files(
      of: """
        @a: #000000;
        @media (level: elevated) { @a: #111111; }
        @b: #000000;
        @media (orientation: landscape) { @b: #222222; }
        """)
    expect(files["Colors/a-elevated.colorset/Contents.json"] != nil)
    expectEqual(
      diagnostics.map(\.message),
      [
        "a catalogue knows no elevated surfaces; a second set holds them for 'a'",
        "'@b' depends on the orientation; the colour of a device held upright is written",
      ])
  }

  /// Names that Xcode would give one symbol, or a keyword for one, get other names.
  @Test func symbolsDiffer() {
    let (files, diagnostics) = files(
      of: "@brandColor: #000;\n@brand: #111;\n@BRAND: #222;\n@default: #333;\n@a-elevated: #444;")
    let sets = files.keys.filter { $0.contains(".colorset") }.sorted()
    expectEqual(
      sets.map { $0.split(separator: "/")[1].dropLast(9) },
      [
        "BRAND", "a-elevated", "brand-2", "brandColor-2", "theme-default",
      ])
    expectEqual(diagnostics.count, 2)
  }

  /// Names that differ in case only are one folder on Apple's file systems: the first by its bytes keeps its name.
  @Test func namesThatDifferInCaseAreBothWritten() {
    let (files, diagnostics) = files(
      of: """
        @uiColor: #111; @UIColor: #222; @UiColor: #333; @fooBar: #444; @foobar: #555; @foo: #666;
        @foobar-2: #777;
        label { font-color: red; }
        Label { font-color: blue; }
        """, EmissionOptions(includesStyles: true))
    let sets = files.keys.filter { $0.hasSuffix(".colorset/Contents.json") }.sorted()
    expectEqual(
      sets.map { $0.dropLast("/Contents.json".count) },
      [
        "Colors/UIColor.colorset", "Colors/UiColor-2.colorset", "Colors/foo.colorset", "Colors/fooBar.colorset",
        "Colors/foobar-2.colorset", "Colors/foobar-3.colorset", "Colors/uiColor-3.colorset",
        "Styles/Label/font-color.colorset", "Styles/label-2/font-color.colorset",
      ])
    expectEqual(Set(files.keys.map { $0.lowercased() }).count, files.count)
    expectEqual(
      diagnostics.map(\.message).sorted(),
      [
        "'Label' and 'label' would be one folder where case does not count; "
          + "the folder of 'label' is called 'label-2'",
        "'UIColor' and 'UiColor' would be one folder where case does not count; "
          + "the colour set of 'UiColor' is called 'UiColor-2'",
        "'UIColor' and 'uiColor' would be one folder where case does not count; "
          + "the colour set of 'uiColor' is called 'uiColor-3'",
        "'fooBar' and 'foobar' would be one folder where case does not count; "
          + "the colour set of 'foobar' is called 'foobar-3'",
      ])
    expect(diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func stylesComeOnRequest() {
    let theme = "Label { font-color: red; background-color: blue; font-size: 17; }"
    expectEqual(files(of: theme).files.count, 1)
    let (files, _) = files(of: theme, EmissionOptions(includesStyles: true))
    expectEqual(
      files.keys.sorted(),
      [
        "Contents.json", "Styles/Contents.json", "Styles/Label/Contents.json",
        "Styles/Label/background-color.colorset/Contents.json", "Styles/Label/font-color.colorset/Contents.json",
      ])
    expect(files["Styles/Label/Contents.json"]?.contains("provides-namespace") ?? false)
  }

  /// Names and folders of a catalogue that an app has already stay as they are.
  @Test func placesAreKept() {
    var options = EmissionOptions(includesStyles: true)
    options.catalog.hasNamespaces = false
    let isKept = [("@ink", "Text/ENA Background Color"), ("root", "default")].map {
      options.catalog.setPlace($1, of: $0)
    }
    expectEqual(isKept, [true, true])
    let theme = "@ink: #111;\n@media (level: elevated) { @ink: #222; }\n@root: #333;\n@rest: #444;"
    let (files, _) = files(of: theme + "\nLabel { font-color: red; }", options)
    expectEqual(
      files.keys.sorted(),
      [
        "Colors/Contents.json", "Colors/rest.colorset/Contents.json", "Contents.json", "Styles/Contents.json",
        "Styles/Label-font-color.colorset/Contents.json", "Text/Contents.json",
        "Text/ENA Background Color-elevated.colorset/Contents.json", "Text/ENA Background Color.colorset/Contents.json",
        "default.colorset/Contents.json",
      ])
    expect(!files.values.contains { $0.contains("provides-namespace") })
    for place in ["", "/a", "a/", "a//b", "../a", "a:b", ".", "a\u{1}"] {
      let isKept = options.catalog.setPlace(place, of: "ink")
      expect(!isKept, "\(place)")
    }
  }

  /// Without name spaces two sets must not share a name in the whole catalogue.
  @Test func namesDifferInTheWholeCatalogue() {
    var options = EmissionOptions()
    options.catalog.hasNamespaces = false
    _ = options.catalog.setPlace("Other/brand", of: "ink")
    let (files, diagnostics) = files(of: "@brand: #111;\n@ink: #222;", options)
    expect(
      files["Other/brand-2.colorset/Contents.json"] != nil || files["Colors/brand-2.colorset/Contents.json"] != nil)
    expectEqual(diagnostics.count, 1)
  }
}
