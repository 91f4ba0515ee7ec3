extension DiagnosticCode {
  package static let unknownMediaAxis = DiagnosticCode(
    "unknown-media-axis", .warning,
    meaning: """
      A media condition asks for something that no axis is called. The axes are device,
      orientation, appearance, level, contrast and size-class.
      """,
    reason: """
      Runtimes take such a condition for one that always holds, so the rules apply everywhere.
      """,
    wrong: """
      @media (oriantation: landscape) { Label { font-size: 20; } }
      """,
    right: """
      @media (orientation: landscape) { Label { font-size: 20; } }
      """)
}
