extension DiagnosticCode {
  package static let descendantSelector = DiagnosticCode(
    "descendant-selector", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A selector consists of several words. A selector is one class; commas separate several
      classes.
      """,
    reason: """
      The language has no descendant selectors. NUI ignores the whole stylesheet because of the
      second word.
      """,
    wrong: """
      Label Button { font-size: 20; }
      """,
    right: """
      Label, Button { font-size: 20; }
      """)
}
