extension DiagnosticCode {
  package static let unopenedComment = DiagnosticCode(
    "unopened-comment", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A '*/' stands outside a comment. Comments do not nest: the first '*/' ends them all.
      """,
    reason: """
      themec reads the text after the first '*/' as rules.
      """,
    wrong: """
      /* old: /* size */ 20 */
      Label { font-size: 20; }
      """,
    right: """
      /* old: size 20 */
      Label { font-size: 20; }
      """)
}
