extension DiagnosticCode {
  package static let conflictMarker = DiagnosticCode(
    "conflict-marker", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      The file still contains a line that version control inserted to mark two versions of the
      same place.
      """,
    reason: """
      themec reads both versions and the later one wins. NUI ignores the whole file.
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
