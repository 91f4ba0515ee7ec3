extension DiagnosticCode {
  package static let oldPaletteName = DiagnosticCode(
    "old-palette-name", .note, group: .palette,
    meaning: """
      The name of a palette colour belongs to another palette than the chosen one.
      """,
    reason: """
      The name still works, but newer palettes use another name for the colour.
      """,
    wrong: """
      Label { font-color: primary1; }
      """,
    right: """
      Label { font-color: primaryLabel; }
      """)
}
