import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Media rules that a later rule undoes: only the order counts, so a base rule further down wins everywhere.
enum OrderCheck {
  /// How many later declarations each one is held against.
  private static let reach = 8

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (program, groups) = (compilation.program, compilation.theme.groups)
    var diagnostics = DiagnosticList()
    for cell in groups.cells.values where cell.count > 1 {
      for (undone, winner) in undone(groups.declarations(of: cell), in: program)
      // A rule of several selectors declares the same thing several times.
      where diagnostics.isFirst(.undoneMediaRule, at: program.nameSpan(undone.place)) {
        diagnostics.append(.undoneMediaRule(program, undone, by: winner))
      }
    }
    return diagnostics
  }

  /// Whether some declaration holds in some environments only.
  private static func isConditional(
    _ declarations: ArraySlice<DeclarationID>, in program: Program
  ) -> Bool {
    for id in declarations where program.declarations[id].environments != .all { return true }
    return false
  }

  /// Of the declarations of one property of one path, in source order, those that a later one undoes.
  private static func undone(
    _ declarations: ArraySlice<DeclarationID>, in program: Program
  ) -> [(undone: Program.Declaration, winner: Program.Declaration)] {
    guard isConditional(declarations, in: program) else { return [] }
    var later: [Program.Declaration] = []
    var result: [(undone: Program.Declaration, winner: Program.Declaration)] = []
    for id in declarations.reversed() {
      let declaration = program.declarations[id]
      if let winner = later.suffix(reach).first(where: { $0.undoes(declaration) }) {
        result.append((declaration, winner))
      }
      later.append(declaration)
    }
    return result
  }
}

extension Program.Declaration {
  /// Whether this one, further down the same file, holds wherever an earlier one does and elsewhere too.
  ///
  /// A declaration that never holds stands under a condition that has been reported.
  fileprivate func undoes(_ earlier: Program.Declaration) -> Bool {
    place.file == earlier.place.file && isFromPattern == earlier.isFromPattern
      && environments != earlier.environments && !earlier.environments.isEmpty
      && earlier.environments.subtracting(environments).isEmpty
  }
}

extension Diagnostic {
  fileprivate static func undoneMediaRule(
    _ program: Program, _ declaration: Program.Declaration, by winner: Program.Declaration
  ) -> Diagnostic {
    let property = program.properties[declaration.property]
    return Diagnostic(
      .undoneMediaRule, "'\(property)' is overridden by a later rule",
      at: program.nameSpan(declaration.place), label: "never has an effect",
      secondary: [Label(program.nameSpan(winner.place), "this one wins wherever that holds")],
      help: ["move the media rule after the base rule"])
  }
}
