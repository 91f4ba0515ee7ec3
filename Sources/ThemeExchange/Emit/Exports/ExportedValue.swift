import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// A colour, a number or a font of a theme that has a name there.
struct ExportedValue {
  /// The value in one situation.
  enum Value: Hashable {
    case color(StyleColor)
    case number(Double)
    case font(String)
  }

  /// The name of the definition without `@`, or of the style.
  var name: String
  var use: DefinitionUse
  /// The value for each ``PaletteVariant``.
  var values: [Value]
  /// The name of the definition that this one repeats, or nil if it repeats none.
  var alias: String?
  var note: DefinitionNote
  var span: Span

  /// Whether the value differs on elevated surfaces.
  var dependsOnLevel: Bool { depends(on: .level) }

  /// Whether the value differs on the other choice of an axis.
  func depends(on axis: StyleAxis) -> Bool {
    PaletteVariant.allCases.contains { values[$0.index] != values[$0.flipped(on: axis).index] }
  }
}

extension ExportedValue {
  init(_ color: ExportedColor) {
    (name, use, alias) = (color.name, .color, color.alias)
    values = color.colors.map { .color($0) }
    (note, span) = (color.note, color.span)
  }

  /// The definitions among some that are numbers or fonts, those that are not, and reports of what a form loses.
  static func list(of names: [VariableID], in compilation: Compilation) -> (
    values: [ExportedValue], others: [VariableID], losses: [Diagnostic]
  ) {
    let uses = DefinitionUses(compilation.theme)
    let reader = ValueReader(target: compilation.target, palette: compilation.palette)
    var values: [ExportedValue] = []
    var others: [VariableID] = []
    var losses: [Diagnostic] = []
    for name in names {
      guard let (value, loss) = read(name, uses, reader, compilation.theme.resolved) else {
        others.append(name)
        continue
      }
      if loss.isWhole { values.append(value) }
      let kind = value.use == .fontFamily ? "font" : "number"
      losses += [loss.diagnostic("@\(value.name)", kind, at: value.span)].compactMap { $0 }
    }
    let known = Dictionary(firstOf: values.map { ($0.name, $0.use) })
    for index in values.indices {
      let alias = values[index].alias
      values[index].alias = alias.flatMap { known[$0] == values[index].use ? $0 : nil }
    }
    return (values, others, losses)
  }

  /// A definition with what a form loses of it; nil if it is something else in some environments.
  private static func read(
    _ name: VariableID, _ uses: DefinitionUses, _ reader: ValueReader, _ resolved: ResolvedProgram
  ) -> (value: ExportedValue, loss: FormLoss)? {
    let program = resolved.program
    let use = uses[program.variables[name]]
    var parts: [(environments: EnvironmentSet, value: Value)] = []
    for part in resolved.parts(of: name) {
      guard let value = Self.value(program.texts[part.text], use, reader) else { return nil }
      parts.append((part.environments, value))
    }
    let definitions = Array(resolved.definitions.all(of: name))
    guard let definition = definitions.first else { return nil }
    let values = PaletteVariant.allCases.compactMap { variant in
      parts.first { $0.environments.contains(variant.environment) }?.value
    }
    let value = ExportedValue(
      name: String(program.variables[name].dropFirst()), use: use ?? .number, values: values,
      alias: ExportedColors.alias(definitions.map { program.texts[$0.value.text] }),
      note: DefinitionNote(above: definition.place, in: program), span: program.nameSpan(definition.place))
    return (value, FormLoss(parts))
  }

  /// The value of a text: the font that its use asks for, or else a number without a sign of any unit.
  private static func value(_ text: String, _ use: DefinitionUse?, _ reader: ValueReader) -> Value? {
    if use == .fontFamily {
      let reading = reader.read(ValueText(Array(text.utf8)[...]), under: ValueGrammar(.fontName))
      guard reading.faults.isEmpty, case .fontName(let name)? = reading.values.first?.value else { return nil }
      return .font(name)
    }
    guard let first = text.utf8.first, first != UInt8(ascii: "+"),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D })
    else { return nil }
    return Double(text).map { .number($0) }
  }
}

extension ExportedValue.Value {
  /// The number as Swift and CSS write it, the name of the font, or the digits of the colour.
  var text: String {
    switch self {
    case .color(let color): return color.description
    case .font(let name): return name
    case .number(let number):
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}
