extension DiagnosticCode {
  package static let hexLength = DiagnosticCode(
    "hex-length", .error,
    meaning: """
      The number of hex digits of a colour is one that the target does not read, or reads only
      in part.
      """,
    reason: """
      Runtimes draw an unreadable colour as clear or black. Of seven digits they ignore the
      last.
      """,
    wrong: """
      Label { font-color: #12345; }
      """,
    right: """
      Label { font-color: #123456; }
      """)
}
