import TestSupport
import Testing
import ThemeModel
import ThemeTable

@Suite struct ValueFunctionTests {
  /// Colours lighter and darker by 0.1, lighter by 0.3, and with half more, half less and no chroma.
  ///
  /// Computed apart with another language's `pow` by the formulas of CSS Color 4.
  private static let adjusted: [[String]] = [
    ["#FF0000", "#FF6D5B", "#D20000", "#FFD9D1", "#FF0000", "#CA675A", "#888888"],
    ["#00FF00", "#CCFFC6", "#00DB00", "#FFFFFF", "#00FF00", "#98EC91", "#D3D3D3"],
    ["#0000FF", "#1757FF", "#0400C2", "#7EACFF", "#0500FF", "#274EAB", "#565656"],
    ["#FFFF00", "#FFFFFF", "#DEDD00", "#FFFFFF", "#FFFF00", "#F9FBA7", "#F4F4F4"],
    ["#0A6ED1", "#368DF3", "#004FAF", "#9FCFFF", "#0068EC", "#4C72A2", "#707070"],
    ["#336699", "#5084B9", "#14497A", "#8DC2FB", "#0065B3", "#4E657F", "#636363"],
    ["#808080", "#9E9E9E", "#636363", "#DEDEDE", "#808080", "#808080", "#808080"],
    ["#000000", "#030303", "#000000", "#2E2E2E", "#000000", "#000000", "#000000"],
    ["#FFFFFF", "#FFFFFF", "#DEDEDE", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"],
  ]

  @Test(arguments: adjusted) func adjustsColours(row: [String]) {
    checkValue("lighten ( \(row[0]) , 0.1 )", row[1])
    checkValue("darken ( \(row[0]) , 0.1 )", row[2])
    checkValue("lighten ( \(row[0]) , 0.3 )", row[3])
    checkValue("saturate ( \(row[0]) , 0.5 )", row[4])
    checkValue("saturate ( \(row[0]) , -0.5 )", row[5])
    checkValue("saturate ( \(row[0]) , -1 )", row[6])
  }

  @Test(arguments: [
    ("mix ( #FF0000 , #0000FF )", "#8C53A2"), ("mix ( #FF0000 , #0000FF , 0.25 )", "#5147D2"),
    ("mix ( red , blue , 1 )", "#FF0000"), ("mix ( red , blue , 0 )", "#0000FF"), ("mix ( white , black )", "#636363"),
    ("mix ( #FFFFFF , #0000FF )", "#74A3FF"), ("mix ( #FFFF00 , #0000FF )", "#6CABC7"),
    ("mix ( #0A6ED1 , #FFFFFF , 0.8 )", "#4B8CDD"), ("mix ( black , clear )", "rgba ( 0 , 0 , 0 , 0.5 )"),
    ("mix ( clear , clear )", "rgba ( 0 , 0 , 0 , 0.0 )"), ("mix ( red , clear , 0.2 )", "rgba ( 255 , 0 , 0 , 0.2 )"),
    ("alpha ( red , 0.5 )", "rgba ( 255 , 0 , 0 , 0.5 )"), ("alpha ( red , 1 )", "#FF0000"),
    ("alpha ( red , 0 )", "rgba ( 255 , 0 , 0 , 0.0 )"), ("alpha ( rgba ( 1 , 2 , 3 , 0.25 ) , 1.0 )", "#010203"),
    ("alpha ( #102030 , 0.333 )", "rgba ( 16 , 32 , 48 , 0.333 )"), ("contrast-color ( white )", "#000000"),
    ("contrast-color ( black )", "#FFFFFF"), ("contrast-color ( #0A6ED1 )", "#FFFFFF"),
    ("contrast-color ( yellow )", "#000000"), ("contrast-color ( #767676 )", "#000000"),
    ("contrast-color ( #757575 )", "#FFFFFF"), ("contrast-color ( white , #777777 , #666666 )", "#666666"),
    ("contrast-color ( black , #777777 , #666666 )", "#777777"), ("contrast-color ( white , red , red )", "#FF0000"),
    ("contrast-color ( white , alpha ( black , 0.1 ) , #888888 )", "#888888"),
  ]) func mixesAndChooses(text: String, expected: String) { checkValue(text, expected) }

  @Test(arguments: [
    ("lighten ( lighten ( #0A6ED1 , 0.1 ) , 0.1 )", "#61AEFF"),
    ("saturate ( lighten ( #0A6ED1 , 0.1 ) , - 0.5 )", "#6990C1"), ("lighten ( #0A6ED1 , 0.05 * 2 )", "#368DF3"),
    ("lighten ( #0A6ED1 , 1 / 10 )", "#368DF3"), ("lighten ( #0A6ED1 , 10 % )", "#368DF3"),
    ("lighten ( #0A6ED1 , 5 % * 2 )", "#368DF3"), ("lighten ( #0A6ED1 , ( 10 % ) )", "#368DF3"),
    ("saturate ( #0A6ED1 , -100 % )", "#707070"), ("mix ( #FF0000 , #0000FF , 25 % )", "#5147D2"),
    ("lighten ( #0A6ED1 , 0 % )", "#0A6ED1"), ("alpha ( red , 50 % )", "rgba ( 255 , 0 , 0 , 0.5 )"),
    ("lighten ( #0A6ED1 , ( 0.1 ) )", "#368DF3"), ("lighten ( #0A6ED1 , .1 )", "#368DF3"),
    ("lighten ( 0x0A6ED1 , .1 )", "#368DF3"), ("lighten ( rgb ( 10 , 110 , 209 ) , .1 )", "#368DF3"),
    ("lighten ( ( lighten ( #0A6ED1 , 0 ) ) , .1 )", "#368DF3"), ("mix ( mix ( red , blue ) , red , 0 )", "#FF0000"),
    ("contrast-color ( lighten ( black , 1 ) )", "#000000"),
    ("darken ( white , 0 ) lighten ( black , 0 )", "#FFFFFF #000000"),
    ("darken ( white , 0 ) , 2 * 2 a", "#FFFFFF , 4 a"),
    ("lighten ( rgba ( 255 , 0 , 0 , 1.0 - 0.5 ) , 0 )", "rgba ( 255 , 0 , 0 , 0.5 )"),
    ("alpha ( lighten ( red , 0 ) , 0.5 ) - a", "rgba ( 255 , 0 , 0 , 0.5 ) - a"),
  ]) func nests(text: String, expected: String) { checkValue(text, expected) }

  @Test(arguments: [
    ("rgba ( 255 , 0 , 0 , 0.5 * 0.5 )", "rgba ( 255 , 0 , 0 , 0.25 )"), ("rgba ( 255 , 0 , 0 , 0.5 * 2 )", "#FF0000"),
    ("rgba ( 255 , 0 , 0 , 2 - 1 )", "#FF0000"), ("rgba ( 255 , 0 , 0 , 128 / 2 )", "rgba ( 255 , 0 , 0 , 0.25 )"),
    ("rgba ( 0 , 0 , 0 , 1 / 2 )", "rgba ( 0 , 0 , 0 , 0.5 )"), ("rgb ( 100 + 100 , 0 , 0 )", "#C80000"),
    ("rgb ( 255 * 0.5 , 0 , 0 )", "#800000"), ("rgb ( 0.5 * 0.5 , 0 , 0 )", "#400000"),
    ("rgb ( 2 - 1 , 0 , 0 )", "#010000"), ("rgb ( 0.5 * 2 , 0 , 0 )", "#FF0000"), ("rgb ( 1 / 2 , 0 , 0 )", "#800000"),
    ("rgb ( 255 - 255 , 1 * 255 , 51 )", "#00FF33"), ("RGB ( 1 + 1 , 2 , 3 )", "#020203"),
    ("hsl ( 0.5 * 1 , 1.0 , 1.0 )", "#00FFFF"), ("hsla ( 0.0 , 1.0 , 1.0 , 1 / 4 )", "rgba ( 255 , 0 , 0 , 0.25 )"),
    ("a rgb ( 1 + 1 , 2 , 3 ) b", "a #020203 b"),
    // No colours, so the reader of literals has to say something.
    ("rgb ( 1 + 1 , 2 )", "rgb ( 2 , 2 )"), ("rgb ( 1 + 1 , , 2 )", "rgb ( 2 , , 2 )"),
    ("rgba ( a , 1 + 1 2 , 2 )", "rgba ( a , 2 2 , 2 )"), ("rgba ( lighten ( red , 0 ) , 0.5 )", "#FF0000"),
  ]) func computesComponents(text: String, expected: String) { checkValue(text, expected) }

  @Test func namesWrongArguments() {
    checkFaults("[ lighten ( ) ]", .argumentCount(.lighten, found: 0))
    checkFaults("[ lighten ( red ) ]", .argumentCount(.lighten, found: 1))
    checkFaults("[ mix ( red , blue , 0.5 , 1 ) ]", .argumentCount(.mix, found: 4))
    checkFaults("[ contrast-color ( red , blue ) ]", .argumentCount(.contrastColor, found: 2))
    checkFaults("lighten ( red , [ ) ]", .emptyArgument(.lighten))
    checkFaults("mix ( red , [ , ] blue )", .emptyArgument(.mix))
    checkFaults("lighten ( [ , ] 0.1 )", .emptyArgument(.lighten))
    checkFaults("lighten ( [ nosuch ] , 0.1 )", .notAColor(.lighten, "nosuch"))
    checkFaults("lighten ( [ 3 ] , 0.1 )", .notAColor(.lighten, "3"))
    checkFaults("lighten ( [ 1 + 2 ] , 0.1 )", .notAColor(.lighten, "1 + 2"))
    checkFaults("lighten ( [ red blue ] , 0.1 )", .notAColor(.lighten, "red blue"))
    checkFaults("mix ( red , [ 0.5 ] )", .notAColor(.mix, "0.5"))
    checkFaults("lighten ( [ rgb ( 1 , 2 ) ] , 0.1 )", .notAColor(.lighten, "rgb ( 1 , 2 )"))
    checkFaults("lighten ( red , [ blue ] )", .notANumber(.text("blue")))
    checkFaults("lighten ( red , [ 110 % ] )", .amountOutOfRange(.lighten, 1.1))
    checkFaults("lighten ( red , 0.1 ) [ 10 % ] * 2", .notANumber(.percentage(10)))
    checkFaults("mix ( [ 10 % ] , red )", .notAColor(.mix, "10 %"))
    checkFaults("lighten ( red , [ 10pt ] )", .amountOutOfRange(.lighten, 10))
    checkFaults("lighten ( red , [ ( 1 2 ) ] )", .notANumber(.list))
    checkFaults("lighten ( red , [ lighten ( red , 0 ) ] )", .notANumber(.color))
    checkFaults("lighten ( red , [ 0.1 0.2 ] )", .notANumber(.text("0.1 0.2")))
    checkFaults("rgb ( [ 255 + 1 ] , 0 , 0 )", .componentOutOfRange(256))
    checkFaults("rgb ( [ 0 - 1 ] , 0 , 0 )", .componentOutOfRange(-1))
  }

  @Test func namesAmountsOutOfRange() {
    checkFaults("lighten ( red , [ 10 ] )", .amountOutOfRange(.lighten, 10))
    checkFaults("lighten ( red , [ -0.1 ] )", .amountOutOfRange(.lighten, -0.1))
    checkFaults("alpha ( red , [ 255 ] )", .amountOutOfRange(.alpha, 255))
    checkFaults("saturate ( red , [ -1.5 ] )", .amountOutOfRange(.saturate, -1.5))
    checkFaults("mix ( red , blue , [ 50 ] )", .amountOutOfRange(.mix, 50))
    checkHelp("lighten ( red , 10 )", "write 0.1 for 10 percent")
    checkHelp("saturate ( red , -20 )", "write -0.2 for -20 percent")
    checkHelp("lighten ( red , -0.1 )", nil)
    checkHelp("alpha ( red , 255 )", nil)
    checkHelp("mix ( red )", "write 'mix(colour, colour, weight)'")
    checkHelp("lihgten ( red , 0.1 )", "did you mean 'lighten'?")
  }

  private func checkHelp(_ text: String, _ expected: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    let faults = evaluate(text)?.faults ?? []
    expectEqual(faults.count, 1, "\(text)", sourceLocation: sourceLocation)
    expectEqual(faults.first?.help, expected, "\(text)", sourceLocation: sourceLocation)
  }

  @Test func suggestsFunctions() {
    checkFaults("[ lihgten ] ( red , 0.1 )", .unknownFunction("lihgten", nearest: .lighten))
    checkFaults("[ Lighten ] ( red , 0.1 )", .unknownFunction("Lighten", nearest: .lighten))
    checkFaults("[ darkn ] ( red , 0.1 )", .unknownFunction("darkn", nearest: .darken))
    checkFaults(
      "[ desaturate ( red , 0.1 ) ]",
      .foreignFunction("desaturate", advice: "write 'saturate(colour, amount)' with an amount below 0"))
    checkFaults("[ contrastColor ] ( red )", .unknownFunction("contrastColor", nearest: .contrastColor))
    checkFaults("[ fade ] ( red , 0.1 )", .unknownFunction("fade", nearest: .alpha))
    checkFaults("mix ( [ alpah ] ( red , 0.1 ) , red )", .unknownFunction("alpah", nearest: .alpha))
  }
}
