import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeProject
import ThemeTable

/// Flat stylesheets of random themes, read by models of the runtimes: they mean what the themes mean.
@Suite struct EmissionTests {
  private static let seeds = 0..<UInt64(MutationCount.perSeed(seeds: 1, usual: 90))

  /// Compiles a random theme for a target; nil for one with errors.
  ///
  /// The flat stylesheet lacks the causes for which the target would lose the theme, so none is reported.
  private func source(_ theme: RandomTheme, for target: Target) -> LintedTheme? {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(theme.text.utf8))
    var setup = ThemeSetup()
    setup.options.target = target
    let compilation = LintedTheme(sources, setup)
    return compilation.hasErrors ? nil : compilation
  }

  @Test func sheetsForNUIMeanTheSame() throws {
    var written = 0
    for seed in Self.seeds {
      let theme = RandomTheme(seed: seed, .init(target: .nui))
      guard let source = source(theme, for: .nui) else { continue }
      let emitted = NSSEmitter.emit(source.compilation, for: .nui)
      try #require(emitted.diagnostics.isEmpty, "\(theme)\(emitted.diagnostics)")
      written += 1
      let again = compile(emitted.text, target: .nui)
      try checkAlike(again, source, theme, emitted.text)
      try checkReadByNUI(emitted.text, like: again.compilation, theme)
      try checkPortable(again, theme, emitted.text)
    }
    expect(written * 10 > Self.seeds.count * 9)
  }

  @Test func sheetsForFioriMeanTheSame() throws {
    var written = 0
    for seed in Self.seeds {
      let axes = seed % 2 == 0 ? DeviceAxes.all : StyleAxis.allCases.filter { $0 != .sizeClass }
      let theme = RandomTheme(seed: seed, .init(target: .fioriUIKit, axes: axes))
      guard let source = source(theme, for: .fioriUIKit) else { continue }
      let emitted = NSSEmitter.emit(source.compilation, for: .fioriUIKit)
      guard emitted.diagnostics.isEmpty else {
        try checkNotExpressible(emitted.diagnostics, theme)
        continue
      }
      written += 1
      let again = compile(emitted.text, target: .fioriUIKit)
      try checkAlike(again, source, theme, emitted.text)
      try checkReadByNUI(emitted.text, like: again.compilation, theme)
      try checkPortable(again, theme, emitted.text)
    }
    expect(written * 10 > Self.seeds.count * 5)
  }

  @Test func sheetsForSwiftUIMeanTheSame() throws {
    for seed in Self.seeds {
      let theme = RandomTheme(seed: seed, .init(target: .fioriSwiftUI, axes: StyleAxis.allCases))
      guard let source = source(theme, for: .fioriSwiftUI) else { continue }
      let emitted = NSSEmitter.emit(source.compilation, for: .fioriSwiftUI)
      if emitted.diagnostics.contains(where: { $0.severity == .error }) {
        try checkNotExpressible(emitted.diagnostics, theme)
        continue
      }
      let reader = SwiftUIReader(Array(emitted.text.utf8))
      for override in source.overrides {
        let text = reader.override(of: override.style, situation: override.variant.situation)
        let color = try #require(override.colors.first).color
        expectEqual(text.flatMap(SwiftUIReader.hex), color.digits, "\(theme)\(emitted.text)")
      }
      if source.palette.version == .latest { expectEqual(reader.definitions.count, source.overrides.count) }
      try checkPortable(compile(emitted.text, target: .fioriSwiftUI), theme, emitted.text)
    }
  }

  /// Whatever a theme overrides in whatever palette: the flat stylesheet makes the same colours of the newest one.
  @Test func chosenPalettesMeanTheSame() throws {
    for seed in Self.seeds {
      let target = seed % 2 == 0 ? Target.fioriUIKit : .fioriSwiftUI
      let version = PaletteVersion.allCases[Int(seed / 2) % PaletteVersion.allCases.count]
      let axes = StyleAxis.allCases.filter { $0 != .sizeClass }
      var theme = RandomTheme(seed: seed, .init(target: target, axes: axes))
      theme.items.append("@palette \(version.rawValue);")
      guard let source = source(theme, for: target) else { continue }
      let emitted = NSSEmitter.emit(source.compilation, for: target)
      guard !emitted.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      let again = compile(emitted.text, target: target)
      let differences = again.palette.differences(from: source.palette)
      try #require(differences.isEmpty, "\(differences.map(\.style)) \(theme)\(emitted.text)")
      guard target == .fioriSwiftUI else { continue }
      let reader = SwiftUIReader(Array(emitted.text.utf8))
      for style in PaletteLibrary.styles {
        for variant in PaletteVariant.allCases {
          let text = reader.override(of: style, situation: variant.situation)
          let own = text.flatMap(SwiftUIReader.hex) ?? ColorPalette().color(style, variant)?.digits
          try #require(own == source.palette.color(style, variant)?.digits, "\(style) \(theme)")
        }
      }
    }
  }
}

// MARK: - Checks

extension EmissionTests {
  /// Checks that two compilations give every property the same value in every environment.
  private func checkAlike(_ again: LintedTheme, _ source: LintedTheme, _ theme: RandomTheme, _ emitted: String) throws {
    for environment in EnvironmentSet.all {
      try #require(
        styled(again, in: environment) == styled(source, in: environment), "\(environment) \(theme)\(emitted)")
    }
    for override in source.overrides {
      let same = again.overrides.first { $0.keys(for: .nui) == override.keys(for: .nui) }
      try #require(same.map { Set($0.colors) } == Set(override.colors), "\(theme)\(emitted)")
    }
  }

  /// The classes that are more than named: one that is only named in the dark, say, means nothing.
  private func styled(_ compilation: LintedTheme, in environment: StyleEnvironment) -> [String: [String: StyleValue]] {
    values(compilation.table, in: environment).filter { !$0.value.isEmpty }
  }

  /// Checks that NUI reads a sheet as themec reads it, text by text.
  private func checkReadByNUI(_ text: String, like compilation: Compilation, _ theme: RandomTheme) throws {
    for (device, orientation) in CorpusTests.contexts {
      let styles = try? NUIReader.read(Array(text.utf8), device: device, orientation: orientation)
      let environment = StyleEnvironment(device: device, orientation: orientation)
      try #require(styles == texts(compilation.table, in: environment), "\(theme)\(text)")
    }
  }

  private func checkPortable(_ again: LintedTheme, _ theme: RandomTheme, _ emitted: String) throws {
    let strange = again.diagnostics.filter(\.code.isAboutPortability)
    try #require(strange.isEmpty && !again.hasErrors, "\(strange) \(theme)\(emitted)")
  }

  private func checkNotExpressible(_ diagnostics: [Diagnostic], _ theme: RandomTheme) throws {
    let errors = diagnostics.filter { $0.severity == .error }
    try #require(errors.map(\.code) == [.notExpressible], "\(theme)")
  }
}

/// Class → property → typed value in one environment.
func values(_ table: ResolvedTable, in environment: StyleEnvironment) -> [String: [String: StyleValue]] {
  var result: [String: [String: StyleValue]] = [:]
  for style in EnvironmentStyles(table, in: environment).styles {
    result[style.path] = Dictionary(
      style.entries.map { ($0.property, $0.value) }, uniquingKeysWith: { _, last in last })
  }
  return result
}

/// The axes that NUI's `@media` knows.
enum DeviceAxes { static let all: [StyleAxis] = [.device, .orientation] }

extension PaletteVariant {
  /// The place of the variant among ``SwiftUIReader/keys(of:)``.
  fileprivate var situation: Int { index }
}

extension ColorPalette {
  /// The colour of a name on an iPhone.
  fileprivate func color(_ style: String, _ variant: PaletteVariant) -> StyleColor? {
    lookup(style).color?.color(in: variant.applied(to: StyleEnvironment()))
  }
}

extension StyleColor {
  /// The form that the reader's model gives: `RRGGBBAA`.
  fileprivate var digits: String { String(String(0x1_0000_0000 + UInt64(rgba), radix: 16).dropFirst()).uppercased() }
}
