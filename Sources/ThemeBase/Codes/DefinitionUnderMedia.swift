extension DiagnosticCode {
  package static let definitionUnderMedia = DiagnosticCode(
    "definition-under-media", .warning, group: .portability,
    meaning: """
      A definition is in an '@media' block. The finding is reported
      when '--portable' or '--target' names 'fiori-swiftui'.
      """,
    reason: """
      SAP's SwiftUI runtime does not know '@media'. A definition that begins its line applies
      everywhere, and an indented one is skipped.
      """,
    wrong: """
      @media (device: ipad) {
        @tintColor_darkBackground:#FF6000;
      }
      """,
    right: """
      @tintColor_darkBackground:#FF6000;
      """, target: "fiori-swiftui")
}
