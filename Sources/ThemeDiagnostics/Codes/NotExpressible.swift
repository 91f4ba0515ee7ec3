extension DiagnosticCode {
  package static let notExpressible = DiagnosticCode(
    "not-expressible", .error, group: .portability,
    meaning: """
      A form chosen with '--emit' cannot express a value of the theme: the target of a flat
      stylesheet has no media axis for it or cannot read a word in it, CSS or Swift would call two
      colours the same, or tokens cannot hold what depends on the device.
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
