extension DiagnosticCode {
  package static let importTooDeep = DiagnosticCode(
    "import-too-deep", .error,
    meaning: """
      Imports are nested deeper than 64 files.
      """,
    reason: """
      No theme needs such depth. The limit keeps hostile files from exhausting the machine.
      """,
    wrong: """
      @import "deep/0.nss";
      """,
    right: """
      @import "base.nss";
      """)
}
