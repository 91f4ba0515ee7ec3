import ThemeCompiler
import ThemeDiagnostics

/// One check of a compiled theme, with the codes that it can report.
///
/// A rule runs only if one of its codes is wanted, so advice that is off costs nothing.
struct LintRule: Sendable {
  let codes: [DiagnosticCode]
  let run: @Sendable (Compilation) -> DiagnosticList

  init(_ codes: DiagnosticCode..., run: @escaping @Sendable (Compilation) -> DiagnosticList) {
    self.codes = codes
    self.run = run
  }

  /// Whether the user wants to hear of one of the codes.
  func isWanted(_ options: CompilerOptions) -> Bool {
    codes.contains(where: options.isWanted)
  }
}
