import TestSupport
import Testing
import ThemeTable

/// No byte string makes the reader trap, read outside, hang or take memory without end.
@Suite struct HostileBytesTests {
  private let table: [UInt8]

  init() throws { table = try SmallTable.bytes() }

  /// Does everything with bytes; checks that what came out is in proportion to them.
  @discardableResult private func checkBytes(_ bytes: [UInt8], _ comment: Comment) -> TableExercise.Outcome {
    let outcome = TableExercise.run(bytes)
    expect(outcome.entryCount <= 64 * bytes.count + 10_000, comment)
    expect(outcome.textCount <= 4 * bytes.count + 10_000, comment)
    return outcome
  }

  @Test func theTableItselfIsIntact() {
    let outcome = checkBytes(table, "unchanged")
    expect(outcome.isOpen && outcome.error == nil)
    expect(outcome.entryCount > 40)
  }

  @Test func cutAtEveryByte() {
    for count in 0..<table.count {
      let outcome = checkBytes(Array(table[..<count]), "\(count) bytes")
      expect(!outcome.isOpen && outcome.error != nil)
      guard count >= 32 else { continue }
      // The same with a header that knows of the cut.
      var cut = TableBytes(Array(table[..<count]))
      cut.mendSize()
      expect(checkBytes(cut.bytes, "\(count) bytes, size mended").error != nil)
    }
  }

  @Test func everyByteFlipped() {
    let masks: [UInt8] = [0x01, 0x80, 0xFF]
    for index in table.indices {
      let mask = masks[index % masks.count]
      var flipped = table
      flipped[index] ^= mask
      let outcome = checkBytes(flipped, "byte \(index) with \(mask)")
      expect(outcome.error != nil, "byte \(index) with \(mask) was not noticed")
    }
  }

  @Test(arguments: [0, 1, 0x7FFF_FFFF, 0xFFFF_FFFF] as [UInt32]) func everyWordReplaced(word: UInt32) {
    for offset in stride(from: 0, to: table.count, by: 4) {
      var changed = TableBytes(table)
      changed.setWord(word, at: offset)
      checkBytes(changed.bytes, "\(word) at \(offset)")
    }
  }

  @Test(arguments: [1 << 31, 1 << 63] as [UInt64]) func everyLengthReplaced(length: UInt64) {
    for offset in stride(from: 8, to: table.count, by: 8) {
      var changed = TableBytes(table)
      changed.setWord(UInt32(truncatingIfNeeded: length), at: offset)
      changed.setWord(UInt32(truncatingIfNeeded: length >> 32), at: offset + 4)
      checkBytes(changed.bytes, "\(length) at \(offset)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>) func randomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var bytes = (0..<random.below(400)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      checkBytes(bytes, "seed \(seed)")
      // Behind an intact directory they get further.
      bytes = Array(table[..<272]) + bytes
      bytes += Array(repeating: 0, count: max(0, table.count - bytes.count))
      checkBytes(Array(bytes[..<table.count]), "seed \(seed), behind a directory")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>) func randomChanges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var changed = TableBytes(table)
      for _ in 0...random.below(4) {
        let offset = random.below(table.count / 4) * 4
        let small = UInt32(random.below(table.count))
        changed.setWord(random.oneIn(3) ? UInt32(truncatingIfNeeded: random.next()) : small, at: offset)
      }
      checkBytes(changed.bytes, "seed \(seed)")
    }
  }
}
