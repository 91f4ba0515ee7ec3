extension DiagnosticCode {
  package static let definitionInComment = DiagnosticCode(
    "definition-in-comment", .warning, group: .portability,
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
