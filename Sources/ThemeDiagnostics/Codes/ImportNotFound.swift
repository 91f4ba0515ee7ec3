extension DiagnosticCode {
  package static let importNotFound = DiagnosticCode(
    "import-not-found", .error,
    meaning: """
      The file that an '@import' names cannot be read.
      """,
    reason: """
      The rules of the file are missing from the theme.
      """,
    wrong: """
      @import "no-such-file.nss";
      """,
    right: """
      @import "base.nss";
      """)
}
