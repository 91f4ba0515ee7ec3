extension DiagnosticCode {
  package static let repeatedProperty = DiagnosticCode(
    "repeated-property", .warning, group: .duplicates,
    meaning: """
      A rule sets the same property twice, to different values.
      """,
    reason: """
      The last value counts, so the first one never has an effect.
      """,
    wrong: """
      Label {
        font-size: 17;
        font-size: 20;
      }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
