extension DiagnosticCode {
  package static let unreadProperty = DiagnosticCode(
    "unread-property", .warning, repetition: Repetition(ofOthers: .otherWords, isInAllFiles: true),
    meaning: """
      The documentation of this class or of other classes lists the property, but no renderer of
      this class reads it.
      """,
    reason: """
      It has no effect.
      """,
    wrong: """
      TableCell { text-transform: uppercase; }
      """,
    right: """
      Label { text-transform: uppercase; }
      """)
}
