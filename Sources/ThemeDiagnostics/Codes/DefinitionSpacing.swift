extension DiagnosticCode {
  package static let definitionSpacing = DiagnosticCode(
    "definition-spacing", .warning, group: .portability,
    meaning: """
      White space stands before a definition, around its colon, or behind it. It is reported
      for the target 'fiori-swiftui': where it changes the colour as a warning, else as a note.
      """,
    reason: """
      SAP's SwiftUI runtime trims nothing: the space becomes a part of the name or of the
      value, and the definition has no effect.
      """,
    wrong: """
      @tintColor_darkBackground: red;
      """,
    right: """
      @tintColor_darkBackground:red;
      """,
    target: "fiori-swiftui")
}
