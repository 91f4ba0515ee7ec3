extension DiagnosticCode {
  package static let unreachablePaletteOverride = DiagnosticCode(
    "unreachable-palette-override", .warning, group: .palette,
    meaning: """
      A definition that overrides a palette colour stands under a condition that never holds where the colour's variant is
      seen. The variant is told by the name alone: without a suffix it is the one for light backgrounds.
      """,
    reason: """
      Nothing is overridden.
      """,
    wrong: """
      @media (appearance: dark) {
        @tintColor: #FF8040;
      }
      """,
    right: """
      @tintColor_darkBackground: #FF8040;
      """)
}
