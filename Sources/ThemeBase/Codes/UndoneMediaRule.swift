extension DiagnosticCode {
  package static let undoneMediaRule = DiagnosticCode(
    "undone-media-rule", .warning,
    meaning: """
      A declaration in an '@media' block is followed by a declaration of the same property for
      the same class that applies wherever the first one does.
      """,
    reason: """
      The later declaration wins, so the media rule never has an effect.
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
