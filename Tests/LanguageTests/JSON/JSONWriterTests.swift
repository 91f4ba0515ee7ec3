import TestSupport
import Testing
import ThemeBase

@Suite struct JSONWriterTests {
  private func checkNumber(_ number: Double, _ expected: String) {
    var json = JSONWriter(.compact)
    json.value(number)
    expectEqual(json.text(), expected + "\n")
  }

  private func checkString(_ text: String, _ expected: String) {
    var json = JSONWriter(.compact)
    json.value(text)
    expectEqual(json.text(), expected + "\n")
  }

  @Test func aNumberHasTheFewestDigitsThatReadBack() {
    checkNumber(18, "18")
    checkNumber(-0.5, "-0.5")
    checkNumber(0.1 + 0.2, "0.30000000000000004")
    checkNumber(1e21, "1e+21")
    checkNumber(.leastNonzeroMagnitude, "5e-324")
    checkNumber(-0.0, "-0")
    checkNumber(.infinity, "null")
    checkNumber(.nan, "null")
  }

  @Test func textIsEscaped() {
    checkString(#"say "hi" \ bye"#, #""say \"hi\" \\ bye""#)
    checkString("\u{8}\t\n\u{C}\r\u{1}\u{1F}", #""\b\t\n\f\r\u0001\u001f""#)
    checkString("\u{7F}é👩‍👧\u{2028}", "\"\u{7F}é👩‍👧\u{2028}\"")
    checkString("", "\"\"")
  }

  @Test func invalidTextIsRepaired() { checkString(String(decoding: [0x41, 0xFF], as: UTF8.self), "\"A\u{FFFD}\"") }

  @Test func aCopyIsWrittenByItself() {
    var json = JSONWriter(.compact)
    json.value("one")
    var copy = json
    copy.value("x")
    expect(json.text() == "\"one\"\n" && copy.text() == "\"one\"\"x\"\n")
  }

  /// Every way of nesting, in both layouts.
  private func writeSample(_ json: inout JSONWriter) {
    json.object {
      $0.member("count", 2)
      $0.key("empty")
      $0.object { _ in }
      $0.member("isOn", true)
      $0.key("list")
      $0.array {
        $0.value("a")
        $0.array { _ in }
        $0.object(inline: true) {
          $0.member("ratio", 0.5)
          $0.key("side")
          $0.array([1, 2]) { $0.value($1) }
        }
        $0.null()
      }
      $0.member("name", "Label")
    }
  }

  @Test func prettyIndentsByTwoSpaces() {
    var json = JSONWriter(.pretty)
    writeSample(&json)
    expectEqual(
      json.text(),
      """
      {
        "count": 2,
        "empty": {},
        "isOn": true,
        "list": [
          "a",
          [],
          {"ratio": 0.5, "side": [1, 2]},
          null
        ],
        "name": "Label"
      }

      """)
  }

  @Test func compactHasNoSpace() {
    var json = JSONWriter(.compact)
    writeSample(&json)
    expectEqual(
      json.text(),
      """
      {"count":2,"empty":{},"isOn":true,"list":["a",[],{"ratio":0.5,"side":[1,2]},null],"name":"Label"}

      """)
  }
}
