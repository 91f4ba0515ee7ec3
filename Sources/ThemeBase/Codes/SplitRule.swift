extension DiagnosticCode {
  package static let splitRule = DiagnosticCode(
    "split-rule", .note,
    meaning: """
      A class is styled by two rules of one file.
      """,
    reason: """
      People who read one of the rules may miss the other.
      """,
    wrong: """
      Label { font-size: 20; }
      Button { font-size: 18; }
      Label { font-color: red; }
      """,
    right: """
      Label { font-size: 20; font-color: red; }
      Button { font-size: 18; }
      """)
}
