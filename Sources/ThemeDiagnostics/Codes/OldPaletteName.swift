extension DiagnosticCode {
  package static let oldPaletteName = DiagnosticCode(
    "old-palette-name", .note, group: .palette,
    meaning: """
      A palette colour has a name of another palette than the chosen one.
      """,
    reason: """
      The name still works; newer palettes call the colour otherwise.
      """,
    wrong: """
      Label { font-color: primary1; }
      """,
    right: """
      Label { font-color: primaryLabel; }
      """)
}
