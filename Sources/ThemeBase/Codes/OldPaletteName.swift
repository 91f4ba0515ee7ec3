extension DiagnosticCode {
  package static let oldPaletteName = DiagnosticCode(
    "old-palette-name", .note, group: .palette,
    meaning: """
      The colour of a palette name is that of an older palette, or of another name.
      """,
    reason: """
      The colours around it have changed since, and overrides of the other name do not reach it.
      """,
    wrong: """
      Label { font-color: primary1; }
      """,
    right: """
      Label { font-color: primaryLabel; }
      """)
}
