import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

/// The parser on broken input: whatever the bytes, the tree prints them and nothing traps or hangs.
@Suite struct MutationTests {
  private static let sample = """
    /* a */ @x: 1; @import "b.nss"; @class L : A;
    A, B:C { a: @x; b: rgba(1, 2, 3, .5) // c
      &_d { e: "f" + 2 * (3 / 4); } @media (device: ipad) and not (level: base) { g: h } }
    @media (device: ipad), (a: b) { fdl*_t { i: é; } @y: 2 } <<<<<<< @component Q { @part &_r : text; }
    """

  @Test func anyTokenCanBeMissingOrDoubled() {
    let tree = Parser.parse(source(Self.sample)).value
    let bytes = Array(Self.sample.utf8)
    for token in 0..<tree.tokens.count {
      let range = tree.tokens[token].range
      checkInvariants(Array(bytes[..<range.lowerBound] + bytes[range.upperBound...]))
      checkInvariants(Array(bytes[..<range.upperBound] + bytes[range.lowerBound...]))
    }
  }

  @Test func anyCutIsParsed() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices { checkInvariants(Array(bytes[..<end])) }
    for start in bytes.indices { checkInvariants(Array(bytes[start...])) }
  }

  @Test(arguments: [1, 2, 3, 4]) func randomMutationsAreParsed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("{}();:,@&*/+-\"'<=>|% \n\r.#aé\u{0}\u{FEFF}\u{2028}".utf8) + [0xFF, 0xC3]
    for _ in 0..<MutationCount.perSeed(seeds: 4, usual: 2_000) {
      var bytes = Array(Self.sample.utf8)
      for _ in 0...random.below(8) {
        let at = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[at] = alphabet[random.below(alphabet.count)]
        case 1: bytes.insert(alphabet[random.below(alphabet.count)], at: at)
        default: bytes.removeSubrange(at..<min(bytes.count, at + 1 + random.below(20)))
        }
        if bytes.isEmpty { break }
      }
      checkInvariants(bytes)
    }
  }

  /// Ends of items and beginnings of the next ones, in all ways that are easily read wrongly.
  @Test func cutsBesideMistakesAreParsed() {
    let ends = [
      "A: {\n}\n", "@a: {\n}\n", "A { b: {\n}\n", "A\n b: c;\n}\n", "A { B { b: c }\n}\n", "\n}\n", "A {\n}\n/*\n}\n",
      "@media (x: y) {\n}\n", "@x {\n}\n", "A { b: 'c\n}\n", "A { @media {\n}\n",
    ]
    let starts = [";", ": a;", "{ a: b; }", ", A { a: b; }", "a: b;", "A { a: b; }", "*/", "} A { a: b }", "%"]
    for end in ends {
      for start in starts {
        checkInvariants(Array((end + start).utf8))
        checkInvariants(Array((end + start + "\n" + end + start + "\n" + end).utf8))
      }
    }
  }

  /// The bytes of a run: steps are counted, so quadratic work shows long before it is slow.
  private static let runLength = 4_000

  @Test func hugeRunsAreLinear() {
    // Each of these was chosen because a careless parser looks ahead or back over the whole run for each token of it.
    let runs = [
      "{", "}", "A{", ";", "a;", "a:", "a: b\n", "@x:", "A:", "(", "@media (", "@media not ", "*/", "/*", "<<<<<<<\n",
      "é", "\"", "A,", "& ", "@a ", "A\na:1;", "a\n{", "\u{FEFF}", "a: 1 b: 2 ", "a:b,\n", "{}", "{ }\n", "\nB{}",
      "// a\n", "\n&a", "@class\n",
    ]
    let start = String(repeating: " ", count: Self.runLength) + "A{"
    for run in runs {
      let text = String(repeating: run, count: Self.runLength / run.utf8.count)
      for bytes in [text, "A{" + text + ") {", "A{a:" + text, start + text].map({ Array($0.utf8) }) {
        let (parsed, steps) = Parser.parseCountingSteps(source(bytes))
        expectEqual(parsed.value.printed(), bytes)
        expect(steps <= 8 * bytes.count, "\(run.debugDescription): \(steps) steps")
      }
    }
  }
}
