extension DiagnosticCode {
  package static let rulesNotRead = DiagnosticCode(
    "rules-not-read", .warning, group: .portability,
    meaning: """
      A theme has rules, and '--portable' names 'fiori-swiftui'.
      """,
    reason: """
      SAP's SwiftUI runtime reads the colours of definitions and ignores everything else.
      """,
    wrong: """
      Label { font-size: 20; }
      """,
    right: """
      @tintColor_darkBackground:#FF6000;
      """, target: "fiori-swiftui")
}
