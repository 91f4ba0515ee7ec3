extension DiagnosticCode {
  package static let descendantSelector = DiagnosticCode(
    "descendant-selector", .error, group: .syntax,
    meaning: """
      A selector is made of several words. A selector is one class; several classes are
      separated by commas.
      """,
    reason: """
      There are no descendants in this language: NUI gives the whole stylesheet up at the
      second word.
      """,
    wrong: """
      Label Button { font-size: 20; }
      """,
    right: """
      Label, Button { font-size: 20; }
      """)
}
