extension DiagnosticCode {
  package static let undeclaredClass = DiagnosticCode(
    "undeclared-class", .note,
    meaning: """
      A selector names a class that no component declares and that does not look like one of
      Fiori's.
      """,
    reason: """
      It is probably a class of the app's own. '@class Name : Base;' declares it, so that themec
      finds a misspelt name. 'themec registry --declare' writes such declarations.
      """,
    wrong: """
      LargeLabel { font-size: 28; }
      """,
    right: """
      @class LargeLabel : Label;
      LargeLabel { font-size: 28; }
      """)
}
