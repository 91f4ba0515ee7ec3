package import ThemeBase
package import ThemeCompiler
import ThemeModel

/// The user's decisions about severities: configurations, `-W NAME=level`, `--only` and named targets.
package enum SeverityPolicy {
  /// Diagnostics with the severity that the options give them; those that are switched off are gone.
  ///
  /// A finding that makes a named target fail says so: of `--portable` it is an error, of `--target` at least a warning,
  /// unless the user chose another severity.
  package static func apply(_ options: CompilerOptions, to diagnostics: [Diagnostic]) -> [Diagnostic] {
    var targets = options.portability
    if options.namesTarget { targets.insert(options.target) }
    // SAP's SwiftUI runtime has no other notation for an alpha, so only other readers are worth a note.
    let isForSwiftUIAlone = options.portability.union([options.target]) == [.fioriSwiftUI]
    if options.severities.isEmpty, options.fileSeverities.isEmpty, targets.isEmpty, options.only == nil,
      !isForSwiftUIAlone
    {
      return diagnostics
    }
    return diagnostics.compactMap { diagnostic in
      let file = diagnostic.span.file
      guard options.severity(of: diagnostic.code, in: file) != nil else { return nil }
      if isForSwiftUIAlone, diagnostic.code == .ambiguousHex, diagnostic.severity == .note { return nil }
      var diagnostic = diagnostic
      if let failure = diagnostic.code.failure(among: targets) {
        let isPortable = diagnostic.code.failure(among: options.portability) != nil
        diagnostic.message += ": \(failure)"
        diagnostic.severity = max(diagnostic.severity, isPortable ? .error : .warning)
      }
      if let severity = (options.fileSeverities[file] ?? options.severities)[diagnostic.code] {
        diagnostic.severity = severity ?? diagnostic.severity
      }
      return diagnostic
    }
  }
}
