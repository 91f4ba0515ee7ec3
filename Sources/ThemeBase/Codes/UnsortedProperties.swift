extension DiagnosticCode {
  package static let unsortedProperties = DiagnosticCode(
    "unsorted-properties", .note, group: .order, isOptIn: true,
    meaning: """
      The properties of a rule do not stand in alphabetical order.
      """,
    reason: """
      A team that sorts its properties finds them quicker, and its changes conflict less.
      """,
    wrong: """
      Label {
        font-size: 17;
        font-color: #223548;
      }
      """,
    right: """
      Label {
        font-color: #223548;
        font-size: 17;
      }
      """)
}
