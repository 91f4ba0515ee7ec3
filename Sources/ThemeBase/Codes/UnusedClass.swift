extension DiagnosticCode {
  package static let unusedClass = DiagnosticCode(
    "unused-class", .warning, group: .app, repetition: Repetition(ofOthers: .missingRemedy, isInAllFiles: true),
    meaning: """
      A theme styles a class that no file of the app asks for. It is reported with '--app' or
      "app" in 'themec.json'. It is a note where the app computes names of classes that themec
      cannot know: one of them may be this class.
      """,
    reason: """
      It is left over, or the app asks for it by another spelling. A comment of the app,
      '// themec-uses: Cell*, Title', names classes that it asks for in a way that themec cannot
      see.
      """,
    wrong: """
      header.nuiClass = "Title"
      """,
    right: """
      header.nuiClass = "Title"
      footer.nuiClass = "Note"
      """,
    theme: """
      @class Title : Label;
      @class Note : Label;
      Title { font-size: 20; }
      Note { font-size: 13; }
      """)
}
