import TestSupport
import Testing
import ThemeBase
import ThemeReports

@Suite struct FixItRendererTests {
  private func check(
    _ marked: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ fixIts: (RenderingSample) -> [FixIt]
  ) {
    var sample = RenderingSample(marked)
    sample.diagnostic.fixIts = fixIts(sample)
    Golden.check(sample.bothForms, named: "Reports/FixIts/\(name).txt", sourceLocation: sourceLocation)
  }

  @Test func aReplacement() {
    check("Button {\n  1️⃣colour2️⃣: #fff;\n}\n", "a-replacement") {
      [FixIt("replace 'colour' with 'color'", replacing: $0.span(1, 2), with: "color")]
    }
  }

  @Test func anInsertion() {
    check("Button {\n\t名: 201️⃣2️⃣\n}\n", "an-insertion") { [FixIt("insert ';'", replacing: $0.span(1, 2), with: ";")] }
  }

  @Test func aRemoval() {
    check("Button { a: b;1️⃣;2️⃣ }\n", "a-removal") {
      [FixIt("remove ';'", replacing: $0.span(1, 2), with: "", applicability: .unsafe)]
    }
  }

  @Test func insertedLines() {
    check("Button {\n  a: b;1️⃣2️⃣\n3️⃣}\n", "inserted-lines") {
      [
        FixIt("add the rest below", replacing: $0.span(1, 2), with: "\n  c: d;\n  e: f;"),
        FixIt("add the rest above", replacing: $0.span(3, 3), with: "  c: d;\n  e: f;\n"),
      ]
    }
  }

  @Test func removedLines() {
    check("a {\n1️⃣  b: c;\r\n2️⃣3️⃣  d: e;4️⃣\n}\n", "removed-lines") {
      [
        FixIt("remove the first", replacing: $0.span(1, 2), with: ""),
        FixIt("leave an empty line", replacing: $0.span(3, 4), with: ""),
        FixIt("join the lines", replacing: $0.span(4, 4), with: " }"),
      ]
    }
  }

  @Test func severalPlaces() {
    check("1️⃣Lable2️⃣ { a: b; }\n\n\n3️⃣Lable4️⃣ { c: 5️⃣@x6️⃣; }\n7️⃣Lable8️⃣ { }\n", "several-places") { sample in
      let names = [(1, 2), (3, 4), (7, 8)].map { sample.span($0.0, $0.1) }
      let edits = names.map { TextEdit(span: $0, replacement: "Label") }
      return [
        FixIt("spell it 'Label' everywhere", edits: edits),
        FixIt(
          "define 'x'",
          edits: [
            TextEdit(span: sample.span(1, 1), replacement: "@x: …;\n"),
            TextEdit(span: sample.span(1, 2), replacement: "Label"),
            TextEdit(span: sample.span(1, 2), replacement: "overlaps and is left out"),
          ], applicability: .shownOnly),
      ]
    }
  }

  @Test func anotherFile() {
    var sample = RenderingSample("1️⃣@ink2️⃣\n")
    sample.add("@ikn1️⃣2️⃣: navy;\n", path: "Themes/base.nss")
    sample.diagnostic.fixIts = [FixIt("insert a '!'", replacing: sample.span(1, 2, file: 1), with: "!")]
    Golden.check(sample.bothForms, named: "Reports/FixIts/another-file.txt")
  }

  @Test func manyLinesAndPlaces() {
    let lines = String(repeating: "a: b;\n", count: 12)
    check("1️⃣\(lines)2️⃣", "many-lines-and-places") { sample in
      let starts = (0..<12).map { UInt32($0 * 12) }.filter { $0 < 72 }
      let file = sample.sources.files[0].id
      return [
        FixIt("replace all", replacing: sample.span(1, 2), with: String(repeating: "x;\n", count: 9)),
        FixIt(
          "quote every other",
          edits: starts.map { TextEdit(span: Span(file: file, start: $0, end: $0 + 1), replacement: "'a'") }),
      ]
    }
  }

  @Test func longLines() {
    let filler = String(repeating: "A { b: c; } ", count: 500)
    check(filler + "1️⃣Lable2️⃣ { a: b3️⃣ } " + filler, "long-lines") {
      [
        FixIt("spell it 'Label'", replacing: $0.span(1, 2), with: "Label"),
        FixIt("insert ';'", replacing: $0.span(3, 3), with: ";"),
      ]
    }
  }

  /// Renders a fix of some of a hundred thousand lines.
  private func rendered(lines: some Sequence<Int>) -> String {
    let text = String(repeating: "ab\n", count: 100_000)
    var sample = RenderingSample(bytes: Array(text.utf8), 0..<2)
    let file = sample.sources.files[0]
    let edits = lines.map { TextEdit(span: file.span($0 * 3, $0 * 3 + 2), replacement: "cd") }
    sample.diagnostic.fixIts = [FixIt("write 'cd'", edits: edits)]
    return sample.text()
  }

  /// Of many places only those are made into lines that are shown; the last line still tells how wide the numbers are.
  @Test func manyPlacesAreShownAsFewer() {
    expectEqual(rendered(lines: 0..<9_998), rendered(lines: 0..<1_000))
    expectEqual(rendered(lines: 0..<99_999), rendered(lines: 0..<10_000))
    let apart = { rendered(lines: stride(from: 0, to: $0, by: 3)) }
    expectEqual(apart(99), apart(45))
    expectEqual(apart(99_999), apart(10_002))
  }
}
