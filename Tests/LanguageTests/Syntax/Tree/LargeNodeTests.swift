import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

/// Tokens, nodes and blocks around sizes that a byte can count.
@Suite struct LargeNodeTests {
  private func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(SyntaxExercise.fault(of: Array(text.utf8)) == nil, sourceLocation: sourceLocation)
  }

  /// Rules of `count` declarations, nested `depth` times, with small and large siblings.
  private func sheet(_ count: Int, depth: Int = 1) -> String {
    let declarations = (0..<count).map { "p\($0): \($0) @x;" }.joined(separator: "\n")
    let nested = (0..<depth).reduce("") { inner, _ in
      "A {\n a: b;\n\(declarations)\n\(inner)\n B { c: d; }\n\(declarations)\n}\n"
    }
    return "Z { a: b; }\n\(nested)@media (device: ipad) {\n\(nested)}\nY { a: b; }\n"
  }

  @Test func treesOfAnySizePrintTheFile() {
    for count in [1, 49, 50, 51, 62, 63, 64, 125, 126, 127, 128, 300] { check(sheet(count)) }
    check(sheet(60, depth: 5))
    check(String(sheet(60, depth: 5).dropLast(10)))
  }

  @Test func wordsOfAnyLengthPrintTheFile() {
    for length in [253, 254, 255, 256, 300, 70_000] {
      let word = String(repeating: "a", count: length)
      check("\(word) { a: \(word)/\(word); }\n\(word), B { \"\(word)\" }\n}\nC { d: 'e'; }\n")
      check("A { b: c }\n}\n\(word)/* d */ { e: f; }\n")
    }
  }

  @Test func listsOfAnyLengthPrintTheFile() {
    for count in [126, 127, 128, 254, 255, 256] {
      let words = (0..<count).map { "A\($0)" }.joined(separator: ", ")
      check("\(words) { a: \(words); }\n@b: \(words);\n")
    }
  }

  @Test func offsetsAreFoundInLargeNodes() {
    let tree = Parser.parse(source(Array(sheet(200, depth: 3).utf8))).value
    for token in tree.tokens where token.kind != .endOfFile {
      expectEqual(tree.token(at: token.range.lowerBound), token)
    }
    let parents = SyntaxParents(tree)
    for node in tree.walker() where node.kind == .declaration {
      expectEqual(parents.innermostNode(around: node.firstToken), node)
      expectEqual(tree.nodes(at: node.firstToken.range.lowerBound).last, node)
    }
  }
}
