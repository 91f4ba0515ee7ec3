import TestSupport
import Testing
import ThemeBase
import ThemeReports

@Suite struct TextRendererTests {
  private func check(_ sample: RenderingSample, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    Golden.check(sample.bothForms, named: "Reports/\(name).txt", sourceLocation: sourceLocation)
  }

  private let button = """
    /* The brand's buttons. */
    Button {
      1️⃣colour2️⃣: #fff;
      font-size: 20;
    }

    """

  @Test func oneLabel() {
    var sample = RenderingSample(button, "'Button' has no property 'colour'", label: "not a property of 'Button'")
    sample.diagnostic.notes = ["properties of 'Button' are:\nfont-color, font-size"]
    sample.diagnostic.help = ["did you mean 'color'?"]
    check(sample, "one-label")
  }

  @Test func noLabelText() { check(RenderingSample(button), "no-label-text") }

  @Test func severalLabelsOnOneLine() {
    var sample = RenderingSample("Label { 3️⃣font-size4️⃣: 5️⃣206️⃣ 1️⃣font-color2️⃣: red }\n", label: "needs a ';' before it")
    sample.label(3, 4, "this declaration")
    sample.label(5, 6, "ends here")
    check(sample, "several-labels-on-one-line")
  }

  @Test func nestedAndEqualLabels() {
    var sample = RenderingSample("Label { 3️⃣margin: 1️⃣1 25️⃣2️⃣ 3 46️⃣4️⃣; }\n", label: "the inner one")
    sample.label(3, 4, "the outer one")
    sample.label(1, 2, "the same again")
    sample.label(5, 6, "on the right")
    check(sample, "nested-and-equal-labels")
  }

  @Test func labelsOnOtherLines() {
    var sample = RenderingSample(
      """
      3️⃣@ink4️⃣: black;
      @paper: white;
      5️⃣@ink6️⃣: navy;

      Label {
        font-size: 10;
        font-color: 1️⃣@ink2️⃣;
      }
      """, label: "which one?")
    sample.label(3, 4, "first defined here")
    sample.label(5, 6, "then here")
    check(sample, "labels-on-other-lines")
  }

  @Test func labelsInOtherFiles() {
    var sample = RenderingSample("@import \"base.nss\";\n@1️⃣ink2️⃣: black;\n", "'ink' is defined twice", label: "again")
    sample.add(String(repeating: "\n", count: 119) + "@1️⃣ink2️⃣: navy;\n", path: "Themes/base.nss")
    sample.add("@1️⃣ink2️⃣: red;", path: "Themes/brand/colours.nss")
    sample.label(1, 2, "first here", file: 1)
    sample.label(1, 2, "and here", file: 2)
    check(sample, "labels-in-other-files")
  }

  @Test func aSpanOfSeveralLines() {
    check(
      RenderingSample("Label {\n  font-size: 1️⃣rgba(\n    1,\n    2,\n    32️⃣\n}\n", label: "never closed"),
      "a-span-of-several-lines")
  }

  @Test func aSpanOfWholeLines() {
    var sample = RenderingSample("3️⃣Label {\n  1️⃣a: b;\n  c: d;2️⃣\n  e: f;\n}4️⃣\n", label: "these have no effect")
    sample.label(3, 4, "in this rule")
    check(sample, "a-span-of-whole-lines")
  }

  @Test func spansThatCross() {
    var sample = RenderingSample(
      """
      A { x: 1️⃣1;
      B { 3️⃣y: 2; 5️⃣z: 3;
      C {2️⃣ w: 4;
        v4️⃣: 5;
        u: 6;
        t: 76️⃣;
      """, label: "one")
    sample.label(3, 4, "two")
    sample.label(5, 6, "three")
    check(sample, "spans-that-cross")
  }

  @Test func severalEdgesOnOneLine() {
    var sample = RenderingSample("  x0 1️⃣y0 3️⃣z0\n  x1\n  x2 y22️⃣ z24️⃣ 5️⃣end6️⃣\n", label: "'y' ends here")
    sample.label(3, 4, "'z' ends here")
    sample.label(5, 6, "the end")
    check(sample, "several-edges-on-one-line")
  }

  @Test func wideCharactersAndTabs() {
    var sample = RenderingSample("\t@名前: \"👩‍👧‍👦🇩🇪e\u{301}한\";\t1️⃣色2️⃣: 3️⃣🎨4️⃣;\n", "'色' is not a property", label: "名前 of what?")
    sample.label(3, 4, "絵")
    check(sample, "wide-characters-and-tabs")
  }

  @Test func invisibleCharacters() {
    var sample = RenderingSample(
      "\u{FEFF}a:\u{7} 1️⃣\u{200B}2️⃣b\u{202E}\u{1B}[31m \u{85}3️⃣\u{301}4️⃣c;\r\nd\r",
      "an invisible character: '\u{200B}' \u{1B}[31m\nred", label: "a zero width space")
    sample.label(3, 4, "a mark\twithout a letter")
    check(sample, "invisible-characters")
  }

  @Test func invalidBytes() {
    check(
      RenderingSample(bytes: [0x61, 0x3A, 0x20, 0xFF, 0xE6, 0xBC, 0x62, 0x3B, 0x0A], 3..<4, label: "not UTF-8"),
      "invalid-bytes")
  }

  @Test func placesAtTheEdgesOfAFile() {
    let samples = [
      RenderingSample("1️⃣2️⃣", label: "empty file"),
      RenderingSample("Label {1️⃣2️⃣", label: "expected '}'"),
      RenderingSample("Label {\n1️⃣2️⃣", label: "expected '}'"),
      RenderingSample("Label {1️⃣\r\n2️⃣}", label: "a line ending"),
      RenderingSample(bytes: Array("a".utf8), 900..<950, label: "past the end"),
      RenderingSample(bytes: [0xEF, 0xBB, 0xBF], 0..<3, label: "a byte order mark"),
    ]
    Golden.check(samples.map { $0.text() }.joined(separator: "\n"), named: "Reports/places-at-the-edges-of-a-file.txt")
  }

  @Test func longLinesAreTrimmed() {
    let filler = String(repeating: "A { b: c; } ", count: 500)
    var apart = RenderingSample(filler + "1️⃣first2️⃣" + filler + "3️⃣second4️⃣" + filler, label: "here")
    apart.label(3, 4, "and there")
    let samples = [
      RenderingSample("1️⃣Label2️⃣ " + filler, label: "at the start"),
      RenderingSample(filler + "1️⃣Label2️⃣ " + filler, label: "in the middle"),
      RenderingSample(filler + "1️⃣Label2️⃣", label: "at the end"),
      RenderingSample(filler + "1️⃣" + filler + "2️⃣" + filler, label: "a long span"),
      RenderingSample(String(repeating: "漢", count: 900) + "1️⃣字2️⃣", label: "wide"),
      RenderingSample(String(repeating: "a", count: 80) + "1️⃣b2️⃣cd", label: "just too long"),
      apart,
    ]
    Golden.check(samples.map(\.bothForms).joined(separator: "\n"), named: "Reports/long-lines-are-trimmed.txt")
  }

  @Test func aDiagnosticWithoutAFile() {
    var sample = RenderingSample("a")
    sample.diagnostic.span.file = FileID(index: 7)
    check(sample, "a-diagnostic-without-a-file")
  }

  @Test func colours() {
    var sample = RenderingSample("Label { 3️⃣size4️⃣: 20 1️⃣font-color2️⃣: red }\n", label: "needs a ';' before it")
    sample.label(3, 4, "after this")
    sample.diagnostic.help = ["put a ';' there"]
    sample.diagnostic.fixIts = [FixIt("insert ';'", replacing: sample.span(1, 1), with: "; ")]
    let texts = Severity.allCases.map { severity in
      sample.diagnostic.severity = severity
      return sample.text(RenderingOptions(width: 80, color: true))
    }
    Golden.check(texts.joined(separator: "\n").replacing("\u{1B}", with: "␛"), named: "Reports/colours.txt")
  }
}
