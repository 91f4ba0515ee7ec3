/// A finding that somebody has decided to live with.
package struct AcceptedFinding: Hashable, Sendable {
  /// Who accepted it.
  package enum Authority: Hashable, Sendable {
    /// A comment in the theme, with the reason that it gives.
    case comment(reason: String?)
    /// A baseline.
    case baseline
  }

  package var diagnostic: Diagnostic
  package var authority: Authority

  package init(_ diagnostic: Diagnostic, by authority: Authority) {
    self.diagnostic = diagnostic
    self.authority = authority
  }
}
