package import ThemeCompiler
package import ThemeDiagnostics
import ThemeSyntax
import ThemeService
package import ThemeTable
package import ThemeValues

/// A colour of a theme as other tools take it: a name and a colour for each variant.
package struct ExportedColor: Sendable, Equatable {
  /// The name of the definition or of the palette colour, without `@`.
  package var name: String
  /// A colour for each situation, in the order of their indices.
  package var colors: [StyleColor]
  /// The name of the colour whose definition this one repeats, as `@accent: @brand;` does; nil where there is none.
  package var alias: String?

  /// The colour in a situation.
  package subscript(situation: ColorSituation) -> StyleColor { colors[situation.index] }
}

/// One of the eight situations in which a colour may differ: appearance, level and contrast.
package typealias ColorSituation = PaletteVariant

extension ColorSituation {
  /// The same situation with another appearance.
  func dark(_ isDark: Bool) -> ColorSituation {
    ColorSituation(onDark: isDark, elevated: isElevated, highContrast: isHighContrast)
  }

  /// The environment of an iPhone held upright in this situation.
  fileprivate var environment: StyleEnvironment { applied(to: StyleEnvironment()) }
}

/// The colours of a theme that have a name: its definitions, and the palette colours that it sets.
package struct ExportedColors: Sendable {
  /// In the order of the names' bytes.
  package private(set) var colors: [ExportedColor] = []
  /// Reports of the colours that are left out or lose some of their values.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Finds the colours of a theme; linear in its definitions.
  package init(_ compilation: Compilation) {
    let reader = ValueReader(target: compilation.target, palette: compilation.palette)
    let program = compilation.program
    for style in Set(compilation.overrides.map(\.style)) {
      let variants = Self.colors(of: style, reader)
      let colors = ColorSituation.allCases.compactMap { variants.color(in: $0.environment) }
      guard colors.count == ColorSituation.allCases.count else { continue }
      self.colors.append(ExportedColor(name: style, colors: colors))
    }
    for name in program.variables.ids where !compilation.overriding.contains(name) {
      add(name, of: compilation, reader)
    }
    colors.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let names = Set(colors.map(\.name))
    for index in colors.indices {
      colors[index].alias = colors[index].alias.flatMap { names.contains($0) ? $0 : nil }
    }
  }

  private mutating func add(_ name: VariableID, of compilation: Compilation, _ reader: ValueReader)
  {
    let (program, resolved) = (compilation.program, compilation.theme.resolved)
    let parts = resolved.parts(of: name).map { part in
      (environments: part.environments, colors: Self.colors(of: program.texts[part.text], reader))
    }
    func color(in environment: StyleEnvironment) -> StyleColor? {
      parts.first { $0.environments.contains(environment) }?.colors.color(in: environment)
    }
    let colors = ColorSituation.allCases.map { color(in: $0.environment) }
    guard colors.contains(where: { $0 != nil }) else { return }
    let definitions = Array(resolved.definitions.all(of: name))
    guard let definition = definitions.first else { return }
    let written = program.variables[name]
    let whole = colors.compactMap { $0 }
    guard whole.count == colors.count else {
      return diagnostics.append(.incomplete(written, at: program.nameSpan(definition.place)))
    }
    let others = ColorSituation.allCases.map { color(in: $0.environment.onTablet) }
    if others.contains(where: { $0 != nil }), others != colors {
      diagnostics.append(.dependsOnDevice(written, at: program.nameSpan(definition.place)))
    }
    self.colors.append(
      ExportedColor(
        name: String(written.dropFirst()), colors: whole,
        alias: Self.alias(definitions.map { program.texts[$0.value.text] })))
  }

  /// The definition that all definitions of a name consist of.
  private static func alias(_ texts: [String]) -> String? {
    guard let first = texts.first, first.hasPrefix("@"), texts.allSatisfy({ $0 == first }) else {
      return nil
    }
    let name = first.dropFirst()
    return name.contains(" ") ? nil : String(name)
  }

  /// The colours that a text stands for; none if it is not a colour.
  private static func colors(of text: String, _ reader: ValueReader) -> [VariantColor] {
    let reading = reader.read(ValueText(Array(text.utf8)[...]), under: ValueGrammar(.color))
    guard reading.faults.isEmpty, reading.match?.mismatch == nil else { return [] }
    return reading.values.compactMap { part in
      guard case .color(let color) = part.value else { return nil }
      return VariantColor(part.environments, color)
    }
  }
}

extension [VariantColor] {
  /// The colour in an environment, or nil if there is none.
  fileprivate func color(in environment: StyleEnvironment) -> StyleColor? {
    first { $0.environments.contains(environment) }?.color
  }
}

extension StyleEnvironment {
  /// The same on an iPad held on its side.
  fileprivate var onTablet: StyleEnvironment {
    choosing(.device(.ipad)).choosing(.orientation(.landscape)).choosing(.sizeClass(.regular))
  }
}

extension Diagnostic {
  fileprivate static func incomplete(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .notExpressible,
      "'\(name)' is left out: it is not a colour in every appearance, level and contrast",
      at: span, severity: .warning)
  }

  fileprivate static func dependsOnDevice(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .notExpressible,
      "'\(name)' depends on the device; the colour of an iPhone held upright is written",
      at: span, severity: .warning)
  }
}
