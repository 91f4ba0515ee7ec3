extension DiagnosticCode {
  package static let slashesInWord = DiagnosticCode(
    "slashes-in-word", .warning, group: .portability,
    meaning: """
      A word holds '//'. Behind a word the slashes are a part of it; a line comment begins
      only where a word can begin.
      """,
    reason: """
      If a comment was meant, its words are now a part of the value.
      """,
    wrong: """
      Button { background-image: icon//large; }
      """,
    right: """
      Button { background-image: icon/large; }
      """)
}
