extension DiagnosticCode {
  package static let definitionAcrossLayers = DiagnosticCode(
    "definition-across-layers", .warning, group: .portability,
    meaning: """
      Several stylesheets are built as layers, and one of them uses a definition that only
      another has, or that another redefines. It is reported when a target is named.
      """,
    reason: """
      NUI puts the definitions of each stylesheet in by itself: an unknown name raises an
      exception, and a redefinition in another stylesheet changes nothing.
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
