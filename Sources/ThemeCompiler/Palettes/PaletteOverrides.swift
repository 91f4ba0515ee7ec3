import ThemeBase
import ThemeModel
package import ThemeTable

/// Definitions that are named like palette colours override these; see checks CO-01 to CO-07.
struct PaletteOverrides {
  /// The palette with the overrides.
  private(set) var palette: ColorPalette
  private let resolved: ResolvedProgram
  private let target: Target
  private(set) var diagnostics = DiagnosticList()
  /// Names of definitions that override something: they are used, though no value names them.
  private(set) var names: Set<VariableID> = []
  /// The overrides, one for each variant of a style, sorted by key.
  private(set) var overrides: [PaletteOverride] = []
  /// The definitions that set each variant of a style, for the check of missing variants.
  private var variants: [String: (first: Program.Definition, set: Set<PaletteVariant>)] = [:]
  /// The styles that are set by names of their own, not only by those of old palettes.
  private var namedStyles: Set<String> = []
  /// The definitions that set each style, with their environments: the later entry wins.
  private(set) var settings: [String: [PaletteSetting]] = [:]

  /// Overrides colours of a palette with a program's definitions.
  static func apply(_ resolved: ResolvedProgram, to palette: ColorPalette, target: Target) -> PaletteOverrides {
    var result = PaletteOverrides(palette: palette, resolved: resolved, target: target)
    // NUI has no palettes: there the names mean nothing.
    if target != .nui { result.apply() }
    result.overrides = result.list()
    return result
  }

  private var program: Program { resolved.program }

  /// The final colour of every variant that some definition sets.
  private func list() -> [PaletteOverride] {
    variants.keys.sorted().flatMap { style -> [PaletteOverride] in
      guard let (first, set) = variants[style], case .color(let color) = palette.lookup(style) else { return [] }
      return set.sorted { $0.index < $1.index }.map { variant in
        PaletteOverride(
          style: style, variant: variant, colors: color.inside(variant.environments),
          span: program.nameSpan(first.place))
      }
    }
  }

  /// A definition that sets a variant of a style.
  private struct Override {
    var key: PaletteKey
    var definition: Program.Definition
  }

  /// Weaker keys first, then source order: what is set later wins.
  private mutating func apply() {
    var pending: [String: [Override]] = [:]
    for definition in program.definitions.values {
      var name = program.variables.slice(definition.name)
      if name.first == UInt8(ascii: "@") { name.removeFirst() }
      guard PaletteLibrary.isStyle(name.prefix { $0 != UInt8(ascii: "_") }) else { continue }
      for key in PaletteKey.parse(String(decoding: name, as: UTF8.self)) {
        pending[key.style, default: []].append(Override(key: key, definition: definition))
      }
    }
    for style in pending.keys.sorted() { settle(style, &pending) }
    reportPartialOverrides()
  }

  /// Sets a style after all that its values name, so that these are seen as the theme makes them, wherever it does.
  ///
  /// A style that is made of itself is made of the palette's own colour. Recursive over styles, each of them once.
  private mutating func settle(_ style: String, _ pending: inout [String: [Override]]) {
    guard let overrides = pending.removeValue(forKey: style) else { return }
    for override in overrides {
      for named in styles(namedBy: override.definition) { settle(named, &pending) }
    }
    let ordered = overrides.enumerated().sorted {
      ($0.element.key.strength, $0.offset) < ($1.element.key.strength, $1.offset)
    }
    for (_, override) in ordered { apply(override) }
    let spellings = Set(overrides.map { $0.key.spelling })
    // With both spellings every runtime finds its own.
    guard !spellings.isSuperset(of: [.sapMisspelling, .notFoundBySAP]) else { return }
    for override in overrides { reportSpelling(of: override) }
  }

  /// The words of a definition's value, cut to what can be a style.
  private func styles(namedBy definition: Program.Definition) -> [String] {
    resolved.parts(of: definition).flatMap { part in
      let value = ValueText(program.texts.slice(part.text))
      return value.tokens.map { String(value.string($0.range).prefix { $0 != "_" }) }
    }
  }

  private mutating func apply(_ override: Override) {
    let (key, definition) = (override.key, override.definition)
    names.insert(definition.name)
    if key.variant.environments.intersection(definition.environments).isEmpty {
      diagnostics.append(unreachable(key, definition))
    }
    let isClear = palette.lookup(key.style).isClear
    if isClear { diagnostics.append(clear(key, definition)) }
    for part in resolved.parts(of: definition) {
      let reader = ValueReader(target: target, palette: palette)
      let reading = reader.read(ValueText(program.texts.slice(part.text)), under: ValueGrammar(.color))
      report(reading, definition, part)
      let reach = key.variant.environments.intersection(part.environments)
      for variant in reading.values {
        let environments = variant.environments.intersection(reach)
        guard !isClear, !environments.isEmpty, case .color(let color) = variant.value else { continue }
        palette.override(key.style, in: environments, with: color)
        settings[key.style, default: []].append(PaletteSetting(environments: environments, definition: definition))
        variants[key.style, default: (definition, [])].set.insert(key.variant)
        if key.strength > .alias { namedStyles.insert(key.style) }
      }
    }
  }

  private mutating func report(
    _ reading: ValueReader.Reading, _ definition: Program.Definition, _ part: ResolvedText.Part
  ) {
    guard !reading.isClean else { return }
    if reading.match?.fits == false {
      let name = program.variables[definition.name]
      return diagnostics.append(
        Diagnostic(
          .paletteOverride, "'\(name)' is named like a palette colour but is not a colour",
          at: program.valueSpan(definition.place), notes: ["a definition of such a name overrides the palette"],
          help: ["choose another name"]))
    }
    let site = ValueSite(definition, part, in: program)
    for diagnostic in ValueReport(site: site, target: target).diagnostics(match: reading.match, faults: reading.faults)
    where diagnostics.isFirst(diagnostic.code, at: diagnostic.span) {
      // Several overrides can come from one definition.
      diagnostics.append(diagnostic)
    }
  }

  // MARK: Reports

  /// A colour that is overridden for light backgrounds stays as it was wherever no definition sets it.
  private mutating func reportPartialOverrides() {
    for style in namedStyles.sorted() where !PaletteKey.isAlias(style) {
      guard let (first, set) = variants[style], set.contains(PaletteVariant(onDark: false)) else { continue }
      let missing = PaletteVariant.allCases.filter { !set.contains($0) }
      guard !missing.isEmpty else { continue }
      diagnostics.append(.partialPaletteOverride(style, missing, at: program.nameSpan(first.place), for: target))
    }
  }

  /// A definition in an `@media` that never holds where its variant is seen.
  private func unreachable(_ key: PaletteKey, _ definition: Program.Definition) -> Diagnostic {
    let nearest = key.variant.inside(definition.environments)
    return Diagnostic(
      .unreachablePaletteOverride, "'\(program.variables[definition.name])' never has an effect",
      at: program.nameSpan(definition.place),
      notes: ["it sets '\(key.style)' for \(key.variant.words); the condition never holds there"],
      help: nearest.map { ["write '@\(key.style)_\($0.keySuffix)'"] } ?? [])
  }

  /// A definition for a colour that the chosen palette draws clear.
  private func clear(_ key: PaletteKey, _ definition: Program.Definition) -> Diagnostic {
    Diagnostic(
      .clearPaletteName, "'\(program.variables[definition.name])' overrides nothing",
      at: program.nameSpan(definition.place),
      notes: ["palette \(palette.version.rawValue) and older ones lack '\(key.style)': SAP's runtime draws it clear"])
  }

  /// SAP's SwiftUI runtime misspells a suffix: for it the misspelling is right.
  private mutating func reportSpelling(of override: Override) {
    let span = program.nameSpan(override.definition.place)
    switch override.key.spelling {
    case .sapMisspelling where target != .fioriSwiftUI:
      diagnostics.append(Diagnostic(.paletteKeySpelling, "the suffix is spelt with a stray 'k'", at: span))
    // The suffix as every other reader writes it.
    case .notFoundBySAP where target == .fioriSwiftUI:
      let misspelt = "@\(override.key.style)_\(PaletteKey.misspeltSuffix)"
      diagnostics.append(
        Diagnostic(
          .paletteKeySpelling, "SAP's runtime never finds this suffix", at: span,
          notes: ["it looks for '\(PaletteKey.misspeltSuffix)'"],
          fixIts: [FixIt("write '\(misspelt)'", replacing: span, with: misspelt, applicability: .unsafe)]))
    case .regular, .sapMisspelling, .notFoundBySAP: break
    }
  }
}

/// A definition that sets a palette colour in some environments.
package struct PaletteSetting: Sendable {
  package var environments: EnvironmentSet
  package var definition: Program.Definition
}

extension PaletteVariant {
  /// The variant nearest to this one that is seen in some environments, or nil.
  fileprivate func inside(_ environments: EnvironmentSet) -> PaletteVariant? {
    PaletteVariant.allCases.filter { !$0.environments.intersection(environments).isEmpty }.min {
      ($0.index ^ index).nonzeroBitCount < ($1.index ^ index).nonzeroBitCount
    }
  }

  /// The surfaces on which the variant is seen, in words.
  fileprivate var words: String {
    let background = "\(isOnDark ? "dark" : "light") backgrounds"
    return switch (isElevated, isHighContrast) {
    case (false, false): background
    case (true, false): "elevated \(background)"
    case (false, true): "\(background) with high contrast"
    case (true, true): "elevated \(background) with high contrast"
    }
  }
}

extension Diagnostic {
  fileprivate static func partialPaletteOverride(
    _ style: String, _ missing: [PaletteVariant], at span: Span, for target: Target
  ) -> Diagnostic {
    let hasDark = !missing.contains(PaletteVariant(onDark: true))
    let names = missing.compactMap { PaletteOverride.keys(of: style, $0, for: target).first }
    let list = names.map { "@" + $0 }.quotedList
    return Diagnostic(
      .partialPaletteOverride,
      hasDark
        ? "'\(style)' is not overridden for \(kinds(missing))" : "'\(style)' is overridden for light backgrounds only",
      at: span, notes: ["elsewhere the palette's own colour stays: no override reaches another variant"],
      help: ["define \(list) too"])
  }

  /// The surfaces on which the missing variants are seen: `elevated surfaces, high contrast and both together`.
  private static func kinds(_ missing: [PaletteVariant]) -> String {
    let isElevatedMissing = missing.contains { $0.isElevated && !$0.isHighContrast }
    let isContrastMissing = missing.contains { !$0.isElevated && $0.isHighContrast }
    let isBothMissing = missing.contains { $0.isElevated && $0.isHighContrast }
    let both = isElevatedMissing && isContrastMissing ? "both together" : "elevated surfaces with high contrast"
    let kinds = [
      isElevatedMissing ? "elevated surfaces" : nil, isContrastMissing ? "high contrast" : nil,
      isBothMissing ? both : nil,
    ].compactMap { $0 }
    let first = kinds.dropLast().joined(separator: ", ")
    return first.isEmpty ? kinds.joined() : "\(first) and \(kinds[kinds.count - 1])"
  }
}
