import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

@Suite struct ViewTests {
  /// The items of a sample as the views describe them, one line each.
  private func picture(of items: some Sequence<ItemSyntax>) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .rule(let rule):
        let names = rule.selectorList?.selectors.map { "\($0.form) \(String(decoding: $0.name, as: UTF8.self))" }
        return ["rule [\(names?.joined(separator: ", ") ?? "-")]"] + inner(rule.block)
      case .declaration(let declaration): return ["\(declaration.property.text) = \(text(of: declaration.value))"]
      case .definition(let definition): return ["\(definition.name.text) = \(text(of: definition.value))"]
      case .mediaRule(let rule):
        let axes = rule.condition.map { features(in: $0).joined(separator: " ") } ?? "-"
        return ["\(rule.name.text) \(axes)"] + inner(rule.block)
      case .importRule(let rule): return ["import \(rule.path?.text ?? "-")"]
      case .atRule(let rule):
        let words = rule.prelude?.tokens.map(\.text).joined(separator: " ") ?? "-"
        return ["\(rule.name.text) [\(words)]"] + inner(rule.block)
      case .unexpected(let node): return ["? \(node.excerpt)"]
      }
    }
  }

  private func inner(_ block: BlockSyntax?) -> [String] { block.map { picture(of: $0.items).map { "  " + $0 } } ?? [] }

  private func text(of value: ValueSyntax?) -> String {
    value.map { $0.tokens.map(\.text).joined(separator: "|") } ?? "-"
  }

  private func features(in condition: MediaConditionSyntax) -> [String] {
    if let feature = MediaFeatureSyntax(condition.node) {
      return ["\(feature.axis?.text ?? "-")=\(feature.choice?.text ?? "-")"]
    }
    switch condition.node.kind {
    case .negation: return ["not(" + condition.parts.flatMap(features).joined() + ")"]
    case .malformedCondition: return ["?"]
    default: return condition.parts.flatMap(features)
    }
  }

  private func check(_ text: String, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let tree = Parser.parse(source(text)).value
    expectEqual(picture(of: tree.stylesheet.items), lines, sourceLocation: sourceLocation)
  }

  @Test func viewsNameTheParts() {
    check("A, B_c { a: 1 + /* x */ 2; }", "rule [name A, name B_c]", "  a = 1|+|2")
    check("@x: y;", "@x = y")
    check("@import /**/ \"a.nss\";", "import \"a.nss\"")
    check("@class L : A, B;", "@class [L : A , B]")
    check("@component Q { @part _r : text; }", "@component [Q]", "  @part [_r : text]")
    check(
      "@media (device: ipad) and not (level: base) { A { } }", "@media device=ipad not(level=base)", "  rule [name A]")
  }

  @Test func selectorsNameTheClassThatIsStyled() {
    check("A:B { &_t { } fdl*_t { } }", "rule [classList B]", "  rule [parentSuffix _t]", "  rule [pattern fdl*_t]")
  }

  @Test func missingPartsAreNil() {
    check("A { a; b: ; }", "rule [name A]", "  a = -", "  b = ")
    check("@import;", "import -")
    check("@media { }", "@media ?")
    check("} @x", "? }", "? @x")
  }

  @Test func bracesAndSingleSelectorsAreKnown() throws {
    let tree = Parser.parse(source("A { /* b */ } A, B { c: d; }")).value
    let rules = tree.stylesheet.items.compactMap { RuleSyntax($0.node) }
    try #require(rules.count == 2)
    expectEqual(rules.map { $0.block?.leftBrace?.span.start }, [2, 19])
    expectEqual(rules.map { $0.selectorList?.onlySelector?.span.start }, [0, nil])
  }

  @Test func emptyRules() {
    func check(_ text: String, _ names: [String]) {
      let tree = Parser.parse(source(text)).value
      expectEqual(tree.emptyRules().map { $0.selectorList?.node.excerpt ?? "-" }, names, "\(text)")
    }
    check("A {} B { x: 1; } C, D { /* */ }", ["A", "C, D"])
    check("A { &_b {} @media (device: ipad) {} } @media (device: ipad) {}", ["&_b"])
    check("A { x: 1; } @media (device: ipad) {} B { &_c { &_d {} } }", ["&_d"])
    check("A {", ["A"])
    check("A { ; }", [])
  }

  @Test func siblings() {
    let text = "A { a: 1; & { b: 2; c: 3; } d: 4; } B { e: 5; }"
    let tree = Parser.parse(source(text)).value
    let declarations = tree.nodes(.declaration).map(\.id)
    for (number, earlier) in declarations.enumerated() {
      for (other, later) in declarations.enumerated().dropFirst(number + 1) {
        expectEqual(
          tree.areSiblings(earlier, later), [[0, 3], [1, 2]].contains([number, other]), "\(number) \(other)")
      }
    }
  }
}
