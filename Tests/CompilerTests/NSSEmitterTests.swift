import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeTable

/// Flat stylesheets that today's runtimes read with the meaning that themec computed.
@Suite struct NSSEmitterTests {
  private static let contexts = [
    StyleEnvironment(), StyleEnvironment(orientation: .landscape), StyleEnvironment(device: .ipad),
    StyleEnvironment(device: .ipad, orientation: .landscape),
  ]

  /// Checks that the flat form resolves to the same texts in all four contexts, and holds nothing that NUI lacks.
  private func checkRoundTrip(
    _ compilation: Compilation, target: Target = .nui, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let emitted = NSSEmitter.emit(compilation, for: target)
    expect(emitted.diagnostics.isEmpty, sourceLocation: sourceLocation)
    let again = compile(emitted.text, target: target)
    for environment in Self.contexts {
      expectEqual(
        texts(again.table, in: environment), texts(compilation.table, in: environment), "\(emitted.text)",
        sourceLocation: sourceLocation)
    }
    let strange = again.diagnostics.filter { $0.code == .themecOnly || $0.code == .lineComment }
    expect(strange.isEmpty, "\(emitted.text)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "Label { font-size: 18; }", "A { }", "A, B { font-size: 1; } B { font-size: 2; }",
    "@x: 1; @y: @x; A { font-size: @y; padding: 2 @x; }",
    "@media (device: ipad) { A { font-size: 1; } } B { font-size: 2; }",
    "A { font-size: 1; } @media (device: ipad) or (orientation: landscape) { A { font-size: 2; } }",
    "@x: 1; @media not (device: ipad) { @x: 2; } A { font-size: @x; }",
    "A { &_b { font-size: 1; @media (device: ipad) { font-size: 2; } } }",
    "fdlFUIHierarchy*_title { font-color: red; } fdlFUIHierarchyItemView_title { font-color: blue; }",
    "@media (device: ipad) { A { } }", "A { } @media (device: ipad) { A { font-size: 1; } }",
    "// c\nA { exclude-views: B, C; font-name: Gill Sans; }",
  ]) func flatSheetsMeanTheSame(theme: String) { checkRoundTrip(compile(theme).compilation) }

  @Test(arguments: RealSheets.names) func realSheetsMeanTheSame(sheet: String) throws {
    checkRoundTrip(compile(try RealSheets.bytes(of: sheet), target: .nui).compilation)
  }

  @Test(arguments: [
    "@media (appearance: dark) { A { font-size: 1; } }", "A { font-name: android; }",
    "A { font-name: \"Gill Sans And+\"; }", "android { font-size: 1; }", "Button { image: \"17\"; }",
    "A { font-color: alpha(label, 0.5); }",
  ]) func whatTheTargetLacksIsListed(theme: String) {
    let emitted = NSSEmitter.emit(compile(theme).compilation, for: .nui)
    expectEqual(emitted.diagnostics.map(\.code), [.notExpressible])
  }

  @Test(arguments: [
    ("Label { font-name: \"Gill Sans\"; }", "Gill Sans"),
    ("Label { font-name: \"72-Bold\"; }", "72-Bold"),
    ("Button { image: \"icons/back.png\"; }", "icons/back.png"),
    ("Label { exclude-views: \"A\", B; }", "A , B"),
  ]) func stringsLoseTheirQuotes(theme: String, text: String) {
    let source = compile(theme)
    let emitted = NSSEmitter.emit(source.compilation, for: .nui)
    expect(emitted.diagnostics.isEmpty)
    expect(emitted.text.contains(": \(text);\n"))
    let again = compile(emitted.text, target: .nui)
    expectEqual(values(again.table, in: StyleEnvironment()), values(source.table, in: StyleEnvironment()))
  }

  @Test func oneErrorListsEverything() throws {
    let theme = """
      Label { font-size: 1; }
      @media (appearance: dark) { Label { font-size: 2; } }
      android { font-size: 1; }
      """
    let emitted = NSSEmitter.emit(compile(theme).compilation, for: .nui)
    let error = try #require(emitted.diagnostics.first)
    expectEqual(emitted.diagnostics.count, 1)
    expectEqual(error.message, "a stylesheet for 'nui' cannot hold 'font-size', 'android'")
    expectEqual(error.label, "'font-size' depends on 'appearance'")
    expectEqual(error.secondary.map(\.text), ["'android' holds the word 'android', which begins with 'and'"])
  }

  @Test func colorsForLightAndDarkGetAPaletteName() {
    let theme = """
      Button { font-color: alpha(tertiaryLabel, 0.3); border-color: customColor1; }
      @media (appearance: dark) { Button { shadow-color: red; } }
      @media (appearance: light) { Button { shadow-color: tintColor; } }
      Label { font-color: alpha(tertiaryLabel, 0.3); }
      """
    let source = compile(theme)
    let emitted = NSSEmitter.emit(source.compilation, for: .fioriUIKit)
    expect(emitted.diagnostics.isEmpty)
    expect(emitted.text.contains("  font-color: customColor2;\n  shadow-color: customColor3;\n"))
    let again = compile(emitted.text)
    for environment in EnvironmentSet.all {
      expectEqual(values(again.table, in: environment), values(source.table, in: environment))
    }
  }

  /// Checks that the flat form of a theme makes the same palette, without naming another one.
  private func checkPalette(
    of theme: String, _ version: PaletteVersion = .latest, for targets: [Target] = [.fioriUIKit, .fioriSwiftUI],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for target in targets {
      let source = compiled(theme, version, target)
      let emitted = NSSEmitter.emit(source, for: target)
      expect(!emitted.diagnostics.contains { $0.severity == .error }, "\(theme)")
      let again = compile(emitted.text, target: target)
      expectEqual(again.palette.version, .latest)
      let differences = again.palette.differences(from: source.palette)
      expect(
        differences.isEmpty, "\(theme) for \(target): \(differences.map(\.style))", sourceLocation: sourceLocation)
      // Written again it is the same: nothing is lost on the way.
      expectEqual(NSSEmitter.emit(again.compilation, for: target).text, emitted.text)
    }
  }

  private func compiled(_ theme: String, _ version: PaletteVersion, _ target: Target) -> Compilation {
    var options = CompilerOptions()
    (options.target, options.palette) = (target, version)
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(theme.utf8))
    return Compiler.compile(sources, options: options)
  }

  /// The runtime's own palette is the latest: another one is written down, be it named by rules or not.
  @Test(arguments: PaletteVersion.allCases) func aChosenPaletteIsWrittenDown(version: PaletteVersion) {
    let themes = [
      "", "@tintColor_darkBackground: red;", "@tintColorDark: #46E1DB; @chrome: red;",
      "Button { font-color: tintColor; border-color: primary1; }",
      "@separatorOpaque: lighten(line, 0.1); @customColor1: red;",
    ]
    let isOdd = PaletteVersion.allCases.count { $0 < version } % 2
    for (number, theme) in themes.enumerated() where MutationCount.isThorough || number % 2 == isOdd {
      checkPalette(of: theme, version)
      for target in [Target.fioriUIKit, .fioriSwiftUI] {
        let chosen = NSSEmitter.emit(compiled(theme, version, target), for: target)
        let named = NSSEmitter.emit(
          compiled("@palette \(version.rawValue); \(theme)", .latest, target), for: target)
        expectEqual(named.text, chosen.text)
      }
    }
  }

  @Test func aChosenPaletteDoesNotChangeRules() {
    let source = compile(
      """
      @palette v4;
      @tintColor_darkBackground: red;
      Button { font-color: tintColor; border-color: primary1; }
      Label { font-color: primaryLabel_darkConstant; background-color: systemBlue; }
      """)
    let emitted = NSSEmitter.emit(source.compilation, for: .fioriUIKit)
    expect(emitted.diagnostics.isEmpty)
    let again = compile(emitted.text)
    for environment in EnvironmentSet.all {
      expectEqual(values(again.table, in: environment), values(source.table, in: environment))
    }
    expect(emitted.text.contains("@tintColor:#0A6ED1;\n"))
  }

  /// Names of old palettes set another colour too if they stand alone: they keep their suffix.
  @Test func everyNameStaysItself() {
    for (index, style) in PaletteLibrary.styles.enumerated() where MutationCount.isThorough || index % 5 == 0 {
      let target = index % 2 == 0 ? Target.fioriUIKit : .fioriSwiftUI
      let others = PaletteVariant.allCases.dropFirst().map { "@\(style)_\($0.keySuffix): red;" }
      for names in ["@\(style): #46E1DB;", "@\(style)_lightBackground: #46E1DB;", others.joined()] {
        checkPalette(of: names, for: [target])
      }
    }
    let flat = NSSEmitter.emit(
      compile("@tintColorDark_lightBackground:#46E1DB;", target: .fioriSwiftUI).compilation, for: .fioriSwiftUI)
    expectEqual(flat.text, "@tintColorDark_lightBackground:#46E1DB;\n")
  }

  /// A sheet for another runtime than the theme's holds no text that this one takes for something else.
  @Test(
    arguments: [
      ("Label { font-color: tintColor_darkConstant; }", Target.nui, "depends on 'contrast'"),
      ("Label { font-color: baseWhite; }", .nui, nil),
      ("Label { font-color: tintColor; }", .nui, "'font-color' depends on"),
      ("Label { font-color: #11223344; }", .nui, nil), ("Label { font-color: #123; }", .nui, nil),
      ("Label { font-color: systemBlue; }", .nui, nil),
      ("@tintColor: red; Label { font-size: 1; }", .nui, "'nui' has no palette; left out: 'tintColor'"),
      ("@palette v7;", .nui, "'nui' has no palette; left out: "),
    ] as [(String, Target, String?)]) func anotherRuntimeReadsTheSame(theme: String, target: Target, report: String?)
  {
    let source = compile(theme)
    let emitted = NSSEmitter.emit(source.compilation, for: target)
    let first = emitted.diagnostics.first
    expectEqual(emitted.diagnostics.count, (report == nil ? 0 : 1))
    expect(first.map { ($0.message + $0.label).contains(report ?? "-") } ?? true, "\(first!)")
    guard first?.severity != .error else { return }
    let again = compile(emitted.text, target: target)
    for environment in EnvironmentSet.all {
      expectEqual(values(again.table, in: environment), values(source.table, in: environment))
    }
  }

  @Test func overridesMayDependOnTheDevice() {
    let theme = """
      @tintColor: #FF6000; @tintColor_darkBackground: #FF8000;
      @media (device: ipad) { @tintColor: #FF0000; }
      """
    let uikit = NSSEmitter.emit(compile(theme).compilation, for: .fioriUIKit)
    expectEqual(
      uikit.text,
      """
      @tintColor_darkBackground:#FF8000;
      @media (device: ipad) {
        @tintColor:#FF0000;
      }
      @media (device: iphone) {
        @tintColor:#FF6000;
      }

      """)
    let swift = NSSEmitter.emit(compile(theme, target: .fioriSwiftUI).compilation, for: .fioriSwiftUI)
    expectEqual(swift.diagnostics.map(\.severity), [.error])
  }

  @Test func paletteOverridesAreOneDefinitionALine() {
    let theme = """
      @brand: #FF6000;
      @tintColor: @brand; @tintColor_darkBackground: #FF0000; @tintColor_elevatedContrastLightBackground: #00FF00;
      Label { font-color: tintColor; }
      """
    let swift = NSSEmitter.emit(compile(theme, target: .fioriSwiftUI).compilation, for: .fioriSwiftUI)
    expectEqual(
      swift.text,
      """
      @tintColor:#FF6000;
      @tintColor_darkBackground:#FF0000;
      @tintColor_elevatedContrastLightkBackground:#00FF00;

      """)
    expectEqual(swift.diagnostics.map(\.severity), [.warning])
    let uikit = NSSEmitter.emit(compile(theme).compilation, for: .fioriUIKit)
    expect(uikit.text.hasSuffix("\nLabel {\n  font-color: tintColor;\n}\n"))
    expect(uikit.diagnostics.isEmpty)
  }

  /// Nobody knows which of the two SAP's runtime for UIKit reads.
  @Test func theEighthSuffixHasBothSpellingsForUIKit() {
    let regular = "@tintColor_elevatedContrastLightBackground:#00FF00;\n"
    let misspelt = "@tintColor_elevatedContrastLightkBackground:#00FF00;\n"
    for theme in [regular, misspelt, regular + misspelt] {
      let source = compile(theme)
      expectEqual(NSSEmitter.emit(source.compilation, for: .fioriUIKit).text, regular + misspelt)
      expectEqual(NSSEmitter.emit(source.compilation, for: .fioriSwiftUI).text, misspelt)
      expectEqual(NSSEmitter.emit(source.compilation, for: .nui).text, "")
    }
    for target in [Target.fioriUIKit, .fioriSwiftUI] {
      let again = compile(regular + misspelt, target: target)
      expect(!again.diagnostics.contains { $0.code == .paletteKeySpelling })
    }
  }

  @Test func colorsInPaletteNamesHaveBothSpellingsForUIKit() {
    let source = compile("Button { font-color: alpha(tertiaryLabel, 0.3); }")
    let text = NSSEmitter.emit(source.compilation, for: .fioriUIKit).text
    expect(text.contains("@customColor1_elevatedContrastLightBackground:"))
    expect(text.contains("@customColor1_elevatedContrastLightkBackground:"))
  }

  /// SAP's runtime reads the name as its old colour, which is not that of `mango3`.
  @Test func anOldNameIsWrittenInItsOwnColour() {
    let theme = "@tintColor_lightBackground:accent1;"
    let source = compile(theme, target: .fioriSwiftUI)
    expectEqual(NSSEmitter.emit(source.compilation, for: .fioriSwiftUI).text, "@tintColor:#E38B16;\n")
  }
}
