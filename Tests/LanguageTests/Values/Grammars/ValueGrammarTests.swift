import TestSupport
import Testing
import ThemeModel

/// Values under grammars of one type, of several alternatives and of words.
struct ValueGrammarTests {
  @Test func readsWhatMostValuesAre() {
    check("#0B6E99", as: ValueGrammar(.color), "#0B6E99FF")
    check("#0b6e99", as: ValueGrammar(.color), "#0B6E99FF")
    check("rgb ( 1 , 2 , 3 )", as: ValueGrammar(.color), "#010203FF")
    check("rgba ( 255 , 0 , 0 , 0.5 )", as: ValueGrammar(.color), "#FF000080")
    check("rgba ( 1 , 2 , 3 , 1.0 )", as: ValueGrammar(.color), "#010203FF")
    check("12.5", as: ValueGrammar(.number), "12.5")
    check("0.123456789012345", as: ValueGrammar(.number), "0.123456789012345")
    check("1234567890123456", as: ValueGrammar(.number), "1234567890123456.0")
    check("3", as: ValueGrammar(.integer), "3")
    check("3.5", as: ValueGrammar(.integer), "3 !wrongType@0-1")
    check("8 16", as: ValueGrammar(.box), "[8.0 16.0 8.0 16.0]")
    check("1 2 3 4", as: ValueGrammar(.box), "[1.0 2.0 3.0 4.0]")
    check("true", as: ValueGrammar(.boolean), "true")
  }

  @Test func triesAlternativesInOrder() {
    let words = ValueGrammar([.keyword("1"), .keyword("2"), .type(.number, range: nil)])
    check("1", as: words, "word 1")
    check("3", as: words, "3.0")
    let color = ValueGrammar([.type(.color, range: nil), .keyword("none")])
    check("none", as: color, "word none")
    check("#0B6E99", as: color, "#0B6E99FF")
    let align = ValueGrammar([.keyword("left"), .keyword("fill")], keywordKind: .textAlignment)
    check("left", as: align, "align left")
    check("fill", as: align, "word fill")
    let flag = ValueGrammar([.type(.boolean, range: nil), .keyword("left")])
    check("false", as: flag, "false")
    check("left", as: flag, "word left")
    let text = ValueGrammar([.type(.string, range: nil), .keyword("left")])
    check("left", as: text, "'left'")
  }
}
