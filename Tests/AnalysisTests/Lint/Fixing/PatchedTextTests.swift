import TestSupport
import Testing
import ThemeBase

@testable import ThemeAnalysis

/// Edits in batches, and what they come to together.
@Suite struct PatchedTextTests {
  private let file = FileID(index: 0)

  private func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
    TextEdit(span: Span(file: file, start: UInt32(start), end: UInt32(end)), replacement: text)
  }

  @Test func laterBatchesCountFromTheEarlierOnes() {
    var text = PatchedText(Array("abcdef".utf8))
    text.apply([edit(1, 2, "XYZ"), edit(4, 4, "-")])
    expectEqual(String(decoding: text.bytes, as: UTF8.self), "aXYZcd-ef")
    text.apply([edit(2, 5, ""), edit(8, 9, "F")])
    expectEqual(String(decoding: text.bytes, as: UTF8.self), "aXd-eF")
    expectEqual(text.edits(in: file), [edit(1, 3, "X"), edit(4, 4, "-"), edit(5, 6, "F")])
  }

  @Test(arguments: [UInt64(1), 2, 3]) func theEditsMakeTheText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let original = (0..<random.below(20)).map { _ in UInt8(97 + random.below(26)) }
      var text = PatchedText(original)
      var plain = original
      for _ in 0..<4 {
        let start = random.below(plain.count + 1)
        let end = start + random.below(plain.count - start + 1)
        let new = String(repeating: "#", count: random.below(4))
        text.apply([edit(start, end, new)])
        plain.replaceSubrange(start..<end, with: new.utf8)
      }
      expectEqual(text.bytes, plain, "seed \(seed)")
      var again = PatchedText(original)
      again.apply(text.edits(in: file))
      expectEqual(again.bytes, plain, "seed \(seed)")
    }
  }
}
