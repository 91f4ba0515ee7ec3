extension DiagnosticCode {
  package static let clearPaletteName = DiagnosticCode(
    "clear-palette-name", .warning, group: .palette,
    meaning: """
      The chosen palette and the older ones lack a palette colour.
      """,
    reason: """
      SAP's runtime draws such a colour clear, also where the theme overrides it.
      """,
    wrong: """
      @palette v4;
      Label { font-color: chrome; }
      """,
    right: """
      Label { font-color: chrome; }
      """)
}
