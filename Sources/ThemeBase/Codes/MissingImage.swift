extension DiagnosticCode {
  package static let missingImage = DiagnosticCode(
    "missing-image", .warning, group: .app,
    meaning: """
      A theme names an image that the app does not have: neither an asset catalogue nor an image
      file below the paths of '--app' has the name.
      """,
    reason: """
      The runtimes draw nothing in its place.
      """,
    wrong: """
      Button { background-image: arow; }
      """,
    right: """
      Button { background-image: arrow; }
      """)
}
