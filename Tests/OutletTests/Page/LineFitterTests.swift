import TestSupport
import Testing
import ThemeComponents
import ThemeTable

@testable import ThemePage

/// The lines in which pictures draw texts.
@Suite struct LineFitterTests {
  /// Every character is one point wide, so a width is a number of characters.
  private struct Monospaced: TextMeasuring {
    func lineHeight(of font: FontDescription) -> Double { 1 }

    func measure(_ text: String, font: FontDescription, width: Double, lineLimit: Int) -> TextMeasure {
      TextMeasure(
        size: LayoutSize(width: Double(text.count), height: 1), lineCount: 1, isTruncated: Double(text.count) > width)
    }
  }

  private func check(_ text: String, width: Double, limit: Int, _ lines: [String]) {
    let fitter = LineFitter(font: FontDescription(pointSize: 17), width: width, metrics: Monospaced())
    expectEqual(fitter.lines(of: text, limit: limit), lines, "\(text)")
  }

  @Test func linesBreakAtSpacesAndInsideLongWords() {
    check("", width: 5, limit: 2, [""])
    check("one two", width: 7, limit: 2, ["one two"])
    check("one two three", width: 7, limit: 3, ["one two", "three"])
    check("one two three", width: 8, limit: 3, ["one two", "three"])
    check("abcdefgh ij", width: 3, limit: 9, ["abc", "def", "gh", "ij"])
    check("one\ntwo three", width: 9, limit: 3, ["one", "two three"])
    check("wide", width: 0, limit: 9, ["w", "i", "d", "e"])
  }

  @Test func theLastLineIsCut() {
    check("one two three", width: 7, limit: 1, ["one tw…"])
    check("one two three four", width: 7, limit: 2, ["one two", "three …"])
    check("one two three", width: 13, limit: 1, ["one two three"])
    check("one", width: 0, limit: 1, ["…"])
  }

  /// 20,000 characters in one line, in many, and in words of any length: seconds if the work were quadratic.
  @Test func longTextsTakeLinearTime() {
    let word = String(repeating: "x", count: 20_000)
    check(word, width: 5, limit: 1, ["xxxx…"])
    let fitter = LineFitter(font: FontDescription(pointSize: 17), width: 10, metrics: Monospaced())
    expectEqual(fitter.lines(of: word, limit: .max).count, 2_000)
    let words = Array(repeating: "word", count: 4_000).joined(separator: " ")
    expectEqual(fitter.lines(of: words, limit: .max).count, 2_000)
  }
}
