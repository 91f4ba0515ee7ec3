package import ThemeBase

/// Which fixes are applied.
package enum FixLevel: Sendable {
  /// Those that keep what the author plainly meant.
  case safe
  /// All but those that are only shown.
  case unsafe

  /// Whether fixes of that applicability are applied.
  package func includes(_ applicability: FixIt.Applicability) -> Bool {
    switch applicability {
    case .safe: true
    case .unsafe: self == .unsafe
    case .shownOnly: false
    }
  }
}
