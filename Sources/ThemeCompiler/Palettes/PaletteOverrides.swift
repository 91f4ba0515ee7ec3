import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
import ThemeTable

/// Definitions that are named like palette colours override these; see checks CO-01 to CO-07.
struct PaletteOverrides {
  private var palette: ColorPalette
  private var diagnostics = DiagnosticList()
  /// Names of definitions that override something: they are used, though no value names them.
  private var names: Set<UInt32> = []
  /// What sets each variant of a style, for the check of what is left out.
  private var variants: [String: (first: Program.Definition, set: Set<PaletteVariant>)] = [:]

  /// What the definitions of a program make of a palette.
  struct Result {
    var palette: ColorPalette
    var names: Set<UInt32>
    /// What is overridden, one for each variant of a style, sorted by key.
    var overrides: [PaletteOverride]
    var diagnostics: DiagnosticList
  }

  static func apply(
    _ resolver: DefinitionResolver, to palette: ColorPalette, target: Target
  ) -> Result {
    var overrides = PaletteOverrides(palette: palette)
    // NUI has no palettes: there the names mean nothing.
    if target != .nui { overrides.apply(resolver, target: target) }
    return Result(
      palette: overrides.palette, names: overrides.names,
      overrides: overrides.list(resolver.program),
      diagnostics: overrides.diagnostics)
  }

  /// The final colour of every variant that some definition sets.
  private func list(_ program: Program) -> [PaletteOverride] {
    variants.keys.sorted().flatMap { style -> [PaletteOverride] in
      guard let (first, set) = variants[style], case .color(let color) = palette.lookup(style)
      else { return [] }
      return set.sorted { $0.index < $1.index }.map { variant in
        PaletteOverride(
          style: style, variant: variant,
          colors: color.variants.compactMap {
            let common = $0.environments.intersection(variant.environments)
            return common.isEmpty ? nil : VariantColor(common, $0.color)
          },
          span: program.nameSpan(first.place))
      }
    }
  }

  private init(palette: ColorPalette) { self.palette = palette }

  /// Weaker keys first, then source order: what is set later wins.
  private mutating func apply(_ resolver: DefinitionResolver, target: Target) {
    let program = resolver.program
    var overrides: [(key: PaletteKey, definition: Program.Definition)] = []
    for definition in program.definitions {
      for key in PaletteKey.parse(program.names[definition.name]) {
        overrides.append((key, definition))
      }
    }
    let ordered = overrides.enumerated().sorted {
      ($0.element.key.strength, $0.offset) < ($1.element.key.strength, $1.offset)
    }
    for (_, override) in ordered {
      apply(override.key, override.definition, resolver, target: target)
    }
    reportPartialOverrides(program)
  }

  private mutating func apply(
    _ key: PaletteKey, _ definition: Program.Definition, _ resolver: DefinitionResolver,
    target: Target
  ) {
    let program = resolver.program
    names.insert(definition.name)
    for part in resolver.parts(of: definition) {
      let match = ValueMatcher.match(
        ValueText(program.names.slice(part.text)), ValueGrammar(.color), target: target,
        palette: palette)
      guard let value = match.value, match.fits else {
        diagnostics.append(
          .notAColor(program.names[definition.name], at: program.valueSpan(definition.place)))
        continue
      }
      let reach = key.variant.environments.intersection(part.environments)
      for (environments, color) in value.colors {
        palette.override(key.style, in: environments.intersection(reach), with: color)
      }
      report(match, definition, program, target: target)
      note(key, definition)
    }
    if key.spelling != .regular { diagnostics.append(spelling(of: key, definition, program)) }
  }

  private mutating func report(
    _ match: Match, _ definition: Program.Definition, _ program: Program, target: Target
  ) {
    let site = ValueSite(definition, in: program)
    for diagnostic in ValueReport(site: site, target: target).diagnostics(for: match) {
      diagnostics.append(diagnostic)
    }
  }

  private mutating func note(_ key: PaletteKey, _ definition: Program.Definition) {
    variants[key.style, default: (definition, [])].set.insert(key.variant)
  }
}

// MARK: - Reports

extension PaletteOverrides {
  /// A colour that is overridden for light backgrounds only stays as it was on dark ones.
  private mutating func reportPartialOverrides(_ program: Program) {
    let light = PaletteVariant(onDark: false)
    let dark = PaletteVariant(onDark: true)
    for style in variants.keys.sorted() {
      guard let (first, set) = variants[style], set.contains(light), !set.contains(dark) else {
        continue
      }
      diagnostics.append(
        .partialPaletteOverride(style, missing: dark.keySuffix, at: program.nameSpan(first.place)))
    }
  }

  private func spelling(
    of key: PaletteKey, _ definition: Program.Definition, _ program: Program
  ) -> Diagnostic {
    let span = program.nameSpan(definition.place)
    if key.spelling == .sapMisspelling {
      return Diagnostic(
        .paletteKeySpelling, "the suffix is spelt with a stray 'k'", at: span,
        notes: ["SAP's runtime looks for just this spelling"])
    }
    return Diagnostic(
      .paletteKeySpelling, "SAP's runtime never finds this suffix", at: span,
      notes: ["it looks for '\(PaletteKey.misspeltSuffix)'"])
  }
}

extension Match.Value {
  /// The colours and where each holds; empty for a value of another type.
  fileprivate var colors: [(EnvironmentSet, Color)] {
    switch self {
    case .single(.color(let color)): [(.all, color)]
    case .variants(let colors): colors.map { ($0.environments, $0.color) }
    default: []
    }
  }
}

extension Diagnostic {
  fileprivate static func notAColor(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .paletteOverride, "'\(name)' is named like a palette colour but is none", at: span,
      notes: ["a definition of such a name overrides the palette"],
      help: ["choose another name"])
  }

  fileprivate static func partialPaletteOverride(
    _ style: String, missing: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .partialPaletteOverride, "'\(style)' is overridden for light backgrounds only",
      at: span, help: ["define '@\(style)_\(missing)' too"])
  }
}
