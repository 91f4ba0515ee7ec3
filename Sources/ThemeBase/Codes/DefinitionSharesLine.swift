extension DiagnosticCode {
  package static let definitionSharesLine = DiagnosticCode(
    "definition-shares-line", .warning, group: .portability,
    meaning: """
      Something else stands on the line of a definition: another definition, a comment or a
      rule. The finding is reported
      when '--portable' or '--target' names 'fiori-swiftui'.
      """,
    reason: """
      SAP's SwiftUI runtime reads the whole line as one definition. Both parts are lost, or the
      value changes.
      """,
    wrong: """
      @tintColor_darkBackground:red; /* like the logo */
      """,
    right: """
      /* like the logo */
      @tintColor_darkBackground:red;
      """, target: "fiori-swiftui")
}
