import ThemeDiagnostics
import ThemeBase
import TestSupport
import Testing
import ThemeFormat
import ThemeSyntax

@Suite struct LineDiffTests {
  private func check(
    _ text: String, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parsed = parse(Array(text.utf8))
    let bytes = LineDiff.bytes(of: Formatter.edits(parsed), in: parsed.value.file)
    let diff = String(decoding: bytes, as: UTF8.self)
    let expected = lines.map { $0 + "\n" }.joined()
    #expect(diff == expected, sourceLocation: sourceLocation)
  }

  @Test func changedLinesAreShown() {
    check(
      "@a: b;\n@c:d;\n@e: f;\n", "--- theme.nss", "+++ theme.nss", "@@ -2,1 +2,1 @@", "-@c:d;",
      "+@c: d;")
    check("@a: b;\n")
    check(
      "A { a: b; c: d; }\n@e:f;\n", "--- theme.nss", "+++ theme.nss", "@@ -1,1 +1,4 @@",
      "-A { a: b; c: d; }", "+A {", "+  a: b;", "+  c: d;", "+}", "@@ -2,1 +5,1 @@", "-@e:f;",
      "+@e: f;")
  }

  @Test func bytesAndLineEndingsAreKept() {
    check(
      "A {\r\n\ta:b;\r\n}\r\n", "--- theme.nss", "+++ theme.nss", "@@ -1,2 +1,2 @@", "-A {\r",
      "-\ta:b;\r", "+A {\r", "+  a: b;\r")
    check(
      "@a: b;\n@c: d;", "--- theme.nss", "+++ theme.nss", "@@ -2,1 +2,1 @@", "-@c: d;",
      "\\ No newline at end of file", "+@c: d;")
  }

  /// A tool that applies the diff gets what the formatter writes.
  @Test(arguments: ["\n", "\r\n"]) func aDiffLeadsToTheFormattedText(newline: String) {
    let items = ["@a: b;", "@c:d;", "A { a: b; c:d }", "", "\t// é", "A {", "}", "B{a:b;}", "  "]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let count = 1 + random.below(12)
      let lines = (0..<count).map { _ in random.pick(items) }
      let text = lines.joined(separator: newline)
      let parsed = parse(Array(text.utf8))
      let diff = LineDiff.bytes(of: Formatter.edits(parsed), in: parsed.value.file)
      #expect(patched(Array(text.utf8), with: diff) == Formatter.format(parsed), "\(text)")
    }
  }

  /// Whatever the bytes: line endings of all kinds, byte order marks, mistakes, and comments that are no text.
  @Test(arguments: [UInt64(51), 52]) func aDiffOfAnySheetLeadsToTheFormattedText(seed: UInt64) {
    var variants = SheetVariants(RealSheets.all, seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: 2, usual: 5_000) {
      let bytes = variants.next()
      let parsed = parse(bytes)
      let diff = LineDiff.bytes(of: Formatter.edits(parsed), in: parsed.value.file)
      #expect(
        patched(bytes, with: diff) == Formatter.format(parsed),
        "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test func onlyLFEndsALine() {
    check(
      "A{\ra:b;\r}\r", "--- theme.nss", "+++ theme.nss", "@@ -1,1 +1,3 @@", "-A{\ra:b;\r}\r",
      "\\ No newline at end of file", "+A {", "+  a: b;", "+}")
  }

  /// What a diff without context makes of some bytes.
  private func patched(_ old: [UInt8], with diff: [UInt8]) -> [UInt8] {
    let lines = lines(of: old)
    var new: [UInt8] = []
    var next = 0
    var lastSign: UInt8?
    for line in self.lines(of: diff).dropFirst(2) {
      switch line.first {
      case UInt8(ascii: "@"):
        let numbers = line.split { !(0x30...0x39).contains($0) }
          .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        let place = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        new += lines[next..<place].joined()
        next = place + numbers[1]
      case UInt8(ascii: "+"): new += line.dropFirst()
      case UInt8(ascii: "\\") where lastSign == UInt8(ascii: "+"): new.removeLast()
      default: break
      }
      lastSign = line.first
    }
    return new + lines[next...].joined()
  }

  /// The lines of some bytes, each with its newline.
  private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
