import ThemeBase
import ThemeCompiler
import ThemeService
import ThemeValues

/// A definition that is a number.
struct ExportedNumber: Sendable, Equatable {
  /// The name of the definition without `@`.
  var name: String
  /// The number for each ``PaletteVariant``.
  var numbers: [Double]
  /// The name of the number whose definition this one repeats, or nil if it repeats none.
  var alias: String?
  var note: DefinitionNote
}

extension ExportedNumber {
  /// The definitions among some that are numbers in every variant, and those that are not.
  static func list(
    of names: [VariableID], in compilation: Compilation
  ) -> (numbers: [ExportedNumber], others: [VariableID]) {
    let (program, resolved) = (compilation.program, compilation.theme.resolved)
    var numbers: [ExportedNumber] = []
    var others: [VariableID] = []
    for name in names {
      let parts = resolved.parts(of: name).map { part in
        (environments: part.environments, number: Self.number(program.texts[part.text]))
      }
      let values = PaletteVariant.allCases.compactMap { variant in
        parts.first { $0.environments.contains(variant.environment) }?.number
      }
      let definitions = Array(resolved.definitions.all(of: name))
      guard values.count == PaletteVariant.allCases.count,
        parts.allSatisfy({ $0.number != nil }), let definition = definitions.first
      else {
        others.append(name)
        continue
      }
      numbers.append(
        ExportedNumber(
          name: String(program.variables[name].dropFirst()), numbers: values,
          alias: ExportedColors.alias(definitions.map { program.texts[$0.value.text] }),
          note: DefinitionNote(above: definition.place, in: program)))
    }
    let known = Set(numbers.map(\.name))
    for index in numbers.indices {
      numbers[index].alias = numbers[index].alias.flatMap { known.contains($0) ? $0 : nil }
    }
    return (numbers, others)
  }

  /// The number that a text is, without a sign of any unit.
  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first, first != UInt8(ascii: "+"),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D })
    else { return nil }
    return Double(text)
  }
}
