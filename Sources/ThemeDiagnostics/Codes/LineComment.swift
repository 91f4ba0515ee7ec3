extension DiagnosticCode {
  package static let lineComment = DiagnosticCode(
    "line-comment", .note, group: .portability,
    meaning: """
      The file holds comments of the form '// …'. themec reads them.
      """,
    reason: """
      NUI does not: it loses the whole stylesheet at the first one. '--emit nss' leaves them
      out.
      """,
    wrong: """
      // sizes
      Label { font-size: 18; }
      """,
    right: """
      /* sizes */
      Label { font-size: 18; }
      """)
}
