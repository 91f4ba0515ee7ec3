extension DiagnosticCode {
  package static let notExpressible = DiagnosticCode(
    "not-expressible", .error, group: .portability, repetition: Repetition(ofNotes: .message),
    meaning: """
      A form chosen with '--emit' cannot express a value of the theme: the target of a flat
      stylesheet has no media axis for it or cannot read a word in it, two colours would get one
      name, or the form knows no devices. 'themec import' says the same of what a stylesheet cannot
      hold.
      """,
    reason: """
      Whoever reads it would show another style than the one that themec computed.
      """,
    wrong: """
      Label { font-size: 18; }
      @media (contrast: high) { Label { font-size: 20; } }
      """,
    right: """
      Label { font-size: 18; }
      """)
}
