extension DiagnosticCode {
  package static let definitionSharesLine = DiagnosticCode(
    "definition-shares-line", .warning, group: .portability,
    meaning: """
      Something else stands on the line of a definition: another definition, a comment, a
      rule. It is reported for the target 'fiori-swiftui'.
      """,
    reason: """
      SAP's SwiftUI runtime takes the whole line for one definition: both are lost, or the
      value is another one.
      """,
    wrong: """
      @tintColor_darkBackground:red; /* like the logo */
      """,
    right: """
      /* like the logo */
      @tintColor_darkBackground:red;
      """,
    target: "fiori-swiftui")
}
