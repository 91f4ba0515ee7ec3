extension DiagnosticCode {
  package static let definitionInComment = DiagnosticCode(
    "definition-in-comment", .warning, group: .portability,
    meaning: """
      A line of a comment begins with '@' and looks like a definition. The finding is reported
      when '--portable' or '--target' names 'fiori-swiftui'.
      """,
    reason: """
      SAP's SwiftUI runtime reads the file line by line and does not know comments. It reads the
      line as a definition, and the first definition of a name wins.
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
      """, target: "fiori-swiftui")
}
