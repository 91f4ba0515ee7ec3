import TestSupport
import Testing

/// How many threads collect the rules changes nothing.
@Suite struct PieceTests {
  private func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for choice in UInt8(0)..<4 {
      expect(PieceExercise.fault(of: Array(text.utf8), choice: choice) == nil, sourceLocation: sourceLocation)
    }
  }

  @Test func namesOfEarlierPiecesKeepTheirNumbers() {
    check("A { a: 1; } B, A { b: 2; a: 1; } @c: 3; C { a: @c; } @media (device: ipad) { A { b: 3; } }")
    check("@a: 1; A { @b: 2; @a: 3; } B { @a: 1; @c: 2; } @c: 1;")
    check("A { &_a { a: 1 } } *_title { font-color: red; } A { &_b { a: 1 } *_title { font-size: 1; } }")
  }

  @Test func importsStandForTheirFiles() {
    check(
      "A { a: 1 } @import \"b.nss\"; B { a: 2 } @import \"c.nss\"; C { a: 3 }\u{1}D { a: 4 } E { a: 1 }\u{1}F { a: 5 }")
    check("@import \"b.nss\"; B { a: 2 }\u{1}@import \"c.nss\"; D { a: 4 }\u{1}@import \"b.nss\"; F { a: 5 }")
  }

  /// Near names are looked for a limited number of times, in all pieces together.
  @Test func limitsHoldForAllPieces() {
    check(String(repeating: "xyzzy* { a: 1 } ", count: 60))
    check(String(repeating: "fdlFUIHierarchyItemView_titel* { a: 1 } ", count: 160))
    let value = String(repeating: "x", count: 640_000)
    let selectors = (0..<60).map { "A\($0)" }.joined(separator: ", ")
    check(String(repeating: "\(selectors) { a: \(value) } ", count: 4))
  }

  @Test func mutatedSheetsAreCollectedInPieces() {
    var mutator = SheetMutator(RealSheets.all, seed: 207)
    for index in 0..<MutationCount.perSeed(seeds: 1, usual: 250) {
      let bytes = mutator.next(longest: 400)
      let fault = PieceExercise.fault(of: bytes, choice: UInt8(truncatingIfNeeded: index))
      expect(fault == nil, "\(fault ?? ""): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
