extension DiagnosticCode {
  package static let missingSheet = DiagnosticCode(
    "missing-sheet", .warning, group: .app,
    meaning: """
      The app loads a stylesheet by a name that no stylesheet of the run has, nor a file of the
      app. It is reported with '--app' or "app" in 'themec.json', at its place in the app's file.
      """,
    reason: """
      NUI adds the ending '.nss' to the name, and raises an exception if there is no such file.
      """,
    wrong: """
      NUISettings.initWithStylesheet("theme.nss")
      """,
    right: """
      NUISettings.initWithStylesheet("theme")
      """,
    theme: """
      Label { font-size: 20; }
      """,
    since: "0.9")
}
