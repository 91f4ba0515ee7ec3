import ThemeSyntax
package import ThemeTable

/// The definitions of a program by name.
package struct DefinitionIndex {
  private let definitions: [Program.Definition]
  /// For each name the number of its last definition plus one; 0 for none.
  private var last: [UInt32]
  /// For each definition the one of the same name before it, in the same notation.
  private var previous: [UInt32] = []

  /// Linear in the names and the definitions.
  package init(_ program: Program) {
    definitions = program.definitions
    last = Array(repeating: 0, count: program.names.count)
    previous.reserveCapacity(definitions.count)
    for (index, definition) in definitions.enumerated() {
      previous.append(last[Int(definition.name)])
      last[Int(definition.name)] = UInt32(truncatingIfNeeded: index) + 1
    }
  }

  /// Whether a name is defined anywhere.
  package func contains(_ name: UInt32) -> Bool { Int(name) < last.count && last[Int(name)] > 0 }

  /// The definition of a name that counts in an environment: the last whose condition holds.
  package func last(of name: UInt32, in environment: StyleEnvironment) -> Program.Definition? {
    guard contains(name) else { return nil }
    var number = Int(last[Int(name)])
    while number > 0, !definitions[number - 1].environments.contains(environment) {
      number = Int(previous[number - 1])
    }
    return number > 0 ? definitions[number - 1] : nil
  }

  /// The definitions of a name, the last first.
  package func forEach(of name: UInt32, _ body: (Program.Definition) -> Void) {
    guard contains(name) else { return }
    var number = Int(last[Int(name)])
    while number > 0 {
      body(definitions[number - 1])
      number = Int(previous[number - 1])
    }
  }
}
