import TestSupport
import Testing

@testable import ThemeAnalysis

@Suite struct ReadableValueTests {
  private func check(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(ReadableValue(text).description, expected, sourceLocation: sourceLocation)
  }

  @Test func spacesAreThoseOfTheFormatter() {
    check("rgba ( 46 , 125 , 50 , 0.1 )", "rgba(46, 125, 50, 0.1)")
    check("mix ( red , alpha ( blue , 0.5 ) , 0.3 )", "mix(red, alpha(blue, 0.5), 0.3)")
    check("10 20 10 20", "10 20 10 20")
    check("2 * ( 3 + 4 )", "2 * (3 + 4)")
    check("0 , -2", "0, -2")
    check("", "")
  }

  @Test func stringsStayAsTheyAre() {
    check("\"a ( b , c )\" , 'd , e'", "\"a ( b , c )\", 'd , e'")
    check("\"open , ( ", "\"open , ( ")
  }
}
