/// The reason why a finding is left as it is: somebody has decided to live with it.
package enum Acceptance: Hashable, Sendable {
  /// A comment in the theme accepts the finding, with the reason that it gives.
  case comment(reason: String?)
  /// A baseline accepts it.
  case baseline
}
