extension DiagnosticCode {
  package static let notAStylesheet = DiagnosticCode(
    "not-a-stylesheet", .error, group: .syntax,
    meaning: """
      The file is of another kind: JSON, XML, a document of a word processor, an image.
      """,
    reason: """
      Nothing in it can be read as a rule. Usually the wrong file was named.
      """,
    wrong: """
      {"Label": {"font-size": 17}}
      """,
    right: """
      Label { font-size: 17; }
      """)
}
