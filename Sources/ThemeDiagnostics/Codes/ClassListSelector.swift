extension DiagnosticCode {
  package static let classListSelector = DiagnosticCode(
    "class-list-selector", .warning, group: .syntax,
    meaning: """
      A selector is a class list, 'A:B'. Old sheets wrote it so to say that B builds on A;
      themec styles the last class of the list.
      """,
    reason: """
      Newer runtimes lose the whole stylesheet there. The list 'A:B' belongs into the app's
      code, or into '@class B : A;'.
      """,
    wrong: """
      Control:Button { font-size: 20; }
      """,
    right: """
      Button { font-size: 20; }
      """)
}
