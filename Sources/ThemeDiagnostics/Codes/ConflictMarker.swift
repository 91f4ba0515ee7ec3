extension DiagnosticCode {
  package static let conflictMarker = DiagnosticCode(
    "conflict-marker", .error, group: .syntax,
    meaning: """
      A line that version control wrote to mark two versions of the same place is still in the
      file.
      """,
    reason: """
      Both versions are read, the later one wins; NUI reads nothing of the file.
      """,
    wrong: """
      Label {
      <<<<<<< HEAD
        font-size: 20;
      =======
        font-size: 18;
      >>>>>>> feature
      }
      """,
    right: """
      Label {
        font-size: 18;
      }
      """)
}
