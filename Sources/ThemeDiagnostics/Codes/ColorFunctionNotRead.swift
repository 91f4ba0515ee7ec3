extension CodeExplanation {
  static let colorFunctionNotRead = CodeExplanation(
    .warning,
    meaning: """
      The named target reads no colour functions such as 'rgb()'.
      """,
    reason: """
      There the definition has no effect.
      """,
    wrong: """
      @brand: rgb(255, 0, 0);
      Label { font-color: @brand; }
      """,
    right: """
      @brand: #FF0000;
      Label { font-color: @brand; }
      """)
}
