import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// The short way of reading has to agree with the matcher.
struct PlainReaderTests {
  private static let grammars: [ValueGrammar] =
    ValueType.allCases.map { ValueGrammar($0) } + [
      ValueGrammar(.number, range: 0...1), ValueGrammar(.integer, range: 0...10),
      ValueGrammar([.keyword("none"), .type(.color, range: nil)]),
      ValueGrammar([.type(.color, range: nil), .keyword("none")]),
      ValueGrammar([.keyword("1"), .keyword("2"), .type(.number, range: nil)]),
      ValueGrammar([.keyword("left"), .keyword("fill")], keywordKind: .textAlignment),
      ValueGrammar([.type(.boolean, range: nil), .keyword("left")]),
      ValueGrammar([.type(.string, range: nil), .keyword("left")]),
    ]

  private static let texts = [
    "#0B6E99", "#0b6e99", "#0B6E9", "#0B6E99F", "#0B6E99FF", "#GB6E99", "#123", "0xAABBCC", "0", "1", "12", "007",
    "12.5", "0.1", "12.", ".5", "1.50", "12.5.1", "12px", "12 px", "1e3", "-1", "+1", "2147483647", "2147483648",
    "123456789012345", "1234567890123456", "0.123456789012345", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5", "1 , 2",
    "1 2.5", "1 ", "1  2", "1 %", "50 %", "none", "None", "left", "fill", "true", "false", "TRUE", "yes", "red",
    "primary1", "", "a b", "1 / 2", "rgb ( 1 , 2 , 3 )", "rgb ( 1 , 2 , 256 )", "rgb ( 1 , 2 )",
    "rgb ( 1 , 2 , 3 , 0.5 )", "rgba ( 1 , 2 , 3 , 0.5 )", "rgba ( 1 , 2 , 3 , 1.0 )", "rgba ( 1 , 2 , 3 , 1.1 )",
    "rgba ( 1 , 2 , 3 , 0 )", "rgba ( 1 , 2 , 3 , 255 )", "rgba ( 1 , 2 , 3 )", "rgb ( 1.0 , 2 , 3 )",
    "rgb ( 1 , 2 , 3 ) a", "rgb ( 1 2 3 )", "rgb ( 1 , , 3 )", "RGB ( 1 , 2 , 3 )", "rgb ( )",
  ]

  @Test(arguments: Target.allCases) func readsAsTheMatcherDoes(target: Target) {
    let palette = ColorPalette()
    for grammar in Self.grammars {
      let plain = PlainReader(grammar, target: target)
      for text in Self.texts {
        guard let value = read(text, plain) else { continue }
        let match = ValueMatcher.match(ValueText(text), grammar, target: target, palette: palette)
        expectEqual(match.value, .single(value), "'\(text)' as \(grammar.text)")
        expect(match.mismatch == nil && match.findings.isEmpty, "'\(text)' as \(grammar.text)")
      }
    }
  }

  @Test func readsWhatMostValuesAre() {
    check("#0B6E99", .color, .color(StyleColor(rgba: 0x0B6E_99FF)))
    check("12.5", .number, .number(12.5))
    check("3", .integer, .integer(3))
    check("8 16", .box, .box(StyleBox(top: 8, right: 16, bottom: 8, left: 16)))
    check("true", .boolean, .boolean(true))
    check("rgba ( 255 , 0 , 0 , 0.5 )", .color, .color(StyleColor(rgba: 0xFF00_0080)))
    check("3.5", .integer, nil)
    check("red", .color, nil)
  }

  private func check(_ text: String, _ type: ValueType, _ value: StyleValue?) {
    let plain = PlainReader(ValueGrammar(type), target: .fioriUIKit)
    expectEqual(read(text, plain), value, "'\(text)'")
  }

  private func read(_ text: String, _ reader: PlainReader) -> StyleValue? { reader.read(Array(text.utf8).span) }
}
