extension DiagnosticCode {
  package static let hexLength = DiagnosticCode(
    "hex-length", .error,
    meaning: """
      A colour in hex has a number of digits that the target does not read, or reads only in
      part.
      """,
    reason: """
      A colour that cannot be read is drawn as nothing or black; of seven digits the last is
      dropped.
      """,
    wrong: """
      Label { font-color: #12345; }
      """,
    right: """
      Label { font-color: #123456; }
      """)
}
