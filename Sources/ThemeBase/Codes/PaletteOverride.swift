extension DiagnosticCode {
  package static let paletteOverride = DiagnosticCode(
    "palette-override", .warning, group: .palette,
    meaning: """
      A definition has the name of a palette colour, but its value is not a colour.
      """,
    reason: """
      Fiori's runtimes use it as an override of the palette, and read nothing or black from it.
      """,
    wrong: """
      @separator: 2;
      Label { border-width: @separator; }
      """,
    right: """
      @separatorWidth: 2;
      Label { border-width: @separatorWidth; }
      """)
}
