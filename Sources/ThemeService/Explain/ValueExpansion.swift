import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Values in one environment, definitions put in, worked out anew from the program.
///
/// The cascade does the same for all environments at once; this one serves single questions.
struct ValueExpansion {
  private let program: Program
  /// The definition of each name that counts in the environment: the last whose condition holds.
  private let definitions: [UInt32: Program.Definition]

  /// Linear in the number of definitions.
  init(_ program: Program, in environment: StyleEnvironment) {
    self.program = program
    var definitions: [UInt32: Program.Definition] = [:]
    for definition in program.definitions where definition.environments.contains(environment) {
      definitions[definition.name] = definition
    }
    self.definitions = definitions
  }

  /// The text of a declaration's value; nil where a definition is missing, goes in a circle, or grows beyond all bounds.
  func text(of declaration: Program.Declaration) -> String? {
    guard declaration.value.hasReferences else { return program.names[declaration.value.text] }
    var text: [UInt8] = []
    // What is still to be put in, the next last, and the names that are being put in.
    var pending: [Word] = words(of: declaration.place).reversed()
    var active: Set<UInt32> = []
    var steps = 0
    while let word = pending.popLast() {
      steps += 1
      guard steps <= Self.maximumSteps, text.count <= DefinitionResolver.maximumLength else {
        return nil
      }
      switch word {
      case .literal(let bytes):
        if !text.isEmpty { text.append(UInt8(ascii: " ")) }
        text += bytes
      case .reference(let name, let isOperand):
        guard let definition = definitions[name], active.insert(name).inserted else { return nil }
        pending.append(.end(of: name, operandAt: isOperand ? text.count : nil))
        pending += words(of: definition.place).reversed()
      case .end(let name, let start):
        active.remove(name)
        if let start { Self.parenthesize(&text, from: start) }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// How many words and definitions are put in at most: definitions can double from one to the next and come to nothing.
  private static let maximumSteps = 1_000_000

  private enum Word {
    case literal(ArraySlice<UInt8>)
    case reference(UInt32, isOperand: Bool)
    case end(of: UInt32, operandAt: Int?)
  }

  /// Puts parentheses around the operand that stands behind `start` if it is of several words.
  private static func parenthesize(_ text: inout [UInt8], from start: Int) {
    let space = UInt8(ascii: " ")
    let first = start == 0 ? 0 : start + 1
    guard first < text.count, text[first...].contains(space) else { return }
    text.insert(contentsOf: [UInt8(ascii: "("), space], at: first)
    text += [space, UInt8(ascii: ")")]
  }

  private func words(of place: Program.Place) -> [Word] {
    let tree = program.trees[Int(place.tree)]
    let tokens = program.valueTokens(place).map(\.token)
    return tokens.enumerated().map { word, token in
      let bytes = tree.file.bytes[tree.tokens.range(token)]
      guard tree.tokens.kinds[token].isVariable else { return .literal(bytes) }
      guard let name = program.names.id(bytes) else { return .literal([]) }
      return .reference(name, isOperand: tree.isOperand(word, of: tokens))
    }
  }
}
