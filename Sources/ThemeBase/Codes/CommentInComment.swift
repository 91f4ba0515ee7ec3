extension DiagnosticCode {
  package static let commentInComment = DiagnosticCode(
    "comment-in-comment", .warning, group: .syntax,
    meaning: """
      There is a '/*' inside a comment. Comments do not nest, so either the '*/' of the first
      comment is missing, or the comment ends earlier than it looks.
      """,
    reason: """
      Every rule between the two is a part of the comment and styles nothing. If only words
      stand between them, the finding is a note.
      """,
    wrong: """
      /* sizes
      Label { font-size: 17; }
      /* colours */
      Label { font-color: red; }
      """,
    right: """
      /* sizes and colours */
      Label {
        font-size: 17;
        font-color: red;
      }
      """)
}
