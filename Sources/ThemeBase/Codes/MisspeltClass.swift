extension DiagnosticCode {
  package static let misspeltClass = DiagnosticCode(
    "misspelt-class", .warning, repetition: .inAllFiles,
    meaning: """
      No component declares a class of this name, but one with nearly the same name exists. Class names are \
      case-sensitive.
      """,
    reason: """
      The rule styles nothing. If the class is the app's own, declare it: '@class Name;'.
      """,
    wrong: """
      Buton { font-color: red; }
      """,
    right: """
      Button { font-color: red; }
      """)
}
