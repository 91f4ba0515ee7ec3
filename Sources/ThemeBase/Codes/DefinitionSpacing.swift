extension DiagnosticCode {
  package static let definitionSpacing = DiagnosticCode(
    "definition-spacing", .warning, group: .portability,
    meaning: """
      White space stands before a definition, around its colon, or after it. The finding is
      reported when '--portable' or '--target' names 'fiori-swiftui'. It is a warning where the space changes the
      colour, and a note elsewhere.
      """,
    reason: """
      SAP's SwiftUI runtime trims nothing: the space becomes part of the name or of the value,
      and the definition has no effect.
      """,
    wrong: """
      @tintColor_darkBackground: red;
      """,
    right: """
      @tintColor_darkBackground:red;
      """, target: "fiori-swiftui")
}
