import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// A value in one environment, definitions put in, worked out anew from the program.
///
/// The cascade does the same for all environments at once; this one serves single questions.
enum ValueExpansion {
  /// The definition of a name that counts in an environment: the last whose condition holds.
  static func definition(
    of name: UInt32, in environment: Environment, _ program: Program
  ) -> Program.Definition? {
    program.definitions.last { $0.name == name && $0.environments.contains(environment) }
  }

  /// The text of a declaration's value; nil where a definition is missing or goes in a circle.
  static func text(
    of declaration: Program.Declaration, in environment: Environment, _ program: Program
  ) -> String? {
    guard declaration.value.hasReferences else { return program.names[declaration.value.text] }
    var words: [String] = []
    // Words still to be put in, the next last; a word under way carries the names that it is made of.
    var pending = self.words(of: declaration.place, program).reversed().map { ($0, Set<UInt32>()) }
    while let (word, used) = pending.popLast() {
      guard words.count <= DefinitionResolver.maximumLength else { return nil }
      switch word {
      case .literal(let text): words.append(text)
      case .reference(let name):
        guard !used.contains(name),
          let definition = definition(of: name, in: environment, program)
        else { return nil }
        pending += self.words(of: definition.place, program).reversed()
          .map { ($0, used.union([name])) }
      }
    }
    return words.joined(separator: " ")
  }

  private enum Word {
    case literal(String)
    case reference(UInt32)
  }

  private static func words(of place: Program.Place, _ program: Program) -> [Word] {
    let tree = program.trees[Int(place.tree)]
    return program.valueTokens(place).map { token in
      let bytes = tree.file.bytes[tree.tokens.range(token.token)]
      guard tree.tokens.kinds[token.token] == .variable else {
        return .literal(String(decoding: bytes, as: UTF8.self))
      }
      return program.names.id(bytes).map { .reference($0) } ?? .literal("")
    }
  }
}
