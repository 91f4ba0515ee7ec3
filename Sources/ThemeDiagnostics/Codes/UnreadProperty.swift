extension DiagnosticCode {
  package static let unreadProperty = DiagnosticCode(
    "unread-property", .warning,
    meaning: """
      A property that this class documents, or that other classes take, but that no renderer
      of this class looks up.
      """,
    reason: """
      It has no effect.
      """,
    wrong: """
      TextField { horizontal-align: center; }
      """,
    right: """
      TextField { text-align: center; }
      """)
}
