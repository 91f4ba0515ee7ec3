extension DiagnosticCode {
  package static let repeatedMediaAxis = DiagnosticCode(
    "repeated-media-axis", .warning,
    meaning: """
      Two conditions on one axis are joined by 'and'. As in NUI, the last one counts.
      """,
    reason: """
      It looks as if both were needed, which can never be.
      """,
    wrong: """
      @media (device: iphone) and (device: ipad) { Label { font-size: 20; } }
      """,
    right: """
      @media (device: ipad) { Label { font-size: 20; } }
      """)
}
