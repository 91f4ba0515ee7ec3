extension DiagnosticCode {
  package static let importCycle = DiagnosticCode(
    "import-cycle", .error,
    meaning: """
      A file imports itself, directly or through others.
      """,
    reason: """
      No order exists in which the files could be layered.
      """,
    wrong: """
      @import "theme.nss";
      """,
    right: """
      @import "base.nss";
      """)
}
