extension CodeExplanation {
  static let missingSemicolon = CodeExplanation(
    .error,
    meaning: """
      A declaration or definition ends without a ';' and the next one begins. themec reads both as they were meant.
      """,
    reason: """
      Other readers take the next line for a part of the value, or give the whole stylesheet up without a word.
      """,
    wrong: """
      Label {
        font-size: 20
        font-color: red;
      }
      """,
    right: """
      Label {
        font-size: 20;
        font-color: red;
      }
      """)
}
