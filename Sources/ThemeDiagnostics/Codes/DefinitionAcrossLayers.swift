extension DiagnosticCode {
  package static let definitionAcrossLayers = DiagnosticCode(
    "definition-across-layers", .warning, group: .portability,
    meaning: """
      Several stylesheets are built as layers. One of them uses a definition that only another
      layer has, or that another layer redefines. The finding is reported when '--portable'
      names 'nui' or 'fiori-uikit'.
      """,
    reason: """
      NUI resolves the definitions of each stylesheet separately: an unknown name raises an
      exception, and a redefinition in another stylesheet has no effect.
      """,
    wrong: """
      Button { font-color: @brand; }
      """,
    right: """
      @brand: #2E7D32;
      Button { font-color: @brand; }
      """,
    target: "nui",
    lowerLayer: "@brand: #B85A00;")
}
