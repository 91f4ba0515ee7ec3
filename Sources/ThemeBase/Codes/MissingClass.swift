extension DiagnosticCode {
  package static let missingClass = DiagnosticCode(
    "missing-class", .warning, group: .app, repetition: .inAllFiles,
    meaning: """
      The app asks for a class that no theme of the run styles and no registry file declares.
      It is reported with '--app' or "app" in 'themec.json', at its place in the app's file.
      """,
    reason: """
      The runtimes ignore an unknown class without a word: the view keeps the look of its kind.
      Mostly a letter is wrong, a capital, or the order of the words.
      """,
    wrong: """
      header.nuiClass = "Title"
      footer.nuiClass = "Note"
      badge.nuiClass = "Titel"
      """,
    right: """
      header.nuiClass = "Title"
      footer.nuiClass = "Note"
      badge.nuiClass = "Title"
      """,
    theme: """
      @class Title : Label;
      @class Note : Label;
      Title { font-size: 20; }
      Note { font-size: 13; }
      """)
}
