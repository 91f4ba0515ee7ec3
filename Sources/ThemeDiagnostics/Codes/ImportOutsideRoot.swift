extension DiagnosticCode {
  package static let importOutsideRoot = DiagnosticCode(
    "import-outside-root", .error,
    meaning: """
      An '@import' names a file outside the theme's root: the working directory for a theme
      below it, else the folder of the theme.
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
