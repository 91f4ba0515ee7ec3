extension DiagnosticCode {
  package static let unterminatedComment = DiagnosticCode(
    "unterminated-comment", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      No '*/' ends a comment that begins with '/*', so the rest of the file is a comment.
      """,
    reason: """
      Every rule after it is lost.
      """,
    wrong: """
      Label { font-size: 20; }
      /* the rest is to follow
      """,
    right: """
      Label { font-size: 20; }
      /* the rest is to follow */
      """)
}
