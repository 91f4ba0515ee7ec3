extension DiagnosticCode {
  package static let computedClass = DiagnosticCode(
    "computed-class", .note, group: .app, repetition: .inAllFiles,
    meaning: """
      The app computes the name of a class when it runs, and no part of the name is fixed. It is
      reported with '--app' or "app" in 'themec.json'.
      """,
    reason: """
      Nobody can say which classes such a place asks for, so unused classes are only notes. A
      fixed beginning or end, such as '"Cell" + kind', tells which classes may be meant; a
      comment '// themec-uses: Cell*, Title' names them.
      """,
    wrong: """
      header.nuiClass = "Title"
      footer.nuiClass = "Note"
      row.nuiClass = kind.description
      """,
    right: """
      header.nuiClass = "Title"
      footer.nuiClass = "Note"
      row.nuiClass = isMain ? "Title" : "Note"
      """,
    theme: """
      @class Title : Label;
      @class Note : Label;
      Title { font-size: 20; }
      Note { font-size: 13; }
      """)
}
