extension DiagnosticCode {
  package static let repeatedMediaAxis = DiagnosticCode(
    "repeated-media-axis", .warning,
    meaning: """
      Two conditions on the same axis are joined by 'and'. As in NUI, the last one applies.
      """,
    reason: """
      It looks as if both had to match, which is impossible.
      """,
    wrong: """
      @media (device: iphone) and (device: ipad) { Label { font-size: 20; } }
      """,
    right: """
      @media (device: ipad) { Label { font-size: 20; } }
      """)
}
