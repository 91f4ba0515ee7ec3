import TestSupport
import Testing
import ThemeBase

@Suite struct LineMapColumnTests {
  /// Checks that the columns of each character are what comes before it on its line, in each unit.
  private func checkColumns(_ text: String) {
    let map = LineMap(Array(text.utf8))
    var offset = 0
    var before = ""
    for character in text {
      if character != "\u{FEFF}" {
        let place = map.position(at: offset)
        expectEqual(place.column, before.count + 1)
        expectEqual(place.utf16Column, before.utf16.count + 1)
        expectEqual(place.utf8Column, before.utf8.count + 1)
        expectEqual(map.range(ofLine: place.line).lowerBound, offset - before.utf8.count)
        before = character.isNewline ? "" : before + String(character)
      }
      offset += character.utf8.count
    }
  }

  @Test func columnsCountWhatComesBefore() {
    checkColumns("Label { font-size: 20; }\n@a: 👩‍👧‍👦🇩🇪;\n\n漢字\ne\u{301}\u{301}x")
    checkColumns("\u{FEFF}a: é\n")
  }

  @Test func offsetsOutsideTheFileAreItsEnds() {
    let map = LineMap(Array("ab\ncd".utf8))
    expectEqual(map.position(at: .max).column, 3)
    expectEqual(map.position(at: .min).column, 1)
    expectEqual(map.range(ofLine: 9), 5..<5)
    expectEqual(map.range(ofLine: 0), 5..<5)
  }

  @Test func aSurrogatePairIsTwoUnits() {
    let map = LineMap(Array("a😀b".utf8))
    expectEqual([0, 1, 5, 6].map { map.position(at: $0).utf16Column }, [1, 2, 4, 5])
    expectEqual([0, 1, 5, 6].map { map.position(at: $0).column }, [1, 2, 3, 4])
    expectEqual(map.position(at: 5).utf8Column, 6)
  }

  @Test func invalidBytesAreOneUnitEach() {
    let map = LineMap([0x61, 0xFF, 0x62])
    for offset in 0...3 {
      let place = map.position(at: offset)
      expectEqual([place.column, place.utf16Column, place.utf8Column], [1, 1, 1].map { $0 + offset })
    }
  }
}
