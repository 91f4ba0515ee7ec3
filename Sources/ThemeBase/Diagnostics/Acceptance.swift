/// The reason why a finding is left as it is: somebody has decided to live with it.
package enum Acceptance: Hashable, Sendable {
  /// A comment in the theme accepts the finding, with the reason that it gives.
  case comment(reason: String?)
  /// A baseline accepts it.
  case baseline
}

extension Diagnostic {
  /// Whether a comment can accept the finding: one below an error, or one that only the user made an error.
  ///
  /// The severity is that of this finding, not the one that its code usually has. No comment accepts a finding about comments.
  package var canBeAcceptedByComment: Bool {
    code.group != .suppressions && (severity < .error || code.defaultSeverity < .error)
  }

  /// Whether a baseline can accept the finding: any but one that keeps a file from being read.
  package var canBeAcceptedByBaseline: Bool { !Self.unreadFiles.contains(code) }

  /// The codes of findings about files that are not read.
  private static let unreadFiles: Set<DiagnosticCode> = [
    .importNotFound, .importOutsideRoot, .importTooDeep, .notAStylesheet, .notUtf8, .tooManyImports,
  ]
}
