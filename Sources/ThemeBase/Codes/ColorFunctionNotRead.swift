extension DiagnosticCode {
  package static let colorFunctionNotRead = DiagnosticCode(
    "color-function-not-read", .warning,
    meaning: """
      The named target does not read colour functions such as 'rgb()'.
      """,
    reason: """
      The definition has no effect on that target.
      """,
    wrong: """
      @tintColor_darkBackground:rgb(255, 0, 0);
      """,
    right: """
      @tintColor_darkBackground:#FF0000;
      """, target: "fiori-swiftui")
}
