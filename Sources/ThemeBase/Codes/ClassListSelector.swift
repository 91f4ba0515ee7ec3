extension DiagnosticCode {
  package static let classListSelector = DiagnosticCode(
    "class-list-selector", .warning, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A selector is a class list, 'A:B'. Old sheets used this form to say that B builds on A.
      themec styles the last class of the list.
      """,
    reason: """
      Newer runtimes ignore the whole stylesheet. Put the list 'A:B' into the app's code, or
      write '@class B : A;'.
      """,
    wrong: """
      Control:Button { font-size: 20; }
      """,
    right: """
      Button { font-size: 20; }
      """)
}
