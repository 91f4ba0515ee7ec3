import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

@Suite struct LineDiffTests {
  /// The diff from a text to another, as `diff -u` writes it.
  private func check(
    _ old: String, _ new: String, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let bytes = LineDiff.bytes(from: old, to: new, path: "theme.nss")
    let header = lines.isEmpty ? [] : ["--- theme.nss", "+++ theme.nss"]
    let expected = (header + lines).map { $0 + "\n" }.joined()
    expectEqual(String(decoding: bytes, as: UTF8.self), expected, sourceLocation: sourceLocation)
    expectEqual(patched(old, with: bytes), new, sourceLocation: sourceLocation)
  }

  @Test func changedLinesAreShownWithThreeLinesAround() {
    check("a\n", "a\n")
    check("", "")
    check("a\n", "", "@@ -1 +0,0 @@", "-a")
    check("", "a\nb\n", "@@ -0,0 +1,2 @@", "+a", "+b")
    check("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@", " a", "-b", "+B", " c")
    check("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n5\n6\n7\n8\nn\n", "@@ -6,4 +6,4 @@", " 6", " 7", " 8", "-9", "+n")
    // An added block is shown as late as it can be.
    check("A {\n}\n", "A {\n}\nB {\n}\n", "@@ -1,2 +1,4 @@", " A {", " }", "+B {", "+}")
  }

  @Test func changesNearEachOtherAreOneHunk() {
    check(
      "a\n1\n2\n3\n4\n5\n6\nb\n", "A\n1\n2\n3\n4\n5\n6\nB\n", "@@ -1,8 +1,8 @@", "-a", "+A", " 1", " 2", " 3", " 4",
      " 5", " 6", "-b", "+B")
    check(
      "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n", "@@ -1,4 +1,4 @@", "-a", "+A", " 1", " 2", " 3",
      "@@ -6,4 +6,4 @@", " 5", " 6", " 7", "-b", "+B")
  }

  @Test func bytesAndLineEndingsAreKept() {
    check(
      "A {\r\n\ta:b;\r\n}\r\n", "A {\r\n  a: b;\r\n}\r\n", "@@ -1,3 +1,3 @@", " A {\r", "-\ta:b;\r", "+  a: b;\r",
      " }\r")
    check("a\nb", "a\nb\n", "@@ -1,2 +1,2 @@", " a", "-b", "\\ No newline at end of file", "+b")
    check("a\nb", "A\nb", "@@ -1,2 +1,2 @@", "-a", "+A", " b", "\\ No newline at end of file")
    check("A{\ra:b;\r}\r", "A {\n", "@@ -1 +1 @@", "-A{\ra:b;\r}\r", "\\ No newline at end of file", "+A {")
  }

  @Test func aNameWithSpacesEndsWithATab() {
    let diff = LineDiff.bytes(from: [], to: Array("a\n".utf8), path: "a b.nss")
    expect(String(decoding: diff, as: UTF8.self).hasPrefix("--- a b.nss\t\n+++ a b.nss\t\n@@"))
  }

  /// As few lines are removed and added as a longest common subsequence leaves.
  @Test func theDiffIsMinimal() {
    var random = SeededGenerator(seed: 30)
    for _ in 0..<3_000 {
      let kinds = 1 + random.below(6)
      func text() -> [String] { (0..<random.below(14)).map { _ in "\(random.below(kinds))\n" } }
      let (old, new) = (text(), text())
      let bytes = Array(old.joined().utf8)
      let diff = LineDiff.bytes(from: bytes, to: Array(new.joined().utf8), path: "a")
      expectEqual(patched(bytes, with: diff), Array(new.joined().utf8), "\(old) \(new)")
      let signs = lines(of: diff).dropFirst(2).map(\.first)
      let common = lengthOfCommon(old, new)
      expectEqual(signs.count { $0 == UInt8(ascii: "-") }, old.count - common, "\(old) \(new)")
      expectEqual(signs.count { $0 == UInt8(ascii: "+") }, new.count - common, "\(old) \(new)")
    }
  }

  private func lengthOfCommon(_ old: [String], _ new: [String]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let next = line == other ? diagonal + 1 : max(row[index], row[index + 1])
        diagonal = row[index + 1]
        row[index + 1] = next
      }
    }
    return row[new.count]
  }

  /// Texts that have nothing but the kinds of lines in common take no quadratic time.
  @Test func hugeTextsTakeLinearTime() {
    var random = SeededGenerator(seed: 31)
    func text() -> [UInt8] { Array((0..<8_000).map { _ in "\(random.below(50))\n" }.joined().utf8) }
    let (old, new) = (text(), text())
    expectEqual(patched(old, with: LineDiff.bytes(from: old, to: new, path: "a")), new)
  }

  /// Whatever the bytes: line endings of all kinds, byte order marks, mistakes, and comments that are no text.
  @Test(arguments: [UInt64(51), 52]) func aDiffOfAnySheetLeadsToTheFormattedText(seed: UInt64) {
    var variants = SheetVariants(RealSheets.all, seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: 2, usual: 5_000) {
      let bytes = variants.next()
      let formatted = Formatter.format(parse(bytes))
      let diff = LineDiff.bytes(from: bytes, to: formatted, path: "a")
      expectEqual(
        patched(bytes, with: diff), formatted,
        "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  /// Some bytes after a diff was applied; empty if its context is not in them.
  private func patched(_ old: [UInt8], with diff: [UInt8]) -> [UInt8] {
    let lines = lines(of: old)
    var new: [UInt8] = []
    var next = 0
    var last = UInt8(ascii: " ")
    var (isOldCut, isNewCut) = (false, false)
    for line in self.lines(of: diff).dropFirst(2) {
      switch line.first {
      case UInt8(ascii: "@"):
        let ranges = String(decoding: line, as: UTF8.self).split(separator: " ")
        let numbers = ranges[1].dropFirst().split(separator: ",").compactMap { Int($0) }
        let place = numbers.last == 0 ? numbers[0] : numbers[0] - 1
        new += lines[next..<place].joined()
        next = place
      case UInt8(ascii: "\\"):
        if last != UInt8(ascii: "-") { isNewCut = true }
        if last != UInt8(ascii: "+") { isOldCut = true }
      case let sign:
        if sign != UInt8(ascii: "+") {
          let stays = lines[next].elementsEqual(line.dropFirst())
          // The last line may have no ending.
          guard stays || lines[next] == line.dropFirst().dropLast() else { return [] }
          next += 1
        }
        if sign != UInt8(ascii: "-") { new += line.dropFirst() }
        last = sign ?? last
      }
    }
    if isNewCut { new.removeLast() }
    return isOldCut == (old.last.map { $0 != UInt8(ascii: "\n") } ?? false) || next < lines.count
      ? new + lines[next...].joined() : []
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
