extension DiagnosticCode {
  package static let lostStylesheet = DiagnosticCode(
    "lost-stylesheet", .note, group: .portability,
    meaning: """
      The runtime that '--target' names loses this stylesheet as a whole, or ends the app because of
      it. The cause that matters most is shown, and the others are counted. Without '--target' errors of syntax
      are reported so, if NUI could read the stylesheet without them.
      """,
    reason: """
      themec reads the stylesheet all the same, and its tables hold every style. An app that gives the
      file itself to the runtime has none of them. For a slip, such as a missing ';' or a '//' comment
      in a stylesheet that uses nothing of themec's own, this is an error of 'lint', and a warning of
      'build', whose products have no slips; without '--target' it is a warning of 'lint'. For what only themec
      reads, such as a string, it is a note, or a warning in a stylesheet that uses nothing else of
      themec's own: '--emit nss' writes a stylesheet that the runtime reads. If the app reads the file
      itself, '--portable', or 'portable' in 'themec.json', reports each cause as an error.
      """,
    wrong: """
      Label { font-name: "Gill Sans"; }
      """,
    right: """
      Label { font-name: Gill Sans; }
      """, target: "nui")
}
