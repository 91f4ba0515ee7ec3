extension DiagnosticCode {
  package static let nonAsciiName = DiagnosticCode(
    "non-ascii-name", .error, group: .syntax,
    meaning: """
      A name holds a letter outside ASCII. Class names, properties and definitions are ASCII
      words.
      """,
    reason: """
      No runtime finds a class of such a name: NUI gives the whole stylesheet up at the
      letter.
      """,
    wrong: """
      Lábel { font-size: 20; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
