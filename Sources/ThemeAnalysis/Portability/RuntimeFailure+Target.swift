import ThemeBase
import ThemeModel

extension DiagnosticCode {
  /// The failure of the first runtime that a finding of this code breaks: `NUI drops the whole sheet`.
  ///
  /// Returns nil if none of the targets fails.
  func failure(among targets: Set<Target>) -> String? {
    guard let failure,
      let target = Target.allCases.first(where: { targets.contains($0) && failure.targets.contains($0.rawValue) })
    else { return nil }
    return "\(target.runtime) \(failure.predicate)"
  }
}
