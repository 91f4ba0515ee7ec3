import TestSupport
import Testing

@testable import ThemeBase

@Suite struct LineMapTests {
  /// Checks the place of an offset, written `line:column` and, where it differs, `/utf16Column`.
  private func checkPosition(
    _ bytes: [UInt8], _ offset: Int, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = LineMap(bytes).position(at: offset)
    let utf16 = place.column == place.utf16Column ? "" : "/\(place.utf16Column)"
    expectEqual("\(place.line):\(place.column)\(utf16)", expected, sourceLocation: sourceLocation)
  }

  private func checkPosition(
    _ text: String, _ offset: Int, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) { checkPosition(Array(text.utf8), offset, expected, sourceLocation: sourceLocation) }

  @Test func everyLineEndingEndsALine() {
    checkPosition("a\nb\r\nc\rd", 0, "1:1")
    checkPosition("a\nb\r\nc\rd", 1, "1:2")
    checkPosition("a\nb\r\nc\rd", 2, "2:1")
    checkPosition("a\nb\r\nc\rd", 3, "2:2")
    checkPosition("a\nb\r\nc\rd", 4, "2:2")
    checkPosition("a\nb\r\nc\rd", 5, "3:1")
    checkPosition("a\nb\r\nc\rd", 7, "4:1")
    checkPosition("a\n", 2, "2:1")
    checkPosition("\r\r\n\n", 1, "2:1")
    checkPosition("\r\r\n\n", 3, "3:1")
    checkPosition("\n\r", 2, "3:1")
  }

  @Test func anOffsetPastTheEndIsTheEnd() {
    checkPosition("", 0, "1:1")
    checkPosition("", 7, "1:1")
    checkPosition("ab", 2, "1:3")
    checkPosition("ab", .max, "1:3")
    checkPosition("ab", -1, "1:1")
    checkPosition("ab", .min, "1:1")
  }

  @Test func columnsCountCharacters() {
    checkPosition("é;", 2, "1:2")
    checkPosition("e\u{301};", 3, "1:2/3")
    checkPosition("👩‍👧;", 11, "1:2/6")
    checkPosition("🇩🇪🇫🇷;", 8, "1:2/5")
    checkPosition("🇩🇪🇫🇷;", 16, "1:3/9")
    checkPosition("漢字;", 6, "1:3")
    checkPosition("\u{600}1;", 3, "1:2/3")
  }

  @Test func anOffsetInsideACharacterIsItsStart() {
    checkPosition("xé;", 2, "1:2")
    checkPosition("x👩‍👧;", 2, "1:2")
    checkPosition("x👩‍👧;", 5, "1:2/4")
    checkPosition("x👩‍👧;", 9, "1:2/5")
  }

  @Test func invalidBytesAreOneCharacterEach() {
    checkPosition([0x61, 0xFF, 0x62], 2, "1:3")
    checkPosition([0xE6, 0xBC, 0x61], 2, "1:2")
    checkPosition([0xE6, 0xBC], 1, "1:1")
    checkPosition([0x80, 0x80, 0xCC, 0x81, 0x61], 4, "1:3/4")
    checkPosition([0x80, 0x0A, 0x80], 2, "2:1")
  }

  @Test func aByteOrderMarkHasNoColumn() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62]
    checkPosition(bytes, 0, "1:1")
    checkPosition(bytes, 3, "1:1")
    checkPosition(bytes, 4, "1:2")
    checkPosition(bytes, 5, "2:1")
    checkPosition(Array(bytes.prefix(3)), 3, "1:1")
  }

  @Test func aLineDoesNotHoldItsEnding() {
    let map = LineMap(Array("ab\r\n\rc\n".utf8))
    expectEqual(map.lineCount, 4)
    expectEqual((0...5).map { map.range(ofLine: $0) }, [7..<7, 0..<2, 4..<4, 5..<6, 7..<7, 7..<7])
  }

  /// The map agrees with a plain walk over the characters of the text.
  private func checkEveryCharacter(_ text: String) {
    var cursor = LineMap.Cursor(LineMap(Array(text.utf8)))
    var expected = SourcePosition(line: 1, column: 1, utf16Column: 1, utf8Column: 1)
    var offset = 0
    for character in text {
      expectEqual(cursor.position(at: offset), expected)
      offset += character.utf8.count
      expected.column += 1
      expected.utf8Column += character.utf8.count
      expected.utf16Column += character.utf16.count
      if character.isNewline {
        expected = SourcePosition(line: expected.line + 1, column: 1, utf16Column: 1, utf8Column: 1)
      }
    }
    expectEqual(cursor.position(at: offset), expected)
  }

  @Test func agreesWithSwiftOnEveryCharacter() {
    checkEveryCharacter("Label { font-size: 20; }\r\n@a: 👩‍👧‍👦🇩🇪;\n\n漢字\re\u{301}\u{301}x")
    checkEveryCharacter(String(repeating: "a👩‍👧é漢\t", count: 300) + "\nb" + String(repeating: "🇩🇪", count: 400))
    checkEveryCharacter(String(repeating: "x" + String(repeating: "\u{301}", count: 200), count: 9))
  }

  @Test func aCharacterHasALimit() {
    let text = "x" + String(repeating: "\u{301}", count: 5000) + "y"
    checkPosition(text, 10_001, "1:21/5002")
  }

  @Test func aCursorGoesBackAndForthOnALongLine() {
    let text = String(repeating: "ab é漢🇩🇪", count: 2000)
    let map = LineMap(Array(text.utf8))
    var cursor = LineMap.Cursor(map)
    let offsets = [0, 30_000, 17, 29_999, 12_345, 12_346, 30_001, 700, 36_000]
    for offset in offsets { expectEqual(cursor.position(at: offset), map.position(at: offset)) }
  }

  /// Against a look at each byte: line ends at every place of the words that are read at once.
  @Test func linesOfRandomTextsBeginAfterTheirEnds() {
    var random = SeededGenerator(seed: 3)
    let letters: [UInt8] = [0x0A, 0x0D, 0x09, 0x0E, 0x8A, 0x20, 0x61]
    for _ in 0..<500 {
      let bytes = (0..<random.below(40)).map { _ in letters[random.below(letters.count)] }
      var starts = [0]
      for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
        let isBeforeLF = index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if byte == 0x0A || !isBeforeLF { starts.append(index + 1) }
      }
      let map = LineMap(bytes)
      expectEqual((1...map.lineCount).map { map.range(ofLine: $0).lowerBound }, starts, "seed \(random.seed): \(bytes)")
    }
  }
}
