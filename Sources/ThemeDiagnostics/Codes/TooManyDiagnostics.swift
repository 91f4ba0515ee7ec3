extension CodeExplanation {
  static let tooManyDiagnostics = CodeExplanation(
    .note,
    meaning: """
      There is more to say than themec prints.
      """,
    reason: """
      Mend the first ones and run again.
      """,
    wrong: """
      Label { font-size: ; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
