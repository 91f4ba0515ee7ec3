import TestSupport
import Testing
import ThemeExchange

/// Values that are computed from other tokens become expressions, or literals where a stylesheet has no words for them.
@Suite struct TokenExpressionTests {
  /// Checks the definition `x`, beside `s` with 4 points, `n` with 2 and the colour `c`.
  private func check(
    _ value: String, _ type: String, gives text: String, reporting messages: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    checkTokens(
      ##"""
      {"s": {"value": "4px", "type": "dimension"}, "n": {"value": 2, "type": "number"},
       "c": {"value": "#102030", "type": "color"}, "x": {"value": "\##(value)", "type": "\##(type)"}}
      """##, gives: "@s: 4;\n@n: 2;\n@c: #102030;" + (text.isEmpty ? "" : "\n@x: \(text);"), reporting: messages,
      sourceLocation: location)
  }

  @Test func numbers() {
    check("{s} * 2", "dimension", gives: "@s * 2")
    check("{s}*{n}", "spacing", gives: "@s * @n")
    check("({s} + 1px) / {n} - 1", "sizing", gives: "((@s + 1) / @n) - 1")
    check("2 * (3 + 1)", "number", gives: "8")
    check("{s} * -1", "dimension", gives: "@s * -1")
    check("{n}px", "dimension", gives: "2")
    check("{s} + 1e1px", "dimension", gives: "@s + 10")
    check("1px + 2px", "dimension", gives: "3")
  }

  @Test func lengthsOfTwoUnits() {
    check("1rem + 2px", "dimension", gives: "18")
    check("{s} + 1em", "dimension", gives: "", reporting: ["'x' is left out: it computes with 'px' and 'em'"])
  }

  @Test func colours() {
    check("rgba({c}, 0.5)", "color", gives: "alpha(@c, 0.5)")
    check("rgba({c}, 20%)", "color", gives: "alpha(@c, 0.2)")
    check("rgba( {c} , {n} / 4 )", "color", gives: "alpha(@c, @n / 4)")
    check("hsl(210, 50%, 10% * {n})", "color", gives: "#1A334D")
    check("rgb(255 * 0.2, 0, 0)", "color", gives: "#330000")
    check("darken({c}, 5)", "color", gives: "#0A131D")
  }

  @Test func faultsAreSaid() {
    check("{no} * 2", "number", gives: "", reporting: ["'x' is left out: 'no' names no token"])
    check("{x} * 2", "number", gives: "", reporting: ["'x' is left out: it refers to itself"])
    check("{n} / 0", "number", gives: "", reporting: ["'x' is left out: it divides by zero"])
    check("{c} * 2", "number", gives: "", reporting: ["'x' is left out: it computes with what is not a number"])
    check(
      "linear-gradient({c}, {c})", "color", gives: "",
      reporting: ["'x' is left out: a stylesheet has no 'linear-gradient()' of colours"])
  }

  /// An expression over a token that cannot be written holds the value itself.
  @Test func literalsReplaceWhatIsMissing() {
    checkTokens(
      ##"{"hue": 210, "t": {"value": "50%", "type": "percent"}, "x": {"value": "hsl({hue}, {t}, {t})", "type": "color"}}"##,
      gives: "@x: #4080BF;",
      reporting: [
        "'hue' is neither a token nor a group",
        "a stylesheet has no values of the type 'percent': 't' is left out",
      ])
  }

  @Test func longChainsAndDeepTextsEnd() {
    let count = 3_000
    let links = (1..<count).map { ##""t\##($0)": {"value": "{t\##($0 - 1)} + 1", "type": "number"}"## }
    let json = ##"{"t0": {"value": 1, "type": "number"}, \##(links.joined(separator: ","))}"##
    let result = TokenImporter.read(Array(json.utf8), named: "x.json")
    expect(result.definitionCount > 60)
    let deep = String(repeating: "(", count: 50_000) + "{a}"
    let other = TokenImporter.read(Array(##"{"a": {"value": "\##(deep)", "type": "number"}}"##.utf8), named: "x.json")
    expectEqual(other.definitionCount, 0)
  }
}
