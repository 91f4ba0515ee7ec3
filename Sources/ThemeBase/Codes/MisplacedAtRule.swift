extension DiagnosticCode {
  package static let misplacedAtRule = DiagnosticCode(
    "misplaced-at-rule", .error, group: .syntax,
    meaning: """
      An at-rule is in a block where it has no meaning. '@media' may be at the top level,
      in a rule and in another '@media', '@part' in '@component', and all others only at the top
      level of a file.
      """,
    reason: """
      It has no effect, although it looks as if it had one.
      """,
    wrong: """
      Label {
        @palette v7;
        font-color: tintColor;
      }
      """,
    right: """
      @palette v7;
      Label {
        font-color: tintColor;
      }
      """)
}
