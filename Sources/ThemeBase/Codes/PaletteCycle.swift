extension DiagnosticCode {
  package static let paletteCycle = DiagnosticCode(
    "palette-cycle", .error, group: .portability, failure: .swiftUIRecurses,
    meaning: """
      The overrides of palette colours name each other in a cycle, or one names itself. The finding
      is reported when '--portable' names 'fiori-swiftui'.
      """,
    reason: """
      SAP's SwiftUI runtime looks the name up whenever it draws the colour, and so finds the same
      override again: the app ends. For themec a colour made of itself is made of the palette's own.
      """,
    wrong: """
      @separator_darkBackground:separator;
      """,
    right: """
      @separator_darkBackground:separatorOpaque;
      """, target: "fiori-swiftui")
}
