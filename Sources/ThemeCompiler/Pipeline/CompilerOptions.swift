package import ThemeDiagnostics
package import ThemeRegistry
package import ThemeValues

/// What the user asked for, apart from the files.
package struct CompilerOptions: Sendable {
  /// Whose reading counts where runtimes differ.
  package var target: Target = .fioriUIKit
  /// Targets that the user named: constructs that these read otherwise are reported.
  package var portability: Set<Target> = []
  /// What can be styled: themec's own registry, with the user's registry files put in.
  package var registry = Registry.standard
  /// The palette that colour names are taken from, unless the theme names one.
  package var palette = PaletteVersion.latest
  /// Severities that the user changed; nil switches a code off.
  package var severities: [DiagnosticCode: Severity?] = [:]
  /// The only codes to report besides errors of syntax; nil for all that are not switched off.
  package var only: Set<DiagnosticCode>?

  package init() {}

  /// The severity of a code, or nil if it is not to be reported.
  ///
  /// Errors of syntax are always reported: findings about a theme that cannot be read mislead.
  package func severity(of code: DiagnosticCode) -> Severity? {
    if let only, !only.contains(code) {
      return code.group == .syntax && code.defaultSeverity == .error ? .error : nil
    }
    if let severity = severities[code] { return severity }
    return code.isOptIn && only == nil ? nil : code.defaultSeverity
  }
}
