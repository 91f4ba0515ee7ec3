extension DiagnosticCode {
  package static let documentedSlip = DiagnosticCode(
    "documented-slip", .note,
    meaning: """
      A property is spelled as the documentation misspells it.
      """,
    reason: """
      Both spellings are accepted, because it is not known which one the component looks up.
      """,
    wrong: """
      NavigationBar { scrolledge--background-color: red; }
      """,
    right: """
      NavigationBar { scrolledge-background-color: red; }
      """)
}
