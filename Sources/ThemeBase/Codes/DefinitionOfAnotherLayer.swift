extension DiagnosticCode {
  package static let definitionOfAnotherLayer = DiagnosticCode(
    "definition-of-another-layer", .warning, group: .portability, failure: .nuiRaises,
    meaning: """
      Several stylesheets are built as layers, and a declaration uses a definition that only another
      layer has. The finding is reported when '--portable' names 'nui' or 'fiori-uikit'.
      """,
    reason: """
      NUI resolves the definitions of each stylesheet separately, so the name is unknown there.
      """,
    wrong: """
      Button { font-color: @brand; }
      """,
    right: """
      @brand: #2E7D32;
      Button { font-color: @brand; }
      """, target: "nui", lowerLayer: "@brand: #B85A00;")
}
