extension DiagnosticCode {
  package static let importNotFound = DiagnosticCode(
    "import-not-found", .error,
    meaning: """
      The file named by an '@import' cannot be read.
      """,
    reason: """
      The rules of that file are missing from the theme.
      """,
    wrong: """
      @import "no-such-file.nss";
      """,
    right: """
      @import "base.nss";
      """)
}
