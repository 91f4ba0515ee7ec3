import ThemeBase
import ThemeCompiler

/// One check of a compiled theme, with the codes that it can report.
///
/// A rule runs only if one of its codes is wanted, so advice that is off costs nothing. It sees the compilation and nothing
/// else, not the findings of other rules.
struct LintRule: Sendable {
  let codes: [DiagnosticCode]
  /// Finds what the rule reports about a compilation.
  let run: @Sendable (Compilation) -> DiagnosticList

  init(_ codes: DiagnosticCode..., run: @escaping @Sendable (Compilation) -> DiagnosticList) {
    self.codes = codes
    self.run = run
  }

  /// Whether the user wants to hear of one of the codes.
  func isWanted(_ options: CompilerOptions) -> Bool { codes.contains(where: options.isWanted) }
}
