extension DiagnosticCode {
  package static let paletteKeySpelling = DiagnosticCode(
    "palette-key-spelling", .warning, group: .palette,
    meaning: """
      The suffix for elevated, high-contrast, light backgrounds has two spellings. SAP's SwiftUI
      runtime looks for it with a stray 'k'. themec reads both spellings.
      """,
    reason: """
      The right spelling has no effect in SAP's SwiftUI runtime. The misspelling has no effect
      anywhere else.
      """,
    wrong: """
      @tintColor_elevatedContrastDarkBackground: #FF8040;
      @tintColor_elevatedContrastLightkBackground: #C04000;
      """,
    right: """
      @tintColor_elevatedContrastDarkBackground: #FF8040;
      """)
}
