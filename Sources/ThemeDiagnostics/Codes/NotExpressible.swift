extension DiagnosticCode {
  package static let notExpressible = DiagnosticCode(
    "not-expressible", .error, group: .portability,
    meaning: """
      A stylesheet written with '--emit nss' cannot express a value of the theme: the target has
      no media axis for it, or cannot read a word in it.
      """,
    reason: """
      The target would show another style than the one that themec computed.
      """,
    wrong: """
      Label { font-size: 18; }
      @media (contrast: high) { Label { font-size: 20; } }
      """,
    right: """
      Label { font-size: 18; }
      """)
}
