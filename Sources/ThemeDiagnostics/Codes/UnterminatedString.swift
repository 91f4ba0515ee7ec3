extension CodeExplanation {
  static let unterminatedString = CodeExplanation(
    .error,
    meaning: """
      A quoted string does not end on its line.
      """,
    reason: """
      Strings cannot hold newlines, so themec cannot tell where it was meant to end.
      """,
    wrong: """
      @import "base.nss;
      """,
    right: """
      Label { font-size: 20; }
      """)
}
