import ThemeDiagnostics
import ThemeValues

extension DiagnosticCode {
  /// What the first runtime that fails because of a finding of this code does: `NUI drops the whole sheet`.
  ///
  /// Returns nil if none of the targets fails.
  func failure(among targets: Set<Target>) -> String? {
    guard let failure,
      let target = Target.allCases.first(where: {
        targets.contains($0) && failure.targets.contains($0.rawValue)
      })
    else { return nil }
    return "\(target.runtime) \(failure.predicate)"
  }
}
