extension DiagnosticCode {
  package static let lineComment = DiagnosticCode(
    "line-comment", .note, group: .portability, failure: .nuiDropsSheet,
    meaning: """
      The file contains comments of the form '// …', which themec reads.
      """,
    reason: """
      NUI does not: it ignores the whole stylesheet, so with '--target nui' it is a warning. '--emit nss'
      leaves such comments out.
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
