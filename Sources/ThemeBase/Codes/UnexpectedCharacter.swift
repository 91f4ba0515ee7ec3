extension DiagnosticCode {
  package static let unexpectedCharacter = DiagnosticCode(
    "unexpected-character", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: #"""
      A character stands where it can mean nothing. Words are made of ASCII letters, digits
      and '- _ \ / .'; what else may stand in a value is told in Grammar.md.
      """#,
    reason: #"""
      NUI gives the whole stylesheet up at such a character, without a word.
      """#,
    wrong: #"""
      Label>Button { font-size: 20; }
      """#,
    right: #"""
      Label, Button { font-size: 20; }
      """#)
}
