import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// Properties of every value.
@Suite struct ExpressionPropertyTests {
  private static let words = [
    "1", "2", "0", "-3", "4.5", ".25", "1e9", "1e300", "18px", "red", "#0A6ED1", "name", "tintColor", "\"a b\"", "+",
    "-", "*", "/", "(", ")", ",", "%", "lighten", "mix", "alpha", "contrast-color", "saturate", "darken", "rgb", "rgba",
    "hsl", "foo", "lihgten", "( 4 8 )", "( 1 , 2 )", "mix ( red , blue )", "rgba ( 1 , 2 , 3 , 0.5 )", "0.1 )",
  ]

  /// Any tokens at all: it ends, does not trap, names tokens that exist, and its results have nothing left to compute.
  @Test(arguments: [0x51, 0x52, 0x53, 0x54] as [UInt64]) func anyTokensAreReadOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let color = colors()
    for _ in 0..<MutationCount.perSeed(seeds: 4, usual: 20_000) {
      let count = random.below(14)
      let text = (0..<count).map { _ in random.pick(Self.words) }.joined(separator: " ")
      let value = ValueText(text)
      guard let evaluation = ExpressionEvaluator.evaluate(value, color: color) else { continue }
      let tokens = value.tokenCount
      for fault in evaluation.faults {
        expect(fault.tokens.upperBound <= tokens && !fault.tokens.isEmpty, "\(seed): \(text)")
        expect(!fault.message.isEmpty && fault.help?.isEmpty != true, "\(seed): \(text)")
      }
      expect(evaluation.faults.isEmpty != evaluation.parts.isEmpty, "\(seed): \(text)")
      for part in evaluation.parts {
        let again = ExpressionEvaluator.evaluate(part.text, color: color)
        expect(again == nil, "\(seed): \(text) gives \(part.text.string)")
        expect(isCanonical(part.text), "\(seed): \(text) gives \(part.text.string)")
      }
    }
  }

  /// Tokens joined by exactly one space.
  private func isCanonical(_ text: ValueText) -> Bool {
    var end: Int?
    for token in text.tokens {
      if let end, token.range.lowerBound != end + 1 { return false }
      end = token.range.upperBound
    }
    return (end ?? text.bytes.endIndex) == text.bytes.endIndex
  }

  /// Any bytes, as a broken file could bring them.
  @Test func anyBytesAreRead() {
    var random = SeededGenerator(seed: 0xB17E5)
    let alphabet = Array(" ()+-*/,%\"'.0123456789abelmix#\u{7F}".utf8) + [0, 0xC3, 0xFF]
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(24)).map { _ in random.pick(alphabet) }
      let evaluation = ExpressionEvaluator.evaluate(ValueText(bytes[...])) { _ in nil }
      if let evaluation { expect(evaluation.faults.isEmpty != evaluation.parts.isEmpty, "\(bytes)") }
    }
  }

  /// A part of a longer text, as values lie in their pool, means the same as a text of its own.
  @Test func aSliceIsReadLikeAText() {
    var random = SeededGenerator(seed: 0x511CE)
    let color = colors()
    for _ in 0..<3_000 {
      let text = (0..<random.below(10)).map { _ in random.pick(Self.words) }.joined(separator: " ")
      let bytes = Array("before \(text) behind".utf8)
      let slice = ValueText(bytes[7..<7 + text.utf8.count])
      let first = ExpressionEvaluator.evaluate(ValueText(text), color: color)
      let second = ExpressionEvaluator.evaluate(slice, color: color)
      expectEqual(first?.faults, second?.faults, "\(text)")
      expectEqual(first?.parts.map(\.text.string), second?.parts.map(\.text.string), "\(text)")
    }
  }

  @Test func sumsAndProductsCommute() {
    var random = SeededGenerator(seed: 0xC0_3307E)
    for _ in 0..<2_000 {
      let (left, right) = (operand(&random), operand(&random))
      for sign in ["+", "*"] {
        let first = evaluate("\(left) \(sign) \(right)")?.parts.map(\.text.string)
        let second = evaluate("\(right) \(sign) \(left)")?.parts.map(\.text.string)
        expect(first == second && first != nil, "seed \(random.seed): \(left) \(sign) \(right)")
      }
    }
  }

  @Test func sumsAgreeWithTheMachine() throws {
    var random = SeededGenerator(seed: 0x50_3333)
    for _ in 0..<2_000 {
      let numbers = (0..<4).map { _ in Double(random.below(20_001) - 10_000) / 100 }
      let text = "\(numbers[0]) + \(numbers[1]) * \(numbers[2]) - \(numbers[3])"
      let expected = numbers[0] + numbers[1] * numbers[2] - numbers[3]
      let part = try #require(evaluate(text)?.parts.first)
      let value = try #require(Double(part.text.string))
      expect(abs(value - expected) <= 1e-9, "seed \(random.seed): \(text)")
    }
  }

  /// Long values cost what their length costs: several of these would take minutes if they were read quadratically.
  @Test func longValuesAreReadInOneGo() {
    let count = 30_000
    func repeated(_ part: String, _ times: Int = 30_000) -> String { String(repeating: part, count: times) }
    checkValue("1" + repeated(" + 1"), "\(count + 1)")
    expect(evaluate(repeated("a - ") + "b") == nil)
    for open in ["( ", "x ( ", "rgb ( "] {
      expectEqual(evaluate(repeated(open))?.faults.map(\.kind), [.tooDeep(limit: 64)])
    }
    expect(evaluate(repeated("rgb ( 1 , 2 , 3 ) ")) == nil)
    expectEqual(evaluate("darken ( white , 0 )" + repeated(" - a"))?.parts.count, 1)
    expectEqual(evaluate(repeated("rgb ( 1 + 1 , 2 , 3 ) ", 3_000))?.parts.count, 1)
    expectEqual(evaluate(repeated("a * "))?.faults.isEmpty, false)
    let list = "( " + repeated("1 ") + ")"
    expectEqual(evaluate(list + repeated(" * 2"))?.faults.count, 1)
  }

  private func operand(_ random: inout SeededGenerator) -> String {
    func number() -> String { "\(Double(random.below(2_001) - 1_000) / 10)" }
    switch random.below(3) {
    case 0: return number()
    case 1: return "( \(number()) \(number()) )"
    default: return "( \(number()) + \(number()) \(number()) )"
    }
  }
}
