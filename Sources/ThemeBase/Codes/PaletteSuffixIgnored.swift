extension DiagnosticCode {
  package static let paletteSuffixIgnored = DiagnosticCode(
    "palette-suffix-ignored", .note, group: .palette,
    meaning: """
      A palette name in a value has a suffix that the target does not read there.
      """,
    reason: """
      The colour follows the device, whatever the suffix says.
      """,
    wrong: """
      @tintColor_darkBackground:negativeLabel_darkBackground;
      """,
    right: """
      @tintColor_darkBackground:negativeLabel;
      """, target: "fiori-swiftui")
}
