import TestSupport
import Testing
import ThemeBase

@testable import ThemeSyntax

/// ``SyntaxExercise`` compares the trees; here the work is measured.
@Suite("After a change") struct IncrementalParserTests {
  private static let rules = (0..<500).map { "Class\($0) {\n  font-size: \($0);\n}\n" }

  @Test("only what stands around a change is parsed again") func aChangeIsLocal() {
    check(Self.rules, changed: 250, to: "Class250 {\n  font-size: 7;\n}\n", isParsedFrom: 249)
    check(Self.rules, changed: 250, to: "", isParsedFrom: 249)
    check(Self.rules, changed: 499, to: "Class499 {\n  font-color: red;\n}\n\nView {", isParsedFrom: 498)
    check(Self.rules, changed: 0, to: "@size: 5;\nLabel {\n  font-size: @size;\n}\n", isParsedFrom: 0)
  }

  @Test("all is parsed again if something was reported elsewhere") func reportsMoveNowhere() {
    var rules = Self.rules
    rules[100] = "Class100 { font-size 5; }\n"
    let (old, new) = (source(rules), source(rules.dropLast()))
    let part = changedPart(of: new, after: Parser.parse(old))
    expectEqual(part, new.bytes.indices)
  }

  @Test("a brace that a comment hides closes nothing") func aHiddenBraceClosesNothing() {
    let old = source(["A { b: c; }\n", "B { c: d; }\n", "D { e: f; }\n", "E { f: g; }\n"])
    let new = source(["A { b: c; }\n", "B { c: g; } // D { e: f; }\n", "E { f: g; }\n"])
    let whole = Parser.parse(new).value
    let tree = IncrementalParser.parse(new, after: Parser.parse(old)).value
    expectEqual(tree.dump(), whole.dump())
    expectEqual(tree.comments(), whole.comments())
  }

  /// Checks that a change of one rule has the bytes from the end of another one up to its own end parsed.
  private func check(
    _ rules: [String], changed place: Int, to text: String, isParsedFrom first: Int,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var changed = rules
    changed[place] = text
    let (old, new) = (source(rules), source(changed))
    let part = changedPart(of: new, after: Parser.parse(old))
    let start = changed[..<first].joined().utf8.count
    expect(part.lowerBound >= start, sourceLocation: location)
    expect(part.count < 3 * (rules[place].utf8.count + text.utf8.count), sourceLocation: location)
  }

  /// The bytes of a file that are parsed after a change: all of them if nothing can be kept.
  private func changedPart(of file: SourceFile, after last: Checked<SyntaxTree>) -> Range<Int> {
    let change = ByteChange(from: last.value.file.bytes, to: file.bytes)
    let kept = KeptItems(of: last.value, around: change.old)
    guard kept.areQuiet(in: last) else { return 0..<file.bytes.count }
    return kept.rest(of: file, movedBy: change.shift)
  }

  private func source(_ rules: some Sequence<String>) -> SourceFile {
    SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: Array(rules.joined().utf8))
  }
}
