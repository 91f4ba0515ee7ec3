import ThemeBase
import ThemeCompiler

/// One check of a compiled theme, with the codes that it can report.
///
/// A rule runs only if one of its codes is wanted, so advice that is off costs nothing. It sees the compilation and nothing
/// else: not the findings of other rules, which may run at the same time.
struct LintRule: Sendable {
  let codes: [DiagnosticCode]
  /// Whether the rule takes longer than most on a large theme: such rules start first where there are several threads.
  let isLong: Bool
  /// Finds what the rule reports about a compilation.
  let run: @Sendable (Compilation) -> DiagnosticList

  init(_ codes: DiagnosticCode..., isLong: Bool = false, run: @escaping @Sendable (Compilation) -> DiagnosticList) {
    self.codes = codes
    self.isLong = isLong
    self.run = run
  }

  /// Whether the user wants to hear of one of the codes.
  func isWanted(_ options: CompilerOptions) -> Bool { codes.contains(where: options.isWanted) }
}
