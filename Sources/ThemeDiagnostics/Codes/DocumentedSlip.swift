extension DiagnosticCode {
  package static let documentedSlip = DiagnosticCode(
    "documented-slip", .note,
    meaning: """
      A property is written as the documentation misspells it.
      """,
    reason: """
      Both spellings are accepted, since nobody can tell which one the component looks up.
      """,
    wrong: """
      NavigationBar { scrolledge--background-color: red; }
      """,
    right: """
      NavigationBar { scrolledge-background-color: red; }
      """)
}
