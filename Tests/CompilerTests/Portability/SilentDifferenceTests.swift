import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

/// Whatever a theme is, themec never keeps quiet where a named target reads it otherwise.
@Suite struct SilentDifferenceTests {
  // All of them in the short form too: without real sheets fewer samples have nothing to report.
  private static let count = max(1_000, MutationCount.perSeed(seeds: 1, usual: 1_000))

  @Test func nothingIsSilentForNUI() throws {
    var sheets = RealSheets.all
    for seed in 0..<UInt64(40) {
      sheets.append(Array(RandomTheme(seed: seed, .init(axes: StyleAxis.allCases)).text.utf8))
    }
    var mutator = SheetMutator(sheets, seed: 11)
    var alike = 0
    for _ in 0..<Self.count {
      let bytes = mutator.next(longest: 200)
      if try checkNUI(bytes) { alike += 1 }
    }
    for seed in 0..<UInt64(Self.count / 10) {
      let theme = RandomTheme(seed: seed, .init(target: .nui, axes: StyleAxis.allCases))
      _ = try checkNUI(Array(theme.text.utf8))
    }
    expect(alike > 0)
  }

  /// Checks that a sheet about which there is nothing to say is what NUI makes of it; false if something was said.
  private func checkNUI(_ bytes: [UInt8]) throws -> Bool {
    let compilation = compile(bytes, target: .nui)
    guard compilation.diagnostics.allSatisfy({ $0.severity < .warning }) else { return false }
    for (device, orientation) in CorpusTests.contexts {
      let styles = try? NUIReader.read(bytes, device: device, orientation: orientation)
      let environment = StyleEnvironment(device: device, orientation: orientation)
      try #require(
        styles == texts(compilation.table, in: environment),
        "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    return true
  }

  /// A sheet that NUI loses, or at which it raises, has an error; and what is said to lose the sheet does.
  @Test func everyLossIsAnErrorAndTold() throws {
    var sheets = RealSheets.all
    for seed in 0..<UInt64(40) {
      sheets.append(Array(RandomTheme(seed: seed, .init(axes: StyleAxis.allCases)).text.utf8))
    }
    var mutator = SheetMutator(sheets, seed: 12)
    var lost = 0
    for _ in 0..<Self.count {
      let bytes = mutator.next(longest: 120)
      if try checkLoss(bytes) { lost += 1 }
    }
    expect(lost > 0)
  }

  /// Checks what is said of a sheet against what NUI makes of it; false if NUI reads the sheet everywhere.
  private func checkLoss(_ bytes: [UInt8]) throws -> Bool {
    let failures = CorpusTests.contexts.compactMap { Self.failure(of: bytes, $0.0, $0.1) }
    let errors = compile(bytes, target: .nui).diagnostics.filter { $0.severity == .error }
    let text = "\(String(decoding: bytes, as: UTF8.self).debugDescription)"
    try #require(failures.isEmpty || !errors.isEmpty, "\(text)")
    for error in errors where error.message.hasSuffix(": NUI drops the whole sheet") {
      try #require(failures.contains(.lost), "\(error.code): \(text)")
    }
    try checkLine(bytes, hasLoss: errors.contains { $0.code.failure != nil }, text)
    return !failures.isEmpty
  }

  /// How NUI fails at a sheet on one device, or nil if it does not.
  private static func failure(of bytes: [UInt8], _ device: String, _ orientation: String) -> NUIReader.Failure? {
    do throws(NUIReader.Failure) {
      _ = try NUIReader.read(bytes, device: device, orientation: orientation)
      return nil
    } catch { return error }
  }

  /// Checks that the report of a target alone begins with the loss, and has it only once.
  private func checkLine(_ bytes: [UInt8], hasLoss: Bool, _ text: String) throws {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: bytes)
    var setup = ThemeSetup()
    (setup.options.target, setup.lint.namesTarget) = (.nui, true)
    let found = LintedTheme(sources, setup).diagnostics
    let lines = found.indices.filter { found[$0].code == .lostStylesheet }
    try #require(lines == (hasLoss ? [0] : []), "\(text)")
  }

  @Test func nothingIsSilentForSwiftUI() throws {
    var alike = 0
    for seed in 0..<UInt64(Self.count / 2) {
      var random = SeededGenerator(seed: seed)
      let text = Self.definitions(&random)
      let compilation = compile(text, target: .fioriSwiftUI)
      let reader = SwiftUIReader(Array(text.utf8))
      let isSilent = compilation.diagnostics.allSatisfy { $0.severity < .warning }
      let isAlike = Self.overrides(reader) == Self.overrides(compilation.compilation)
      try #require(isAlike || !isSilent, "\(text.debugDescription)")
      if isSilent { alike += 1 }
      try checkFixes(of: compilation, text)
    }
    expect(alike > Self.count / 50)
  }

  /// Checks that a fix leaves a sheet of which themec thinks the same.
  private func checkFixes(of compilation: LintedTheme, _ text: String) throws {
    for diagnostic in compilation.diagnostics where diagnostic.code.isAboutPortability {
      guard !compilation.hasErrors, let fix = diagnostic.fixIts.first else { continue }
      let fixed = apply(fix, to: Array(text.utf8))
      let again = compile(fixed, target: .fioriSwiftUI)
      try #require(
        Self.overrides(again.compilation) == Self.overrides(compilation.compilation),
        "\(diagnostic.message) \(text.debugDescription)")
    }
  }
}

// MARK: - Sheets of definitions

extension SilentDifferenceTests {
  private static let styles = ["header", "footer", "tintColor", "chrome"]

  private static func definitions(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0...random.below(4) {
      let definition = definition(&random)
      switch random.below(8) {
      case 0: text += "/*\(random.pick(["", " ", "\n"]))\(definition)\(random.pick(["", "\n"]))*/"
      case 1: text += "@media (device: ipad) {\(random.pick(["", " ", "\n"]))\(definition)}"
      default: text += definition
      }
      text += random.pick(["\n", "\n", "\n", "\n", "\r\n", "", " ", " \n", "\u{2028}", "/* x: y */\n"])
    }
    return text
  }

  private static func definition(_ random: inout SeededGenerator) -> String {
    let suffix = random.pick(["", "_darkBackground", "_contrastDarkBackground", "Dark"])
    let style = suffix == "Dark" ? "tintColor" : random.pick(styles)
    let gap = { (random: inout SeededGenerator) in random.pick(["", "", "", "", "", " ", "\n", "/* x */", "\t"]) }
    let value = random.pick(["red", "#FF6000", "#FF600080", "0xabc", "separator", "clear", "rgb(1, 2, 3)", "#FF600"])
    return "\(random.oneIn(9) ? " " : "")@\(style)\(suffix)\(gap(&random)):\(gap(&random))\(value)" + "\(gap(&random));"
  }

  /// The styles by one reader in the eight situations, as `RRGGBBAA`.
  private static func overrides(_ reader: SwiftUIReader) -> [String: String] {
    var result: [String: String] = [:]
    for style in styles + ["tintColorDark"] {
      for variant in PaletteVariant.allCases {
        guard let text = reader.override(of: style, situation: variant.index), let color = color(text, variant) else {
          continue
        }
        result["\(style) \(variant.index)"] = color
      }
    }
    return result
  }

  /// The colour of a text: a name is only one without anything around it.
  private static func color(_ text: String, _ variant: PaletteVariant) -> String? {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), text.first != "0" else {
      return SwiftUIReader.hex(text)
    }
    let colors = ColorText.read(ValueText(text), target: .fioriSwiftUI, palette: ColorPalette())
    let environment = variant.environments.first
    let color = colors?.first { color in environment.map(color.environments.contains) ?? false }?.color
    return color.map { String($0.hexText.dropFirst()) }
  }

  private static func overrides(_ compilation: Compilation) -> [String: String] {
    var result: [String: String] = [:]
    for override in compilation.overrides {
      result["\(override.style) \(override.variant.index)"] = override.colors.map {
        String($0.color.hexText.dropFirst())
      }.joined(separator: "|")
    }
    return result
  }
}
