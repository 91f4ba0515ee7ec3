extension DiagnosticCode {
  package static let unitSuffix = DiagnosticCode(
    "unit-suffix", .warning,
    meaning: """
      A number has a unit after it. Lengths are points and have no unit.
      """,
    reason: """
      Runtimes ignore the unit, so '2em' is 2 points.
      """,
    wrong: """
      Label { font-size: 18px; }
      """,
    right: """
      Label { font-size: 18; }
      """)
}
