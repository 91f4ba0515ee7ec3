extension DiagnosticCode {
  package static let repeatedProperty = DiagnosticCode(
    "repeated-property", .warning, group: .duplicates,
    repetition: Repetition(ofOthers: .missingRemedy, isInAllFiles: true),
    meaning: """
      A rule sets the same property twice.
      """,
    reason: """
      The last value counts, so the first one never has an effect. The same value twice is left over from
      an edit, or one of the two was meant for another property.
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
