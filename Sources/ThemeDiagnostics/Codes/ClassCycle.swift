extension DiagnosticCode {
  package static let classCycle = DiagnosticCode(
    "class-cycle", .error,
    meaning: """
      A class inherits from itself, directly or through its bases.
      """,
    reason: """
      Each of the classes would wait for the other one to say what it looks like.
      """,
    wrong: """
      @class LargeButton : WideButton;
      @class WideButton : LargeButton;
      """,
    right: """
      @class LargeButton : Button;
      @class WideButton : LargeButton;
      """)
}
