extension DiagnosticCode {
  package static let paletteLiteral = DiagnosticCode(
    "palette-literal", .note, group: .literals, isOptIn: true,
    meaning: """
      A colour is written as a literal that equals a colour of the palette.
      """,
    reason: """
      The palette's colour has variants for dark backgrounds, elevated surfaces and high contrast. The literal is the same
      everywhere, and it stays when the palette changes.
      """,
    wrong: """
      Label { font-color: #0070F2; }
      """,
    right: """
      Label { font-color: tintColor; }
      """)
}
