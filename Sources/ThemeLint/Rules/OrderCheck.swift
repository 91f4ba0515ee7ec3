import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Media rules that a later rule undoes: only the order counts, so a base rule further down wins everywhere.
enum OrderCheck {
  /// How many later declarations each one is compared with.
  private static let reach = 8

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (program, groups) = (compilation.program, compilation.theme.groups)
    var diagnostics = DiagnosticList()
    for cell in groups.cells.values where cell.count > 1 {
      let declarations = groups.declarations(of: cell)
      for index in declarations.indices.reversed() {
        let declaration = program.declarations[declarations[index]]
        // A rule of several selectors declares the same thing several times.
        guard !holdsEverywhere(declaration.environments),
          let winner = winner(over: declaration, among: declarations[(index + 1)...], in: program),
          diagnostics.isFirst(.undoneMediaRule, at: program.nameSpan(declaration.place))
        else { continue }
        diagnostics.append(.undoneMediaRule(program, declaration, by: winner))
      }
    }
    return diagnostics
  }

  private static func holdsEverywhere(_ environments: EnvironmentSet) -> Bool {
    environments.bits == EnvironmentSet.all.bits
  }

  /// The last of the next few declarations of the same property and path that undoes one.
  private static func winner(
    over declaration: Program.Declaration, among later: ArraySlice<DeclarationID>,
    in program: Program
  ) -> Program.Declaration? {
    for id in later.prefix(reach).reversed() {
      let candidate = program.declarations[id]
      if candidate.undoes(declaration) { return candidate }
    }
    return nil
  }
}

extension Program.Declaration {
  /// Whether this one, further down the same file, holds wherever an earlier one does and elsewhere too.
  ///
  /// A declaration that never holds stands under a condition that has been reported.
  fileprivate func undoes(_ earlier: Program.Declaration) -> Bool {
    place.file == earlier.place.file && isFromPattern == earlier.isFromPattern
      && environments != earlier.environments && !earlier.environments.isEmpty
      && earlier.environments.isSubset(of: environments)
  }
}

extension Diagnostic {
  fileprivate static func undoneMediaRule(
    _ program: Program, _ declaration: Program.Declaration, by winner: Program.Declaration
  ) -> Diagnostic {
    Diagnostic(
      .undoneMediaRule, .undoneMediaRule, about: program.properties.slice(declaration.property),
      at: program.nameSpan(declaration.place), label: "never has an effect",
      secondary: [Label(program.nameSpan(winner.place), "this one wins wherever that holds")])
  }
}

extension DiagnosticTemplate {
  fileprivate static let undoneMediaRule = DiagnosticTemplate(
    Phrase("'", nameThen: "' is overridden by a later rule"),
    help: Phrase("move the media rule after the base rule"))
}
