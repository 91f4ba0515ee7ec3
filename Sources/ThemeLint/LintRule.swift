import ThemeCompiler
import ThemeDiagnostics

/// One check of a compiled theme, with the codes that it can report.
///
/// A rule runs only if one of its codes is wanted, so advice that is off costs nothing.
struct LintRule: Sendable {
  let codes: [DiagnosticCode]
  /// What the rule finds in a compilation.
  ///
  /// The last argument is what was reported before the rule runs, as far as that is known: on several threads rules do not
  /// wait for others.
  let run: @Sendable (Compilation, CompilerOptions, DiagnosticList) -> DiagnosticList
  /// Whether the rule takes longer than most on a large theme: such rules start first where there are several threads.
  var isLong = false

  init(_ codes: DiagnosticCode..., run: @escaping @Sendable (Compilation) -> DiagnosticList) {
    self.codes = codes
    self.run = { compilation, _, _ in run(compilation) }
  }

  /// A rule that makes only the findings that the options ask for.
  init(
    _ codes: DiagnosticCode...,
    choosing run: @escaping @Sendable (Compilation, CompilerOptions) -> DiagnosticList
  ) {
    self.codes = codes
    self.run = { compilation, options, _ in run(compilation, options) }
  }

  /// A rule that makes only as many findings as are kept beside the earlier ones.
  init(
    _ codes: DiagnosticCode...,
    after run: @escaping @Sendable (Compilation, DiagnosticList) -> DiagnosticList
  ) {
    self.codes = codes
    self.run = { compilation, _, earlier in run(compilation, earlier) }
  }

  /// The rule, marked as one that takes long.
  var long: LintRule {
    var copy = self
    copy.isLong = true
    return copy
  }

  /// Whether the user wants to hear of one of the codes.
  func isWanted(_ options: CompilerOptions) -> Bool {
    codes.contains(where: options.isWanted)
  }
}
