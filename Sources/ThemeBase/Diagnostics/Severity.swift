/// The weight of a diagnostic: `note` < `warning` < `error`.
package enum Severity: String, Comparable, CaseIterable, Sendable {
  /// Worth knowing; nothing needs to change.
  case note
  /// Probably not what the author meant; fails a run only with `--strict`.
  case warning
  /// Wrong; the build fails and writes nothing.
  case error

  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
