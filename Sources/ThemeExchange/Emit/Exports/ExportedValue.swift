import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// A definition that is a number or the name of a font.
struct ExportedValue: Sendable, Equatable {
  /// The value in one situation.
  enum Value: Sendable, Hashable {
    case number(Double)
    case font(String)
  }

  /// The name of the definition without `@`.
  var name: String
  var use: DefinitionUse
  /// The value for each ``PaletteVariant``.
  var values: [Value]
  /// The name of the definition that this one repeats, or nil if it repeats none.
  var alias: String?
  var note: DefinitionNote
  var span: Span
  /// What a form loses of the value.
  private(set) var loss: FormLoss

  /// Whether the value differs on elevated surfaces.
  var dependsOnLevel: Bool { values[0...1] + values[4...5] != values[2...3] + values[6...7] }
}

extension ExportedValue {
  /// The definitions among some that are numbers or fonts, those that are not, and reports of what a form loses.
  static func list(of names: [VariableID], in compilation: Compilation) -> (
    values: [ExportedValue], others: [VariableID], losses: [Diagnostic]
  ) {
    let uses = DefinitionUses(compilation.theme)
    let reader = ValueReader(target: compilation.target, palette: compilation.palette)
    var values: [ExportedValue] = []
    var others: [VariableID] = []
    for name in names {
      if let value = ExportedValue(name, uses, reader, compilation.theme.resolved) {
        values.append(value)
      } else {
        others.append(name)
      }
    }
    let losses = values.compactMap { value in
      let kind = value.use == .fontFamily ? "font" : "number"
      return value.loss.diagnostic("@\(value.name)", kind, at: value.span)
    }
    values.removeAll { !$0.loss.isWhole }
    let known = Dictionary(values.map { ($0.name, $0.use) }) { first, _ in first }
    for index in values.indices {
      let alias = values[index].alias
      values[index].alias = alias.flatMap { known[$0] == values[index].use ? $0 : nil }
    }
    return (values, others, losses)
  }

  /// Nil for a definition that is something else in some environments.
  private init?(_ name: VariableID, _ uses: DefinitionUses, _ reader: ValueReader, _ resolved: ResolvedProgram) {
    let program = resolved.program
    let use = uses[program.variables[name]]
    var parts: [(environments: EnvironmentSet, value: Value)] = []
    for part in resolved.parts(of: name) {
      guard let value = Self.value(program.texts[part.text], use, reader) else { return nil }
      parts.append((part.environments, value))
    }
    let definitions = Array(resolved.definitions.all(of: name))
    guard let definition = definitions.first else { return nil }
    values = PaletteVariant.allCases.compactMap { variant in
      parts.first { $0.environments.contains(variant.environment) }?.value
    }
    loss = FormLoss(parts)
    span = program.nameSpan(definition.place)
    self.name = String(program.variables[name].dropFirst())
    self.use = use ?? .number
    alias = ExportedColors.alias(definitions.map { program.texts[$0.value.text] })
    note = DefinitionNote(above: definition.place, in: program)
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
  /// The number as Swift and CSS write it, or the name of the font.
  var text: String {
    switch self {
    case .font(let name): return name
    case .number(let number):
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}
