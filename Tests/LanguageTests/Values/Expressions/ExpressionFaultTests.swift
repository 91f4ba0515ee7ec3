import TestSupport
import Testing

@testable import ThemeModel

@Suite struct ExpressionFaultTests {
  /// Every kind says something in the form of a diagnostic, whatever it carries.
  @Test func everyFaultIsWorded() {
    let shape = ExpressionFault.ListShape(count: 2, hasCommas: true)
    let kinds: [ExpressionFault.Kind] = [
      .missingOperand(.plus, side: .left), .notANumber(.text("18p2")), .notANumber(.percentage(.nan)),
      .notANumber(.tooLarge("1e99")), .notANumber(.list), .notANumber(.color), .notANumber(.text("red")),
      .divisionByZero, .overflow, .mismatchedLists(left: shape, right: shape), .listAfterNumber(.minus),
      .listAfterNumber(.divided), .listTooLong(count: 17, limit: 16), .unclosedParenthesis, .unopenedParenthesis,
      .tooDeep(limit: 64), .unknownFunction("mx", nearest: .mix), .argumentCount(.contrastColor, found: 2),
      .emptyArgument(.mix), .notAColor(.mix, "red"), .amountOutOfRange(.alpha, .infinity),
      .componentOutOfRange(-.infinity),
    ]
    for kind in kinds {
      let fault = ExpressionFault(kind, at: 0..<1)
      for text in [fault.message, fault.help ?? "x"] {
        expect(!text.isEmpty && !text.hasSuffix(".") && text.first?.isUppercase == false)
      }
    }
    expectEqual(ExpressionFault(kinds[17], at: 0..<1).message, "'contrast-color' takes 1 or 3 arguments, not 2")
  }

  @Test func longTextsAreCut() {
    let long = String(repeating: "a", count: 5_000)
    let fault = evaluate("\(long) * 2")?.faults.first
    expect((fault?.message.utf8.count ?? .max) < 120)
  }
}
