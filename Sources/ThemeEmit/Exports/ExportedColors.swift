import ThemeBase
package import ThemeCompiler
package import ThemeDiagnostics
package import ThemeTable
import ThemeValues

/// The colours of a theme that have a name: its definitions, the palette colours that it sets and, if asked for, the colours
/// of its styles.
package struct ExportedColors: Sendable {
  /// In the order of the names' bytes, with the colours of styles after the others.
  package private(set) var colors: [ExportedColor] = []
  /// Reports of what is left out or loses some of its values.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The definitions that are not colours, in the order of their names.
  package private(set) var otherDefinitions: [VariableID] = []
  /// The properties of styles that are not colours, in the order of their names; empty unless styles were asked for.
  package private(set) var otherProperties: [String] = []

  private let reader: ValueReader
  /// The axes, besides appearance, level and contrast, on which the form can hold differences.
  private let axes: Set<StyleAxis>

  /// Finds the colours of a theme; linear in its definitions and styles.
  ///
  /// `axes` are those that the form holds besides appearance, level and contrast.
  package init(
    _ compilation: Compilation, includingStyles: Bool = false, axes: Set<StyleAxis> = []
  ) {
    reader = ValueReader(target: compilation.target, palette: compilation.palette)
    self.axes = axes
    let program = compilation.program
    addPaletteColors(of: compilation)
    for name in program.variables.ids where !compilation.overriding.contains(name) {
      add(name, of: compilation)
    }
    colors.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let known = Dictionary(colors.map { ($0.name, $0.colors) }) { first, _ in first }
    for index in colors.indices {
      // A palette colour that is used by its key has one variant only, so it is not an alias.
      guard let alias = colors[index].alias, known[alias] != colors[index].colors else { continue }
      colors[index].alias = nil
    }
    otherDefinitions.sort {
      program.variables[$0].utf8.lexicographicallyPrecedes(program.variables[$1].utf8)
    }
    if includingStyles { addStyles(of: compilation) }
  }

  // MARK: - Palette colours

  private mutating func addPaletteColors(of compilation: Compilation) {
    let overrides = compilation.overrides.map { ($0.style, $0.span) }
    for (style, span) in Dictionary(overrides, uniquingKeysWith: { first, _ in first }) {
      let color = ExportedColor(name: style, origin: .paletteColor, parts: colors(of: style))
      if isComplete(color) { add(color, written: "@\(style)", at: span) }
    }
  }

  // MARK: - Definitions

  private mutating func add(_ name: VariableID, of compilation: Compilation) {
    let (program, resolved) = (compilation.program, compilation.theme.resolved)
    var parts: [VariantColor] = []
    for part in resolved.parts(of: name) {
      for variant in colors(of: program.texts[part.text]) {
        let environments = variant.environments.intersection(part.environments)
        if !environments.isEmpty { parts.append(VariantColor(environments, variant.color)) }
      }
    }
    let definitions = Array(resolved.definitions.all(of: name))
    guard let definition = definitions.first else { return }
    guard !parts.isEmpty else { return otherDefinitions.append(name) }
    let written = program.variables[name]
    var color = ExportedColor(
      name: String(written.dropFirst()), origin: .definition, parts: parts,
      alias: Self.alias(definitions.map { program.texts[$0.value.text] }))
    color.note = DefinitionNote(above: definition.place, in: program)
    add(color, written: written, at: program.nameSpan(definition.place))
  }

  /// The definition that all definitions of a name consist of.
  static func alias(_ texts: [String]) -> String? {
    guard let first = texts.first, first.hasPrefix("@"), texts.allSatisfy({ $0 == first }) else {
      return nil
    }
    let name = first.dropFirst()
    return name.contains(" ") ? nil : String(name)
  }

  /// The colours of a text, or none if it is not a colour.
  private func colors(of text: String) -> [VariantColor] {
    let reading = reader.read(ValueText(Array(text.utf8)[...]), under: ValueGrammar(.color))
    guard reading.faults.isEmpty, reading.match?.mismatch == nil else { return [] }
    return reading.values.compactMap { part in
      guard case .color(let color) = part.value else { return nil }
      return VariantColor(part.environments, color)
    }
  }

  // MARK: - Styles

  private mutating func addStyles(of compilation: Compilation) {
    let table = compilation.table
    var others: Set<String> = []
    for row in table.rows {
      for cell in table.cells[row.cells] {
        let variants = table.variants[cell.variants]
        let parts = variants.compactMap { variant -> VariantColor? in
          guard case .color(let color) = table.values[variant.value] else { return nil }
          return VariantColor(variant.environments, color)
        }
        guard !parts.isEmpty else {
          others.insert(table.names[cell.property])
          continue
        }
        let name = "\(table.names[row.path])/\(table.names[cell.property])"
        let color = ExportedColor(name: name, origin: .style, parts: parts)
        add(color, written: name, at: compilation.program.start)
      }
    }
    otherProperties = others.sorted()
  }

  // MARK: - What a form can hold

  /// Whether the colour has a value wherever the form asks for one.
  private func isComplete(_ color: ExportedColor) -> Bool {
    PaletteVariant.allCases.allSatisfy { variant in
      color[variant.environment] != nil
        && (!axes.contains(.device) || color[variant.padEnvironment] != nil)
    }
  }

  /// Adds a colour, and reports the axes that the form does not hold.
  ///
  /// A colour without a value somewhere is reported and left out.
  private mutating func add(_ color: ExportedColor, written: String, at span: Span) {
    guard isComplete(color) else { return diagnostics.append(.incomplete(written, at: span)) }
    colors.append(color)
    let others: [StyleAxis] = [.device, .orientation, .sizeClass]
    let lost = others.filter { !axes.contains($0) && color.depends(on: $0) }
    if !lost.isEmpty { diagnostics.append(.dependsOn(lost, written, at: span)) }
  }
}

extension Diagnostic {
  fileprivate static func incomplete(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .notExpressible,
      "'\(name)' is left out: it is not a colour in every appearance, level and contrast",
      at: span, severity: .warning)
  }

  fileprivate static func dependsOn(
    _ axes: [StyleAxis], _ name: String, at span: Span
  ) -> Diagnostic {
    let names = axes.map { $0 == .sizeClass ? "size class" : $0.name }
    return Diagnostic(
      .notExpressible,
      "'\(name)' depends on the \(names.joined(separator: " and the ")); "
        + "the colour of \(axes.contains(.device) ? "an iPhone" : "a device") held upright is written",
      at: span, severity: .warning)
  }
}
