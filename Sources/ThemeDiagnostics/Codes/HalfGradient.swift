extension DiagnosticCode {
  package static let halfGradient = DiagnosticCode(
    "half-gradient", .error,
    meaning: """
      A gradient has a beginning, 'background-color-top', or an end, 'background-color-bottom',
      but not both.
      """,
    reason: """
      NUI raises an exception at a beginning without an end; an end alone draws nothing.
      """,
    wrong: """
      Button { background-color-top: red; }
      """,
    right: """
      Button { background-color-top: red; background-color-bottom: blue; }
      """)
}
