import ThemeBase
import Testing

@Suite struct ColumnUnitTests {
  /// Checks that the columns of each offset lead back to the offset.
  private func checkRoundTrip(_ text: String) {
    let map = LineMap(Array(text.utf8))
    var offset = 0
    for scalar in text.unicodeScalars {
      let line = map.line(at: offset)
      if map.range(ofLine: line).contains(offset) {
        for unit in [ColumnUnit.utf8, .utf16] {
          let column = map.column(at: offset, in: unit)
          #expect(map.offset(line: line, column: column, in: unit) == offset, "\(unit)")
        }
      }
      offset += Unicode.UTF8.width(scalar)
    }
    offset = 0
    for character in text {
      let place = map.position(at: offset)
      let back = map.offset(line: place.line, column: place.column, in: .character)
      // A byte order mark stands before the first column.
      #expect(back == (character == "\u{FEFF}" ? 3 : offset))
      offset += character.utf8.count
    }
  }

  @Test func columnsLeadBackToTheirOffsets() {
    checkRoundTrip("Label { font-size: 20; }\n@a: 👩‍👧‍👦🇩🇪;\n\n漢字\ne\u{301}\u{301}x")
    checkRoundTrip("\u{FEFF}a: é\n")
  }

  @Test func columnsOutsideALineAreItsEnds() {
    let map = LineMap(Array("ab\ncd".utf8))
    for unit in ColumnUnit.allCases {
      #expect(map.offset(line: 1, column: 9, in: unit) == 2)
      #expect(map.offset(line: 1, column: .max, in: unit) == 2)
      #expect(map.offset(line: 2, column: 0, in: unit) == 3)
      #expect(map.offset(line: 0, column: .min, in: unit) == 0)
      #expect(map.offset(line: 9, column: 1, in: unit) == 5)
    }
  }

  @Test func halfASurrogatePairIsItsStart() {
    let map = LineMap(Array("a😀b".utf8))
    #expect((1...5).map { map.offset(line: 1, column: $0, in: .utf16) } == [0, 1, 1, 5, 6])
    #expect((1...4).map { map.offset(line: 1, column: $0, in: .character) } == [0, 1, 5, 6])
    #expect(map.column(at: 5, in: .utf8) == 6)
  }

  @Test func invalidBytesAreOneUnitEach() {
    let map = LineMap([0x61, 0xFF, 0x62])
    for unit in ColumnUnit.allCases {
      #expect((1...4).map { map.offset(line: 1, column: $0, in: unit) } == [0, 1, 2, 3])
    }
  }
}
