import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler
import ThemeModel
package import ThemeTable

/// The values of a theme that have a name, for the forms that hold no table: its definitions, the palette colours that it
/// sets and, if asked for, the colours of its styles.
package struct ExportedTheme: Sendable {
  /// In the order of the names' bytes, with the colours of styles after the others.
  package private(set) var colors: [ExportedValue] = []
  /// The numbers and the fonts, in the order of their names.
  package private(set) var others: [ExportedValue] = []
  /// The definitions that are none of these, in the order of their names.
  package private(set) var leftOut: [VariableID] = []
  /// Reports of what is left out or loses some of its values.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The properties of styles that are not colours, with the first declaration of each; empty unless styles were asked for.
  private var otherProperties: [String: Span] = [:]
  private let compilation: Compilation
  private let reader: ValueReader
  /// The axes, besides appearance, level and contrast, on which the form can hold differences.
  private let axes: Set<StyleAxis>

  /// Finds the values of a theme; linear in its definitions and styles.
  ///
  /// `axes` are those that the form holds besides appearance, level and contrast; `onlyColors` is for one without numbers
  /// and fonts.
  package init(
    _ compilation: Compilation, includingStyles: Bool = false, axes: Set<StyleAxis> = [], onlyColors: Bool = false
  ) {
    self.compilation = compilation
    self.axes = axes
    reader = ValueReader(target: compilation.target, palette: compilation.palette)
    let program = compilation.program
    for (style, span) in Dictionary(firstOf: compilation.overrides.map { ($0.style, $0.span) }) {
      let parts = reader.parts(ofColor: style)
      add(ExportedValue(style, .paletteColor, .color, parts, at: span), parts, written: "@\(style)")
    }
    let uses = onlyColors ? nil : DefinitionUses(compilation.theme)
    let names = program.variables.ids.filter { name in
      // The names of a built-in theme's values are its own affair.
      !compilation.overriding.contains(name)
        && compilation.theme.resolved.definitions.all(of: name).contains { !program.isBuiltIn($0.place.file) }
    }
    for name in program.variables.sorted(names) { add(name, uses) }
    colors.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    (colors, others) = (Self.withAliases(colors), Self.withAliases(others))
    if includingStyles { addStyles() }
    reportLeftOut(onlyColors ? "colours" : "colours, numbers and fonts")
  }

  /// The values with those aliases alone that mean the same.
  ///
  /// A palette colour that is used by its key has one variant only, so it is not an alias.
  private static func withAliases(_ values: [ExportedValue]) -> [ExportedValue] {
    let known = Dictionary(firstOf: values.map { ($0.name, $0) })
    return values.map { value in
      var value = value
      let other = value.alias.flatMap { known[$0] }
      if other?.use != value.use || other?.values != value.values { value.alias = nil }
      return value
    }
  }

  // MARK: - Definitions

  private mutating func add(_ name: VariableID, _ uses: DefinitionUses?) {
    let (program, resolved) = (compilation.program, compilation.theme.resolved)
    let written = program.variables[name]
    var use = DefinitionUse.color
    var parts = resolved.parts(of: name).flatMap { part in
      reader.parts(ofColor: program.texts[part.text]).compactMap { all, color -> ExportedValue.Part? in
        let environments = all.intersection(part.environments)
        return environments.isEmpty ? nil : (environments, color)
      }
    }
    if parts.isEmpty {
      use = uses?[name] ?? .number
      for part in resolved.parts(of: name) {
        guard uses != nil, let value = reader.value(program.texts[part.text], use) else {
          return leftOut.append(name)
        }
        parts.append((part.environments, value))
      }
    }
    guard !parts.isEmpty, let value = ExportedValue(name, use, parts, in: resolved) else { return leftOut.append(name) }
    add(value, parts, written: written)
  }

  // MARK: - Styles

  private mutating func addStyles() {
    let (table, program) = (compilation.table, compilation.program)
    for row in table.rows {
      for cell in table.cells[row.cells] {
        let variants = table.variants[cell.variants]
        let parts = variants.compactMap { variant -> ExportedValue.Part? in
          guard case .color(let color) = table.values[variant.value] else { return nil }
          return (variant.environments, .color(color))
        }
        let property = table.names[cell.property]
        let span = program.span(program.declarations[variants[variants.startIndex].declaration].place)
        guard !parts.isEmpty else {
          otherProperties[property] = otherProperties[property] ?? span
          continue
        }
        let name = "\(table.names[row.path])/\(property)"
        add(ExportedValue(name, .style, .color, parts, at: span), parts, written: name)
      }
    }
  }

  /// Adds a value, and reports what the form does not hold of it.
  private mutating func add(_ value: ExportedValue, _ parts: [ExportedValue.Part], written: String) {
    let loss = FormLoss(parts)
    let kind = value.use == .color ? "colour" : value.use == .fontFamily ? "font" : "number"
    if loss.isWhole, value.use == .color { colors.append(value) } else if loss.isWhole { others.append(value) }
    diagnostics += [loss.diagnostic(written, kind, holding: axes, at: value.span)].compactMap { $0 }
  }

  /// Reports once which definitions and properties of styles are left out.
  private mutating func reportLeftOut(_ kinds: String) {
    let (program, version) = (compilation.program, compilation.palette.version)
    // The theme's choice of another palette than the latest one, as a theme writes it.
    let palette = version == .latest || compilation.target == .nui ? [] : ["@palette \(version.rawValue)"]
    let names = palette + leftOut.map { program.variables[$0] } + otherProperties.keys.sorted()
    guard !names.isEmpty else { return }
    let definition = leftOut.first.flatMap { Array(compilation.theme.resolved.definitions.all(of: $0)).first }
    diagnostics.append(
      Diagnostic(
        .notExpressible, "only \(kinds) are written; left out: \(names.quotedList(limit: 8))",
        at: definition.map { program.nameSpan($0.place) } ?? otherProperties.values.min() ?? program.start,
        severity: .note))
  }

  /// The product with its reports, among them those of the names that two values would share; a text with an error must not
  /// be used.
  func product(
    _ content: EmittedProduct.Content, _ names: [ExportedNames], suffixes: [String] = [""]
  ) -> EmittedProduct {
    let spans = Dictionary(
      firstOf: (colors + others).flatMap { value in suffixes.map { (value.name + $0, value.span) } })
    let renamings = names.flatMap { $0.diagnostics(at: spans, in: compilation.program) }
    var product = EmittedProduct(content, (diagnostics + renamings).sortedForReport())
    product.valueCount = colors.count + others.count
    return product
  }
}

extension ValueReader {
  /// The colours of a text, or none if it is not a colour.
  fileprivate func parts(ofColor text: String) -> [ExportedValue.Part] {
    colors(of: text).map { ($0.environments, .color($0.color)) }
  }

  /// The value of a text: the font that its use asks for, or else a number without a sign of any unit.
  fileprivate func value(_ text: String, _ use: DefinitionUse) -> ExportedValue.Value? {
    if use == .fontFamily {
      let reading = read(ValueText(text), under: ValueGrammar(.fontName))
      guard reading.faults.isEmpty, case .fontName(let name)? = reading.values.first?.value else { return nil }
      return .font(name)
    }
    guard let first = text.utf8.first, first != UInt8(ascii: "+"),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D })
    else { return nil }
    return Double(text).map { .number($0) }
  }
}

/// The loss of a form for something that is not the same, or is not there, in all environments.
struct FormLoss: Sendable, Equatable {
  /// The environments of each value.
  private let sets: [EnvironmentSet]

  init<Value: Hashable>(_ parts: [(environments: EnvironmentSet, value: Value)]) {
    sets = Dictionary(grouping: parts) { $0.value }.values.map { same in
      same.reduce(EnvironmentSet()) { $0.union($1.environments) }
    }
  }

  private var missing: EnvironmentSet { sets.reduce(EnvironmentSet.all) { $0.subtracting($1) } }

  /// Whether there is a value in each variant on an iPhone held upright, which all forms hold.
  var isWhole: Bool { PaletteVariant.allCases.allSatisfy { !missing.contains($0.environment) } }

  /// The report about a name, whose values are of a kind such as `colour`, or nil if the form holds all.
  ///
  /// `axes` are those that the form holds besides appearance, level and contrast.
  func diagnostic(_ name: String, _ kind: String, holding axes: Set<StyleAxis> = [], at span: Span) -> Diagnostic? {
    let lost = [StyleAxis.device, .orientation, .sizeClass].filter { !axes.contains($0) && differs(on: $0) }
    guard !missing.isEmpty || !lost.isEmpty else { return nil }
    let gap = "no \(kind) where '\(MediaText.condition(for: missing))'"
    let axisNames = lost.map { $0 == .sizeClass ? "size class" : $0.name }
    let device = lost.contains(.device) || lost.isEmpty ? "an iPhone" : "a device"
    let message =
      if !isWhole { "'\(name)' is left out: it has \(gap)" } else {
        "'\(name)' " + (lost.isEmpty ? "has \(gap)" : "depends on the \(axisNames.joined(separator: " and the "))")
          + "; the \(kind) of \(device) held upright is written"
      }
    return Diagnostic(.notExpressible, message, at: span, severity: .warning)
  }

  /// Whether the value is another one on the other choice of an axis.
  private func differs(on axis: StyleAxis) -> Bool {
    sets.contains { own in
      let other = own.flipped(on: axis)
      return sets.contains { $0 != own && !$0.isDisjoint(with: other) }
    }
  }
}

extension Program {
  /// The beginning of the theme, for reports that concern all of it.
  var start: Span { Span(file: files.first ?? FileID(index: 0), start: 0, end: 0) }
}
