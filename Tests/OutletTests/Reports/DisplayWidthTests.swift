import TestSupport
import Testing
import ThemeBase

@testable import ThemeReports

@Suite struct DisplayWidthTests {
  private func check(_ width: Int, _ characters: [Character]) {
    for character in characters {
      expectEqual(character.displayWidth, width, "\(character) \(character.unicodeScalars)")
    }
  }

  @Test func charactersTakeNoneOneOrTwoColumns() {
    check(0, ["\u{200B}", "\u{200D}", "\u{FEFF}", "\u{301}", "\u{AD}", "\u{2060}", "\u{FE0F}"])
    check(1, ["a", " ", "é", "e\u{301}", "ä", "ﾊ", "→", "│", "…", "©", "☺", "\u{A0}", "क", "أ", "1"])
    check(2, ["漢", "あ", "한", "Ａ", "￥", "\u{3000}", "〈", "ガ", "\u{1100}\u{1161}\u{11A8}", "\u{20000}"])
    check(2, ["🎨", "👩‍👧‍👦", "👍🏽", "☝🏽", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "1️⃣", "⌚", "©️", "🏳️‍🌈"])
  }

  @Test func wideRangesAreExactAtTheirEdges() {
    check(1, ["\u{10FF}", "\u{2328}", "\u{303F}", "\u{A4D0}", "\u{D7A4}", "\u{FF61}", "\u{FFE7}"])
    check(2, ["\u{115F}", "\u{232A}", "\u{303E}", "\u{A4CF}", "\u{D7A3}", "\u{FF60}", "\u{FFE6}"])
  }

  @Test func whatIsPrintedAsItIsNeedsNoEscape() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in [String(Character(scalar)), "a\(Character(scalar))b"] where VisibleText.isVisible(text) {
        expectEqual(VisibleText(text, .unicode).text, text, "U+\(String(value, radix: 16))")
      }
    }
    expect(VisibleText.isVisible("12 │ a ─ b") && !VisibleText.isVisible("a\u{301}│"))
    expect(!VisibleText.isVisible("a\tb") && !VisibleText.isVisible("│\u{301}"))
  }

  private func checkVisible(_ source: String, _ unicode: String, ascii: String? = nil) {
    for (glyphs, expected) in [(Glyphs.unicode, unicode), (.ascii, ascii ?? unicode)] {
      let visible = VisibleText(source, glyphs)
      expectEqual(visible.text, expected)
      expectEqual(visible.width, expected.displayWidth)
    }
  }

  @Test func nothingThatIsPrintedHidesOrMovesTheCursor() {
    checkVisible("plain 漢字 👩‍👧", "plain 漢字 👩‍👧")
    checkVisible("a\tb", "a    b")
    checkVisible("\0\u{1B}[2J\u{7F}", "␀␛[2J␡", ascii: "^@^[[2J^?")
    checkVisible("\r\n\n\r", "␍␊␊␍", ascii: "^M^J^J^M")
    checkVisible("\u{85}\u{9B}", "<U+0085><U+009B>")
    checkVisible("\u{202E}\u{2066}\u{200F}\u{61C}", "<U+202E><U+2066><U+200F><U+061C>")
    checkVisible("\u{2028}\u{2029}\u{FEFF}\u{E0001}", "<U+2028><U+2029><U+FEFF><U+E0001>")
    checkVisible("\u{301}a", "<U+0301>a")
    checkVisible("\u{301}\u{302}", "<U+0301><U+0302>")
  }
}
