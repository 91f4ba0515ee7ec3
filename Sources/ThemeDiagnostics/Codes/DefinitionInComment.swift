extension CodeExplanation {
  static let definitionInComment = CodeExplanation(
    .warning,
    meaning: """
      A line of a comment begins with '@' and looks like a definition. It is reported for the
      target 'fiori-swiftui'.
      """,
    reason: """
      SAP's SwiftUI runtime goes line by line and knows no comments: the definition counts,
      and of several the first one.
      """,
    wrong: """
      /* as it was:
      @tintColor_darkBackground:#FF0000;
      */
      """,
    right: """
      /* as it was:
       @tintColor_darkBackground:#FF0000;
      */
      """,
    target: "fiori-swiftui")
}
