extension DiagnosticCode {
  package static let mediaAxisNotRead = DiagnosticCode(
    "media-axis-not-read", .warning, group: .portability,
    meaning: """
      A media condition uses an axis that only themec knows, such as 'appearance'. The finding is
      reported when '--portable' or '--target' names 'nui' or 'fiori-uikit'.
      """,
    reason: """
      For NUI a condition on an unknown axis always matches, so the rules apply everywhere.
      """,
    wrong: """
      @media (contrast: high) { Label { font-size: 20; } }
      """,
    right: """
      Label { font-size: 20; }
      """, target: "nui")
}
