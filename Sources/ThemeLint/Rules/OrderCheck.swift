import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Media rules that a later rule undoes: only the order counts, so a base rule further down wins everywhere.
enum OrderCheck {
  /// How many later declarations each one is held against.
  private static let reach = 8

  /// Checks the declarations of one property of one path, in source order.
  static func run(_ declarations: ArraySlice<UInt32>, in program: Program) -> [Diagnostic] {
    guard declarations.contains(where: { program.declarations[Int($0)].environments != .all })
    else { return [] }
    var later: [Program.Declaration] = []
    var diagnostics: [Diagnostic] = []
    for index in declarations.reversed() {
      let declaration = program.declarations[Int(index)]
      if let winner = later.suffix(reach).first(where: { $0.undoes(declaration) }) {
        diagnostics.append(.undoneMediaRule(program, declaration, by: winner))
      }
      later.append(declaration)
    }
    return diagnostics
  }
}

extension Program.Declaration {
  /// Whether this one, further down the same file, holds wherever an earlier one does and elsewhere too.
  fileprivate func undoes(_ earlier: Program.Declaration) -> Bool {
    place.tree == earlier.place.tree && isFromPattern == earlier.isFromPattern
      && environments != earlier.environments
      && earlier.environments.subtracting(environments).isEmpty
  }
}

extension Diagnostic {
  fileprivate static func undoneMediaRule(
    _ program: Program, _ declaration: Program.Declaration, by winner: Program.Declaration
  ) -> Diagnostic {
    let property = program.names[declaration.property]
    return Diagnostic(
      .undoneMediaRule, "'\(property)' is undone by a later rule",
      at: program.nameSpan(declaration.place), label: "never has an effect",
      secondary: [Label(program.nameSpan(winner.place), "this one wins wherever that holds")],
      help: ["put the media rule behind the base rule"])
  }
}
