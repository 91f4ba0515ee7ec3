extension DiagnosticCode {
  package static let definitionAcrossLayers = DiagnosticCode(
    "definition-across-layers", .warning, group: .portability,
    meaning: """
      Several stylesheets are built as layers, and a layer redefines what another one uses, or uses
      inside a longer value what only another one defines. The finding is reported when
      '--portable' or '--target' names 'nui' or 'fiori-uikit'.
      """,
    reason: """
      NUI resolves the definitions of each stylesheet separately: a redefinition in another
      stylesheet has no effect, and the name of an unknown definition stays in the value.
      """,
    wrong: """
      @brand: #2E7D32;
      Button { font-color: @brand; }
      """,
    right: """
      @accent: #2E7D32;
      Button { font-color: @accent; }
      """, target: "nui",
    lowerLayer: """
      @brand: #B85A00;
      Label { font-color: @brand; }
      """)
}
