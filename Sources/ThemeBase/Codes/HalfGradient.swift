extension DiagnosticCode {
  package static let halfGradient = DiagnosticCode(
    "half-gradient", .error,
    meaning: """
      A gradient has a start colour, 'background-color-top', or an end colour,
      'background-color-bottom', but not both.
      """,
    reason: """
      NUI raises an exception at a start colour without an end colour. An end colour alone draws
      nothing.
      """,
    wrong: """
      Button { background-color-top: red; }
      """,
    right: """
      Button { background-color-top: red; background-color-bottom: blue; }
      """)
}
