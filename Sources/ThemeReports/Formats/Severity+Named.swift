import ThemeBase

extension Severity {
  /// The word that a format has for the severity.
  func named(_ error: String, _ warning: String, _ note: String) -> String {
    switch self {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
