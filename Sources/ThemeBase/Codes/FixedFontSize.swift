extension DiagnosticCode {
  package static let fixedFontSize = DiagnosticCode(
    "fixed-font-size", .note, group: .typography, isOptIn: true,
    meaning: """
      A part that takes a text style has a fixed size in points instead.
      """,
    reason: """
      A text style grows with the text size that users choose in the settings; points do not.
      """,
    wrong: """
      fdlFUIListPickerHeaderView_titleLabel { font-size: 17; }
      """,
    right: """
      fdlFUIListPickerHeaderView_titleLabel { font-style: body; }
      """)
}
