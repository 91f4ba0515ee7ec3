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
    // Most declarations hold everywhere. Those that do not are found in source order, in which they lie in memory: in the
    // order of the cells each is a jump.
    let isConditional = Column<Program.Declaration, Bool>(
      program.declarations.values.map { $0.environments.bits != EnvironmentSet.all.bits })
    var undone: [Undone] = []
    for cell in groups.cells.values where cell.count > 1 {
      let declarations = groups.declarations(of: cell)
      for index in declarations.indices.reversed() where isConditional[declarations[index]] {
        let declaration = program.declarations[declarations[index]]
        if let winner = winner(
          over: declaration, among: declarations[(index + 1)...], in: program)
        {
          undone.append(Undone(declarations[index], declaration, winner))
        }
      }
    }
    return report(undone, in: program)
  }

  /// A declaration, and a later one that undoes it.
  private struct Undone {
    var id: DeclarationID
    var declaration: Program.Declaration
    var winner: Program.Place

    init(
      _ id: DeclarationID, _ declaration: Program.Declaration, _ winner: Program.Declaration
    ) {
      (self.id, self.declaration, self.winner) = (id, declaration, winner.place)
    }
  }

  private static func report(_ undone: [Undone], in program: Program) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let spans = program.nameSpans(undone.lazy.map(\.declaration.place))
    let winners = program.nameSpans(undone.lazy.map(\.winner))
    for ((finding, span), winner) in zip(zip(undone, spans), winners) {
      // A rule of several selectors declares the same thing several times.
      guard
        !program.sharesPlace(finding.id) || diagnostics.isFirst(.undoneMediaRule, at: span)
      else { continue }
      diagnostics.append(
        .undoneMediaRule(
          program.properties.slice(finding.declaration.property), at: span, by: winner))
    }
    return diagnostics
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
    _ property: ArraySlice<UInt8>, at span: Span, by winner: Span
  ) -> Diagnostic {
    Diagnostic(
      .undoneMediaRule, .undoneMediaRule, about: property, at: span, label: "never has an effect",
      secondary: [Label(winner, "this one wins wherever that holds")])
  }
}

extension DiagnosticTemplate {
  fileprivate static let undoneMediaRule = DiagnosticTemplate(
    Phrase("'", nameThen: "' is overridden by a later rule"),
    help: Phrase("move the media rule after the base rule"))
}
