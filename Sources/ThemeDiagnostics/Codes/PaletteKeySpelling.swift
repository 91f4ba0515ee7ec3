extension DiagnosticCode {
  package static let paletteKeySpelling = DiagnosticCode(
    "palette-key-spelling", .warning, group: .palette,
    meaning: """
      The suffix for elevated, high contrast, light backgrounds. SAP's runtime looks for it
      with a stray 'k'; themec takes both spellings.
      """,
    reason: """
      Written rightly, the override has no effect in SAP's SwiftUI runtime; misspelt, it has
      none anywhere else.
      """,
    wrong: """
      @tintColor_elevatedContrastDarkBackground: #FF8040;
      @tintColor_elevatedContrastLightkBackground: #C04000;
      """,
    right: """
      @tintColor_elevatedContrastDarkBackground: #FF8040;
      """)
}
