extension DiagnosticCode {
  package static let colorFunctionNotRead = DiagnosticCode(
    "color-function-not-read", .warning,
    meaning: """
      The named target reads no colour functions such as 'rgb()'.
      """,
    reason: """
      There the definition has no effect.
      """,
    wrong: """
      @tintColor_darkBackground:rgb(255, 0, 0);
      """,
    right: """
      @tintColor_darkBackground:#FF0000;
      """,
    target: "fiori-swiftui")
}
