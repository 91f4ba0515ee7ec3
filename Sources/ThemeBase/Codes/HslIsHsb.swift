extension DiagnosticCode {
  package static let hslIsHsb = DiagnosticCode(
    "hsl-is-hsb", .warning, repetition: .inAllFiles,
    meaning: """
      NUI reads the three numbers of 'hsl()' as hue, saturation and brightness.
      """,
    reason: """
      The colour is brighter than the same numbers give in CSS.
      """,
    wrong: """
      Label { font-color: hsl(120, 1.0, 0.5); }
      """,
    right: """
      Label { font-color: #008068; }
      """)
}
