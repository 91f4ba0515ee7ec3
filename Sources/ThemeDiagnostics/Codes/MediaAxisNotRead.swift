extension DiagnosticCode {
  package static let mediaAxisNotRead = DiagnosticCode(
    "media-axis-not-read", .warning, group: .portability,
    meaning: """
      A media condition is about an axis that only themec knows, such as 'appearance'. It is
      reported when a target is named with '--target'.
      """,
    reason: """
      NUI takes a condition on an unknown axis for one that always holds, so the rules in it
      count everywhere.
      """,
    wrong: """
      @media (contrast: high) { Label { font-size: 20; } }
      """,
    right: """
      Label { font-size: 20; }
      """,
    target: "nui")
}
