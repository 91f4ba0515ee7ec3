extension DiagnosticCode {
  package static let classCycle = DiagnosticCode(
    "class-cycle", .error,
    meaning: """
      A class inherits from itself, directly or through its bases.
      """,
    reason: """
      No order exists in which the classes could inherit from each other.
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
