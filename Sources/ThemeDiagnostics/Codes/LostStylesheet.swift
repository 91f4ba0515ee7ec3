extension DiagnosticCode {
  package static let lostStylesheet = DiagnosticCode(
    "lost-stylesheet", .note, group: .portability,
    meaning: """
      The runtime that '--target' names loses this stylesheet as a whole, or ends the app because of
      it. The first cause is shown, and the others are counted. Without '--target' a report of 'lint' for
      people says the same of errors of syntax, if NUI could read the stylesheet without them.
      """,
    reason: """
      themec reads the stylesheet all the same, and its tables hold every style. An app that gives the
      file itself to the runtime has none of them. With '--target' it is a warning in a stylesheet that
      uses nothing of themec's own. '--portable' reports each cause as an error, and '--emit nss'
      writes a stylesheet that the runtime reads.
      """,
    wrong: """
      Label { font-name: "Gill Sans"; }
      """,
    right: """
      Label { font-name: Gill Sans; }
      """,
    target: "nui")
}
