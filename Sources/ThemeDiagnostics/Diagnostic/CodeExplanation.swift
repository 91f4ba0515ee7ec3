/// What `themec explain CODE` says about a code: the one home of its meaning.
///
/// A test compiles both examples: `wrong` gives this code, `right` gives nothing at all.
package struct CodeExplanation: Sendable {
  package var severity: Severity
  /// What it means: one or more paragraphs.
  package var meaning: String
  /// Why it matters to the app and its users.
  package var reason: String
  /// A small theme that triggers the code.
  package var wrong: String
  /// The same theme put right.
  package var right: String
  /// The target that must be named, with `--target`, for the code to be given; nil for most codes.
  package var target: String?

  package init(
    _ severity: Severity, meaning: String, reason: String, wrong: String, right: String,
    target: String? = nil
  ) {
    self.severity = severity
    self.meaning = meaning
    self.reason = reason
    self.wrong = wrong
    self.right = right
    self.target = target
  }
}
