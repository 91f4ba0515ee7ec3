import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

@Suite struct LookupTests {
  /// Checks the token at marker 1, and the kinds of the nodes around it.
  private func check(
    _ marked: String, _ token: String, _ kinds: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sample = MarkedSource(marked)
    let tree = Parser.parse(source(sample.bytes)).value
    expectEqual(tree.token(at: sample[1]).text, token, sourceLocation: sourceLocation)
    let found = tree.nodes(at: sample[1]).map { "\($0.kind)" }.joined(separator: " ")
    expectEqual(found, kinds, sourceLocation: sourceLocation)
  }

  @Test func tokensAndNodesAreFoundByOffset() {
    check("A { b: 1️⃣cd; }", "cd", "stylesheet rule block declaration value")
    check("A { b: c1️⃣d; }", "cd", "stylesheet rule block declaration value")
    check("A { b: cd1️⃣; }", ";", "stylesheet rule block declaration value")
    check("A { b1️⃣: cd; }", ":", "stylesheet rule block declaration")
    check("A { 1️⃣ }", "}", "stylesheet rule block")
    check("A1️⃣, B { }", ",", "stylesheet rule selectorList selector")
    check("A { } 1️⃣ B { }", "B", "stylesheet")
    check("A { /* 1️⃣ */ b: c; }", "b", "stylesheet rule block")
    check("A { }1️⃣", "", "stylesheet rule block")
    check("1️⃣", "", "stylesheet")
  }

  @Test func everyOffsetHasAToken() {
    let bytes = Array("/* a */ A { b: c; } // d\n @e: 1 é".utf8)
    let tree = Parser.parse(source(bytes)).value
    for offset in -1...bytes.count + 1 {
      let token = tree.token(at: offset)
      expect(Int(token.span.end) > offset || token.kind == .endOfFile)
      expect(token.previous.map { Int($0.span.end) <= max(offset, 0) } ?? true)
      expectEqual(tree.nodes(at: offset).first?.kind, .stylesheet)
    }
  }

  @Test func tokensKnowTheirNeighbours() {
    let tree = Parser.parse(source("A:B /**/ {")).value
    var words: [String] = []
    var token: SyntaxToken? = tree.token(at: 0)
    while let current = token {
      words.append((current.touchesPrevious ? "~" : "") + current.text)
      expect(current.next?.previous == current || current.next == nil)
      token = current.next
    }
    expectEqual(words, ["A", "~:", "~B", "{", "~"])
  }

  @Test func theWalkerKnowsTheAncestors() {
    let tree = Parser.parse(source("A { &_c { d: e; } } @x: y;")).value
    var walker = tree.walker()
    var seen: [String] = []
    while let node = walker.next() {
      seen.append("\(walker.ancestors.count)\(node.kind)\(walker.isInside(.rule) ? "*" : "")")
      for ancestor in walker.ancestors { expect(ancestor.contains(node.id)) }
    }
    expectEqual(
      seen,
      [
        "0stylesheet", "1rule", "2selectorList*", "3selector*", "2block*", "3rule*", "4selectorList*", "5selector*",
        "4block*", "5declaration*", "6value*", "1definition", "2value",
      ])
    expectEqual(tree.walker().map(\.id.index), Array(0..<tree.nodeCount))
  }
}
