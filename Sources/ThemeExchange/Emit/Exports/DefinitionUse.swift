import ThemeBase
import ThemeCompiler
import ThemeModel

/// The use of a definition; the raw value is its type among design tokens.
enum DefinitionUse: String {
  case color
  case number
  /// A length in points.
  case dimension
  case fontFamily

  /// The use as a whole value of a property, or nil if the grammar leaves it open.
  fileprivate init?(_ grammar: ValueGrammar) {
    let uses = grammar.alternatives.compactMap { alternative -> DefinitionUse? in
      guard case .type(let type, let range) = alternative else { return nil }
      switch type {
      case .fontName: return .fontFamily
      case .box, .offset: return .dimension
      // Numbers with a bound are shares, such as an opacity.
      case .number: return range?.upperBound.isFinite ?? false ? .number : .dimension
      case .integer: return .number
      default: return nil
      }
    }
    guard let use = uses.first, Set(uses).count == 1 else { return nil }
    self = use
  }
}

/// The uses of a theme's definitions, as the types of the properties tell that they are values of.
struct DefinitionUses {
  private var uses: [VariableID: DefinitionUse] = [:]

  /// The use of a definition, or nil if nothing tells it.
  subscript(name: VariableID) -> DefinitionUse? { uses[name] }

  /// Linear in declarations and definitions.
  init(_ theme: TypedProgram) {
    let program = theme.program
    var pending: [VariableID] = []
    for cell in theme.groups.cells {
      guard let grammar = theme.meanings[cell], let use = DefinitionUse(theme.meanings.grammars[grammar]) else {
        continue
      }
      for id in theme.groups.declarations(of: cell) {
        for name in program.repeated(in: program.declarations[id].value) where add(use, to: name) {
          pending.append(name)
        }
      }
    }
    let references = program.definitions.values.flatMap { definition in
      program.repeated(in: definition.value).map { (name: definition.name, repeated: $0) }
    }
    // A definition that another one repeats is used as that one is, and one without a use of its own as the one that it repeats.
    let repeated = Dictionary(grouping: references) { $0.name }
    while let name = pending.popLast(), let use = uses[name] {
      for reference in repeated[name] ?? [] where add(use, to: reference.repeated) {
        pending.append(reference.repeated)
      }
    }
    let repeating = Dictionary(grouping: references) { $0.repeated }
    pending = Array(program.variables.sorted(uses.keys))
    while let name = pending.popLast(), let use = uses[name] {
      for reference in repeating[name] ?? [] where uses[reference.name] == nil {
        uses[reference.name] = use
        pending.append(reference.name)
      }
    }
  }

  /// Adds a use, and returns whether that tells something new; a number is what is used in different ways.
  private mutating func add(_ use: DefinitionUse, to name: VariableID) -> Bool {
    let known = uses[name]
    uses[name] = known == nil || known == use ? use : .number
    return uses[name] != known
  }
}

extension Program {
  /// The definitions in a value that computes nothing: `@small @large`.
  fileprivate func repeated(in value: Value) -> [VariableID] {
    guard value.hasReferences else { return [] }
    let words = texts[value.text].split(separator: " ")
    guard words.allSatisfy({ $0.hasPrefix("@") || Double($0) != nil }) else { return [] }
    return words.compactMap { variables.id(String($0)) }
  }
}
