extension DiagnosticCode {
  package static let definitionUnderMedia = DiagnosticCode(
    "definition-under-media", .warning, group: .portability,
    meaning: """
      A definition stands in an '@media'. It is reported for the target 'fiori-swiftui'.
      """,
    reason: """
      SAP's SwiftUI runtime knows no '@media': a definition that begins its line counts
      everywhere, an indented one is skipped.
      """,
    wrong: """
      @media (device: ipad) {
        @tintColor_darkBackground:#FF6000;
      }
      """,
    right: """
      @tintColor_darkBackground:#FF6000;
      """,
    target: "fiori-swiftui")
}
