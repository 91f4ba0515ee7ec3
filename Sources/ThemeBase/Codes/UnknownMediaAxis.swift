extension DiagnosticCode {
  package static let unknownMediaAxis = DiagnosticCode(
    "unknown-media-axis", .warning,
    meaning: """
      A media condition names an unknown axis. The axes are device, orientation, appearance,
      level, contrast and size-class.
      """,
    reason: """
      For runtimes such a condition always matches, so the rules apply everywhere.
      """,
    wrong: """
      @media (oriantation: landscape) { Label { font-size: 20; } }
      """,
    right: """
      @media (orientation: landscape) { Label { font-size: 20; } }
      """)
}
