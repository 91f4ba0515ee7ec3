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
      @tintColor: rgb(255, 0, 0);
      @tintColor_darkBackground: #FF0000;
      Label { font-color: tintColor; }
      """,
    right: """
      @tintColor: #FF0000;
      @tintColor_darkBackground: #FF0000;
      Label { font-color: tintColor; }
      """,
    target: "fiori-swiftui")
}
