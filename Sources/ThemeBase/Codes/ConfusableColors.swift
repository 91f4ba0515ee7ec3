extension DiagnosticCode {
  package static let confusableColors = DiagnosticCode(
    "confusable-colors", .warning, group: .colorVision, isOptIn: true,
    meaning: """
      Two colours that mean something different look alike to people with a colour vision deficiency: the palette's colours
      for good, bad, critical and informative, or the states of one part. Protan and deutan vision are simulated after
      Machado, tritan after Brettel.
      """,
    reason: """
      One man in twelve cannot tell a red from a green of the same lightness.
      """,
    wrong: """
      Button {
        background-color: #2E7D32;
        background-color-selected: #BF360C;
      }
      """,
    right: """
      Button {
        background-color: #2E7D32;
        background-color-selected: #FFB38A;
      }
      """)
}
