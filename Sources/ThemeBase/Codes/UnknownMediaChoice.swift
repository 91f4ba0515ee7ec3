extension DiagnosticCode {
  package static let unknownMediaChoice = DiagnosticCode(
    "unknown-media-choice", .warning,
    meaning: """
      A media condition names a choice that its axis does not have.
      """,
    reason: """
      The condition never matches, so the rules apply nowhere.
      """,
    wrong: """
      @media (device: iPad) { Label { font-size: 20; } }
      """,
    right: """
      @media (device: ipad) { Label { font-size: 20; } }
      """)
}
