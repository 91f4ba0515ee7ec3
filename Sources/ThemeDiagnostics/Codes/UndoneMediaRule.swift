extension DiagnosticCode {
  package static let undoneMediaRule = DiagnosticCode(
    "undone-media-rule", .warning,
    meaning: """
      A declaration under '@media' is followed by one for the same class and property that
      holds wherever it does.
      """,
    reason: """
      Only the order counts, so the media rule never has an effect.
      """,
    wrong: """
      @media (device: ipad) { Label { font-size: 20; } }
      Label { font-size: 18; }
      """,
    right: """
      Label { font-size: 18; }
      @media (device: ipad) { Label { font-size: 20; } }
      """)
}
