import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// Numbers, integers and booleans.
@Suite struct NumberValueTests {
  private let number = ValueGrammar(.number)
  private let share = ValueGrammar(.number, range: 0...1)
  private let integer = ValueGrammar(.integer)
  private let boolean = ValueGrammar(.boolean)

  @Test func numbers() {
    checkFit(
      "0", "1", "18", "18.5", ".5", "-1", "-.5", "+2", "1e3", "1E-3", "00012", "1.", "0.1",
      "123456789012345678901234567890", "3.4e38", as: number)
    check("18", as: number, "18.0")
    check("-.5", as: number, "-0.5")
    check("1e3", as: number, "1000.0")
    check("0.1", as: number, "0.1")
    check("1e-400", as: number, "0.0")
    check("123456789012345678901234567890", as: number, "1.2345678901234568e+29")
  }

  @Test func unitsAreIgnored() {
    check("18px", as: number, "18.0 ~unitSuffix(\"px\")@0-1")
    check("18.5pt", as: number, "18.5 ~unitSuffix(\"pt\")@0-1")
    check("2em", as: number, "2.0 ~unitSuffix(\"em\")@0-1")
    check("1e", as: number, "1.0 ~unitSuffix(\"e\")@0-1")
    check("50%", as: number, "50.0 ~percentSign@0-1")
    check("50 %", as: number, "50.0 ~percentSign@1-2")
    check("3dp", as: integer, "3 ~unitSuffix(\"dp\")@0-1")
  }

  @Test func whatIsNoNumber() {
    check("abc", as: number, "0.0 !wrongType@0-1")
    check("red", as: number, "0.0 !wrongType@0-1")
    check("", as: number, "- !empty@0-0")
    check("1.2.3", as: number, "1.2 !wrongType@0-1")
    check("0x10", as: number, "0.0 !wrongType@0-1")
    check("1 2", as: number, "1.0 !extraTokens@1-2")
    check("1 , 5", as: number, "1.0 !extraTokens@1-3")
    check("1 % 5", as: number, "1.0 !extraTokens@1-3")
    check("1e999", as: number, "0.0 !numberTooLarge@0-1")
    // NUI reads a float: infinity.
    check("1e39", as: number, "0.0 !numberTooLarge@0-1")
    check("-3.5e38", as: number, "0.0 !numberTooLarge@0-1")
    checkMismatch(
      "-", ".", "+", "-.", "e5", "#123456", "\"18\"", "( 18 )", "1-2", "18/", "1_000", "true", "10px solid",
      "18pixelsormore", "NaN", "inf", as: number)
  }

  @Test func numbersInARange() {
    checkFit("0", "0.5", "1", "1.0", as: share)
    check("1.5", as: share, "1.5 ~outOfRange(lower: 0.0, upper: 1.0)@0-1")
    check("-1", as: share, "-1.0 ~outOfRange(lower: 0.0, upper: 1.0)@0-1")
    expectEqual(share.text, "Number [0,1]")
    check("x", as: share, "0.0 !wrongType@0-1")
  }

  @Test func integers() {
    checkFit("0", "1", "-3", "2147483647", "+7", "007", as: integer)
    check("2147483648", as: integer, "2147483647 !numberTooLarge@0-1")
    check("-99999999999999999999", as: integer, "-2147483648 !numberTooLarge@0-1")
    check("1e3", as: integer, "1 !wrongType@0-1")
    check("2.5", as: integer, "2 !wrongType@0-1")
    check("1.0", as: integer, "1")
    check("two", as: integer, "0 !wrongType@0-1")
    checkMismatch("", "1 2", ".5", "red", "0x1", as: integer)
  }

  @Test func booleans() {
    checkFit("true", "false", as: boolean)
    for (text, value) in [
      ("yes", true), ("YES", true), ("no", false), ("TRUE", true), ("False", false), ("on", false), ("off", false),
      ("1", true), ("0", false), ("-1", true), ("0.5", false), ("y", true), ("n", false), ("t", true), ("007", true),
    ] { check(text, as: boolean, "\(value) ~notABoolean(read: \(value))@0-1") }
    check("maybe", as: boolean, "false !wrongType@0-1")
    check("yellow", as: boolean, "true !wrongType@0-1")
    check("true false", as: boolean, "true !extraTokens@1-2")
    check("", as: boolean, "- !empty@0-0")
    checkMismatch("red", "10 10", "#FFF", "headline", "\"true\"", "10px", as: boolean)
  }

  /// The leading number is that of the standard library wherever this reads the whole text.
  @Test func numbersAreRoundedCorrectly() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let whole = String(random.next() >> UInt64(random.below(64)))
      let fraction = random.below(2) == 0 ? "" : "." + String(random.next() >> UInt64(random.below(64)))
      let exponent = random.below(3) == 0 ? "e\(random.below(48) - 30)" : ""
      let text = whole + fraction + exponent
      let match = ValueMatcher.match(ValueText(text), number, target: .nui, palette: ColorPalette())
      guard case .single(.number(let value))? = match.value, let expected = Double(text) else {
        Issue.record("seed \(random.seed): \(text)")
        continue
      }
      // More than 19 digits are cut, which costs at most the last place.
      let digits = text.prefix { $0 != "e" }.filter(\.isNumber).count
      let isExact = digits > 19 ? abs(value - expected) <= expected.ulp : value == expected
      expect(isExact, "seed \(random.seed): \(text) \(value) \(expected)")
    }
  }
}
