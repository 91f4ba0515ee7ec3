import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler
package import ThemeModel
package import ThemeTable

/// The colours of a theme that have a name: its definitions, the palette colours that it sets and, if asked for, the colours
/// of its styles.
package struct ExportedColors: Sendable {
  /// In the order of the names' bytes, with the colours of styles after the others.
  package private(set) var colors: [ExportedColor] = []
  /// Reports of what is left out or loses some of its values.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The definitions that are not colours, in the order of their names.
  package private(set) var otherDefinitions: [VariableID] = []
  /// The properties of styles that are not colours, with the first declaration of each; empty unless styles were asked for.
  private(set) var otherProperties: [String: Span] = [:]

  private let reader: ValueReader
  /// The axes, besides appearance, level and contrast, on which the form can hold differences.
  private let axes: Set<StyleAxis>

  /// Finds the colours of a theme; linear in its definitions and styles.
  ///
  /// `axes` are those that the form holds besides appearance, level and contrast.
  package init(_ compilation: Compilation, includingStyles: Bool = false, axes: Set<StyleAxis> = []) {
    reader = ValueReader(target: compilation.target, palette: compilation.palette)
    self.axes = axes
    let program = compilation.program
    addPaletteColors(of: compilation)
    for name in program.variables.ids where !compilation.overriding.contains(name) {
      let definitions = compilation.theme.resolved.definitions.all(of: name)
      // What a built-in theme calls its values is its own affair.
      if definitions.contains(where: { !program.isBuiltIn($0.place.file) }) { add(name, of: compilation) }
    }
    colors.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let known = Dictionary(firstOf: colors.map { ($0.name, $0.colors) })
    for index in colors.indices {
      // A palette colour that is used by its key has one variant only, so it is not an alias.
      guard let alias = colors[index].alias, known[alias] != colors[index].colors else { continue }
      colors[index].alias = nil
    }
    otherDefinitions.sort { program.variables[$0].utf8.lexicographicallyPrecedes(program.variables[$1].utf8) }
    if includingStyles { addStyles(of: compilation) }
  }

  // MARK: - Palette colours

  private mutating func addPaletteColors(of compilation: Compilation) {
    let overrides = compilation.overrides.map { ($0.style, $0.span) }
    for (style, span) in Dictionary(firstOf: overrides) {
      add(ExportedColor(name: style, origin: .paletteColor, parts: colors(of: style), span: span), written: "@\(style)")
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
      name: String(written.dropFirst()), origin: .definition, parts: parts, span: program.nameSpan(definition.place),
      alias: Self.alias(definitions.map { program.texts[$0.value.text] }))
    color.note = DefinitionNote(above: definition.place, in: program)
    add(color, written: written)
  }

  /// The definition that all definitions of a name consist of.
  static func alias(_ texts: [String]) -> String? {
    guard let first = texts.first, first.hasPrefix("@"), texts.allSatisfy({ $0 == first }) else { return nil }
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
    for row in table.rows {
      for cell in table.cells[row.cells] {
        let variants = table.variants[cell.variants]
        let parts = variants.compactMap { variant -> VariantColor? in
          guard case .color(let color) = table.values[variant.value] else { return nil }
          return VariantColor(variant.environments, color)
        }
        let property = table.names[cell.property]
        let program = compilation.program
        let span = program.span(program.declarations[variants[variants.startIndex].declaration].place)
        guard !parts.isEmpty else {
          otherProperties[property] = otherProperties[property] ?? span
          continue
        }
        let name = "\(table.names[row.path])/\(property)"
        add(ExportedColor(name: name, origin: .style, parts: parts, span: span), written: name)
      }
    }
  }

  /// Adds a colour, and reports what the form does not hold of it.
  private mutating func add(_ color: ExportedColor, written: String) {
    let loss = FormLoss(color.parts.map { ($0.environments, $0.color) })
    if loss.isWhole { colors.append(color) }
    diagnostics += [loss.diagnostic(written, "colour", holding: axes, at: color.span)].compactMap { $0 }
  }
}

/// A colour of a theme as other tools take it: a name and a colour for each environment.
package struct ExportedColor: Sendable, Equatable {
  /// The source of the colour in the theme.
  package enum Origin: Sendable, Equatable {
    case definition
    case paletteColor
    /// A property of a class path, by which the colour is named: `Label/font-color`.
    case style
  }

  /// The name of the definition or of the palette colour, without `@`.
  package var name: String
  package var origin: Origin
  /// Disjoint sets of environments with their colours.
  package var parts: [VariantColor]
  /// The definition or declaration that gives it, or the first of several.
  var span: Span
  /// The name of the colour whose definition this one repeats, as `@accent: @brand;` does, or nil if it repeats none.
  package var alias: String?
  /// The comment above the definition.
  package var note = DefinitionNote()

  /// The colour in an environment, or nil if there is none.
  package subscript(environment: StyleEnvironment) -> StyleColor? {
    parts.first { $0.environments.contains(environment) }?.color
  }

  /// The colour on an iPhone held upright; black if there is none.
  package subscript(variant: PaletteVariant) -> StyleColor { self[variant.environment] ?? StyleColor(rgba: 0xFF) }

  /// The colour of each variant.
  package var colors: [StyleColor] { PaletteVariant.allCases.map { self[$0] } }
}

extension PaletteVariant {
  /// The environment of an iPhone held upright with this variant's choices.
  var environment: StyleEnvironment { applied(to: StyleEnvironment()) }

  /// The environment of an iPad with this variant's choices.
  var padEnvironment: StyleEnvironment { environment.choosing(.device(.ipad)).choosing(.sizeClass(.regular)) }
}
