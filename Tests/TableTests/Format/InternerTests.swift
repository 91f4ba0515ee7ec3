import TestSupport
import Testing

@testable import ThemeTable

/// Strings and sequences are found by a hash that differs from run to run; what is written does not.
@Suite struct InternerTests {
  @Test(arguments: [1, 2, 0xFFFF_FFFF_FFFF, .max] as [UInt64]) func numbersDoNotDependOnTheSeed(_ seed: UInt64) {
    var strings = [StringInterner(hash: SeededHash(seed: 0)), .init(hash: SeededHash(seed: seed))]
    var sequences = [SequenceInterner<UInt32>(hash: SeededHash(seed: 0)), .init(hash: SeededHash(seed: seed))]
    for number in 0..<600 {
      let text = String(repeating: "x", count: number % 20) + "\(number % 150)"
      let sequence = (0..<number % 7).map { UInt32($0 * (number % 50)) }
      expectEqual(strings[0].intern(text), strings[1].intern(text))
      expectEqual(sequences[0].intern(sequence), sequences[1].intern(sequence))
    }
    expectEqual(strings[0].pool.bytes, strings[1].pool.bytes)
    expectEqual(sequences[0].elements, sequences[1].elements)
  }

  @Test func hashesDependOnTheSeed() {
    for text in ["", "a", "Label", "fdlFUIHierarchyItemView_title"] {
      let hashes = (0..<8).map { seed in text.withBytes { SeededHash(seed: seed)($0) } }
      expectEqual(Set(hashes).count, hashes.count)
    }
  }
}
