extension DiagnosticCode {
  package static let nonAsciiName = DiagnosticCode(
    "non-ascii-name", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A name contains a letter outside ASCII. Names of classes, properties and definitions are
      ASCII words.
      """,
    reason: """
      No runtime finds such a class. NUI ignores the whole stylesheet.
      """,
    wrong: """
      Lábel { font-size: 20; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
