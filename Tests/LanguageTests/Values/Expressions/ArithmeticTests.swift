import Testing
import ThemeTable

@testable import ThemeModel

@Suite struct ArithmeticTests {
  @Test(arguments: [
    ("2 + 3", "5"), ("2 - 3", "-1"), ("2 * 3", "6"), ("6 / 3", "2"), ("7 / 2", "3.5"), ("2 + 3 * 4", "14"),
    ("2 * 3 + 4", "10"), ("( 2 + 3 ) * 4", "20"), ("10 * ( 2 + 3 )", "50"), ("10 - 3 - 2", "5"), ("24 / 4 / 2", "3"),
    ("24 / ( 4 / 2 )", "12"), ("2 * 3 * 4", "24"), ("1 + 2 - 3 + 4", "4"), ("( ( ( 7 ) ) ) + 0", "7"),
    ("( 2 * 3 )", "6"), ("- 5", "-5"), ("+ 5", "5"), ("- - 5", "5"), ("- + - + 5", "5"), ("4 - - 2", "6"),
    ("4 * - 2", "-8"), ("4 + - 2", "2"), ("- ( 2 + 3 )", "-5"), ("- 2 * 3", "-6"), ("4 - -2", "6"), ("4 + -2", "2"),
    ("0 * -1", "0"), ("- 0", "0"), (".5 + .5", "1"), ("5. + 1", "6"), ("1e3 + 1", "1001"), ("1e-3 * 2", "0.002"),
    ("007 + 1", "8"), ("0.1 + 0.2", "0.3"), ("1 / 3", "0.333333333"), ("2 / 3", "0.666666667"),
    ("1000000 / 3", "333333.333333333"), ("100000000 / 3", "33333333.333333"), ("1000000000 + 0", "1000000000"),
    ("-500000000 * 2", "-1000000000"), ("0.1 * 3", "0.3"), ("1 - 0.9", "0.1"), ("0.000000001 / 10", "0"),
    ("3 * 1.5", "4.5"), ("123456789.25 + 0", "123456789.25"), ("999999.5 + 0.5", "1000000"),
  ]) func computesNumbers(text: String, expected: String) { checkValue(text, expected) }

  @Test(arguments: [
    ("2 * 4 8", "8 8"), ("4 8 * 2", "4 16"), ("1 + 2 , 3 * 4", "3 , 12"), ("( 4 8 ) * 2", "8 16"),
    ("( 1 , 2 ) * 2", "2 , 4"), ("2 * ( 4 8 )", "8 16"), ("( 4 8 ) / 2", "2 4"), ("( 4 8 ) + 1", "5 9"),
    ("1 + ( 4 8 )", "5 9"), ("( 4 8 ) - 1", "3 7"), ("( 4 8 ) + ( 1 2 )", "5 10"), ("( 4 8 ) * ( 2 3 )", "8 24"),
    ("( 4 8 ) - ( 1 2 )", "3 6"), ("( 4 8 ) / ( 2 4 )", "2 2"), ("- ( 4 8 )", "-4 -8"),
    ("( 1 , 2 ) + ( 3 , 4 )", "4 , 6"), ("( 1 2 3 4 ) * 2", "2 4 6 8"), ("( 4 8 ) * 2 + ( 1 1 )", "9 17"),
    ("( ( 4 8 ) * 2 3 )", "8 16 3"), ("( ( 4 8 ) 2 ) + 1", "5 9 3"), ("( 1 + 1 2 * 2 )", "2 4"),
    ("( 1 + 1 , 2 )", "2 , 2"), ("10 -5 * 2", "10 -10"), ("10 - 5 2", "5 2"), ("1 , - 2", "1 , -2"),
    ("( 4 8 ) 2 * 3", "4 8 6"), ("( 1 )", "1"), ("( 4 8 )", "4 8"), ("( ( 1 , 2 ) )", "1 , 2"),
    ("a ( 1 ) ( 2 )", "a ( 1 ) 2"), ("( 1 ) ( 2 )", "1 2"), ("( 2 ) , ( 3 )", "2 , 3"), ("4.50 2 * 3", "4.50 6"),
    ("( ( ( 1 2 ) ) ) * 2", "2 4"), ("( 1 ) * ( 2 3 )", "2 3"), ("name 2 * 3 other", "name 6 other"),
    ("a - b 2 * 3", "a - b 6"), ("\"a + b\" 1 + 1", "\"a + b\" 2"), ("( a 2 * 3 )", "( a 6 )"),
    ("( , 2 * 3 )", "( , 6 )"), ("50 % 1 + 1", "50 % 2"), (", 1 + 1 ,", ", 2 ,"),
    ("x ( 1 + 1 ) 2 + 2", "x ( 1 + 1 ) 4"), ("- a 1 + 1", "- a 2"), ("a - ( 1 + 1 b )", "a - ( 2 b )"),
  ]) func computesLists(text: String, expected: String) { checkValue(text, expected) }

  /// Words that NUI reads as text, and literals that other readers read.
  @Test(arguments: [
    "", "-", "18", "-1", "-1 , 1", "4 8", "4 8 4 8", "red", "#FF0000", "a - b", "Gill Sans", "Helvetica-Bold",
    "a-b - c-d", "- a", "a -", "- , 4", ", ,", ") (", "( ( ( ( x ) ) ) )", "x ( y , z ) #0F0 .5 -1",
    "rgba ( 1 , 2 , 3 , .5 )", "rgb ( 1 2 3 )", "RGB ( 1 , 2 , 3 )", "rgba ( 1 , 2", "a ) - ( b", "foo ( 1 + 2 )",
    "foo ( 1 + ( 2 )", "\"a + b\"", "'1 + 1'", "\"lighten ( red , 0.1 )\"", "50 %", "10 % 3", "lighten", "mix - up",
    "rgb ( 1 , 2 , 3 ) - a", "1.2.3", "img/x.png", "1/2", "a ( - 1 )", "- 1e300", "%", "% 1",
    "hsla ( 0.5 , 0 , 1.0 , 0.5 )", "font ( lighten , 1 )", "-- --", "( a - b )", "( red )", "( a 1 )", "( )",
    "rgb ( )",
  ]) func leavesTheRestAlone(text: String) { checkValue(text, nil) }

  @Test func namesWhatCannotBeComputed() {
    checkFaults("4 / [ 0 ]", .divisionByZero)
    checkFaults("4 / [ ( 2 - 2 ) ]", .divisionByZero)
    checkFaults("( 4 8 ) / [ ( 1 0 ) ]", .divisionByZero)
    checkFaults("[ 1000000000 + 1 ]", .overflow)
    checkFaults("[ 100000 * 100000 ] * 2", .overflow)
    checkFaults("[ 1e2 / 1e-300 ]", .overflow)
    checkFaults("[ 1e300 ] + 1", .notANumber(.tooLarge("1e300")))
    checkFaults("1 + [ 1e999 ]", .notANumber(.tooLarge("1e999")))
    checkFaults("[ 18p2 ] + 2", .notANumber(.text("18p2")))
    checkFaults("[ red ] + 1", .notANumber(.text("red")))
    checkFaults("[ red ] + blue", .notANumber(.text("red")))
    checkFaults("5 - [ a ]", .notANumber(.text("a")))
    checkFaults("[ a ] - 5", .notANumber(.text("a")))
    checkFaults("[ a - b ] - 5", .notANumber(.text("a - b")))
    checkFaults("[ 50 % ] * 2", .notANumber(.percentage(50)))
    checkFaults("[ \"a\" ] + 1", .notANumber(.text("\"a\"")))
    checkFaults("[ #FF0000 ] * 2", .notANumber(.text("#FF0000")))
    checkFaults("[ lighten ( red , 0.1 ) ] + 1", .notANumber(.color))
    checkFaults("[ rgb ( 1 , 2 , 3 ) ] * 2", .notANumber(.text("rgb ( 1 , 2 , 3 )")))
    checkFaults("[ foo ( 1 ) ] * 2", .notANumber(.text("foo ( 1 )")))
    checkFaults("[ ( a b ) ] * 2", .notANumber(.text("( a b )")))
    checkFaults("[ ( 1 , ) ] * 2", .notANumber(.text("( 1 , )")))
    checkFaults("[ ( ) ] * 2", .notANumber(.text("( )")))
    checkFaults("+ [ a ]", .notANumber(.text("a")))
    checkFaults("2 * [ - ]", .notANumber(.text("-")))
  }

  @Test func namesListsThatDoNotMatch() {
    let two = ExpressionFault.ListShape(count: 2, hasCommas: false)
    let commas = ExpressionFault.ListShape(count: 2, hasCommas: true)
    let three = ExpressionFault.ListShape(count: 3, hasCommas: false)
    checkFaults("[ ( 1 2 ) + ( 1 2 3 ) ]", .mismatchedLists(left: two, right: three))
    checkFaults("[ ( 1 , 2 ) * ( 1 2 ) ]", .mismatchedLists(left: commas, right: two))
    checkFaults("[ 1 - ( 1 2 ) ]", .listAfterNumber(.minus))
    checkFaults("[ 1 / ( 1 2 ) ]", .listAfterNumber(.divided))
    let long = Array(repeating: "1", count: 17).joined(separator: " ")
    checkFaults("[ ( \(long) ) ] * 2", .listTooLong(count: 17, limit: 16))
    checkFaults("2 + [ ( \(long) ) ]", .listTooLong(count: 17, limit: 16))
    checkFaults("- [ ( \(long) ) ]", .listTooLong(count: 17, limit: 16))
  }

  @Test func namesMissingOperands() {
    checkFaults("4 [ * ]", .missingOperand(.times, side: .right))
    checkFaults("[ * ] 4", .missingOperand(.times, side: .left))
    checkFaults("[ / ]", .missingOperand(.divided, side: .left))
    checkFaults("4 [ - ]", .missingOperand(.minus, side: .right))
    checkFaults("4 [ - ] , 2", .missingOperand(.minus, side: .right))
    checkFaults("( 4 [ + ] ) * 2", .missingOperand(.plus, side: .right))
    checkFaults("[ * ]", .missingOperand(.times, side: .left))
    checkFaults("[ + ]", .missingOperand(.plus, side: .right))
    checkFaults("4 + [ + ]", .missingOperand(.plus, side: .right))
    checkFaults("4 [ * ] * 2", .missingOperand(.times, side: .right))
    checkFaults("red [ + ]", .missingOperand(.plus, side: .right))
    checkFaults("4 [ * ] , [ * ] 2", .missingOperand(.times, side: .right), .missingOperand(.times, side: .left))
  }

  @Test func namesParenthesesWithoutPartners() {
    checkFaults("[ ( ] 2 + 3", .unclosedParenthesis)
    checkFaults("2 + 3 [ ) ]", .unopenedParenthesis)
    checkFaults("2 * [ ( ] ( 3 + 4 )", .unclosedParenthesis)
    checkFaults("1 + 1 x [ ( ] 2", .unclosedParenthesis)
    checkFaults("lighten [ ( ] red , 0.1", .unclosedParenthesis)
    checkFaults("1 + 1 rgb [ ( ] 1 , 2 , 3", .unclosedParenthesis)
  }

  @Test func readsParenthesesToALimit() {
    func nested(_ depth: Int, _ inner: String) -> String {
      String(repeating: "( ", count: depth) + inner + String(repeating: " )", count: depth)
    }
    checkValue(nested(64, "1 + 1"), "2")
    checkValue(nested(64, "1") + " * 3", "3")
    let deep = String(repeating: "( ", count: 64)
    checkFaults(deep + "[ ( ] 1 + 1 )" + String(repeating: " )", count: 64), .tooDeep(limit: 64))
    checkFaults(deep + "[ ( ] mix ( red , blue ) )" + String(repeating: " )", count: 64), .tooDeep(limit: 64))
    let calls = String(repeating: "lighten ( ", count: 64)
    let ends = String(repeating: " , 0 )", count: 64)
    checkValue(calls + "red" + ends, "#FF0000")
    checkFaults(calls + "lighten [ ( ] red , 0 )" + ends, .tooDeep(limit: 64))
    checkValue(nested(64, "a"), nil)
    for inner in ["a", "1"] {
      checkFaults(deep + "[ ( ] \(inner) )" + String(repeating: " )", count: 64), .tooDeep(limit: 64))
    }
    let signs = String(repeating: "- ", count: 10_000)
    checkValue(signs + "5", "5")
  }

  @Test func oneMistakeIsSaidOnce() {
    checkFaults("[ red ] + 1 + 2 + 3", .notANumber(.text("red")))
    checkFaults("( 4 / [ 0 ] ) * red", .divisionByZero)
    checkFaults("4 / [ 0 ] , 1 + [ a ]", .divisionByZero, .notANumber(.text("a")))
    checkFaults("lighten ( red , 1 / [ 0 ] )", .divisionByZero)
  }
}
