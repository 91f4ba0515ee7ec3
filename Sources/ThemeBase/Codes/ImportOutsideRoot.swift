extension DiagnosticCode {
  package static let importOutsideRoot = DiagnosticCode(
    "import-outside-root", .error,
    meaning: """
      An '@import' names a file outside the theme's root. The root is the working directory if
      the theme lies below it, and otherwise the theme's folder.
      """,
    reason: """
      A theme from elsewhere must not be able to read any file of the machine.
      '--allow-outside-root' permits it.
      """,
    wrong: """
      @import "../../secret.nss";
      """,
    right: """
      @import "base.nss";
      """)
}
