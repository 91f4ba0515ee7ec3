extension DiagnosticCode {
  package static let tooManyImports = DiagnosticCode(
    "too-many-imports", .error,
    meaning: """
      The themes of one run import more than 65,536 files or 536,870,912 bytes together.
      """,
    reason: """
      No theme needs so many. The limit keeps hostile files from exhausting the machine.
      """,
    wrong: """
      @import "many/0.nss";
      @import "many/1.nss";
      """,
    right: """
      @import "base.nss";
      """)
}
