import TestSupport
import Testing
import ThemeBase

@Suite struct TextTests {
  /// The values are those of the published [test vectors](http://www.isthe.com/chongo/src/fnv/test_fnv.c).
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func theHashIsThatOfItsAuthors(text: String, digits: String) {
    var hash = FNVHash()
    hash.combine(text)
    expectEqual(hash.value.hexDigits, digits)
    expectEqual(FNVHash(Array(text.utf8)).value, hash.value)
  }

  @Test func aNumberHasSixteenDigits() { expectEqual(UInt64(0xAB).hexDigits, "00000000000000ab") }

  @Test func namesAreListedInQuotes() {
    let names = ["a", "b", "c"]
    expectEqual(names.quotedList, "'a', 'b', 'c'")
    expectEqual(names.quotedList("and"), "'a', 'b' and 'c'")
    expectEqual(["a"].quotedList("or"), "'a'")
    expectEqual([].quotedList("or"), "")
    expectEqual(names.quotedList(limit: 3), "'a', 'b', 'c'")
    expectEqual(names.quotedList(limit: 2), "'a', 'b' and 1 more")
    expectEqual(names.quotedList(more: 4), "'a', 'b', 'c' and 4 more")
  }

  @Test func markupIsEscaped() {
    expectEqual("<a b=\"&\">\t'".escapedAsMarkup { $0 == "\t" ? " " : nil }, "&lt;a b=&quot;&amp;&quot;&gt; '")
  }

  @Test(arguments: [
    ("", "", true), ("abc", "", true), ("", "a", false), ("abc", "bc", true), ("aab", "ab", true), ("abc", "ac", false),
    ("ab", "abc", false), ("a€b", "€", true),
  ]) func aTextIncludesItsParts(text: String, part: String, expected: Bool) {
    expectEqual(text.includes(part), expected)
  }

  @Test func pathsArePercentEncoded() { expectEqual("a b/ü~1.nss\n".percentEncodedPath, "a%20b/%C3%BC~1.nss%0A") }

  @Test(arguments: [
    ("*", "", true), ("a*", "ab", true), ("*b*", "abc", true), ("a*b*c", "aXbYc", true), ("a*a", "a", false),
    ("*ab", "aab", true), ("ab", "abc", false), ("", "", true), ("?", "?", true), ("?", "a", false),
    ("*_title", "x_subtitle", false), ("**", "x", true),
  ]) func aStarMatchesAnyText(pattern: String, name: String, matches: Bool) {
    expectEqual(Glob(pattern.utf8).matches(Array(name.utf8)[...]), matches)
  }

  @Test(arguments: [("?", "ü", true), ("a?c", "abc", true), ("?b", "b", false), ("*?", "", false)])
  func aQuestionMarkMatchesACharacter(pattern: String, name: String, matches: Bool) {
    let glob = Glob(pattern.utf8, matchesCharacters: true)
    expectEqual(glob.matches(Array(name.utf8)[...]), matches)
  }
}
