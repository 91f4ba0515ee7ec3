import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

/// Registry texts of users: what they add, and what is said about mistakes in them.
@Suite struct RegistryLoaderTests {
  private func load(_ text: String) -> (Registry, [Diagnostic]) {
    var sources = SourceSet()
    let file = sources.add(path: "cells.nss", bytes: Array(text.utf8))
    let checked = Registry.standard.adding([file])
    return (checked.value, checked.diagnostics.diagnostics)
  }

  /// Checks messages and places: 1️⃣ marks where the first diagnostic begins, 2️⃣ the second.
  private func check(
    _ marked: String, _ messages: String..., help: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source = MarkedSource(marked)
    let (_, diagnostics) = load(source.text)
    let found = diagnostics.sorted { $0.span < $1.span }
    expectEqual(found.map(\.message), messages, sourceLocation: sourceLocation)
    for (index, diagnostic) in found.enumerated() {
      expectEqual(
        Int(diagnostic.span.start), source[index + 1], "\(diagnostic.message)", sourceLocation: sourceLocation)
    }
    if let help { expectEqual(found.first?.help, [help], sourceLocation: sourceLocation) }
  }

  @Test func aComponentOfOnesOwn() throws {
    let (registry, diagnostics) = load(
      """
      @type Corner = square | round;
      @component MyCell {
        superclass: UITableViewCell;
        note: "a cell of the app";
        @part & : view;
        @part &_title, &_subtitle : text;
        @part &_badge {
          badge-color: Color, states disabled;
          badge-corner: Corner;
          badge-size: Number [8,64];
        }
        @part &_row[n]_icon : image;
        @part &_button { styled-like: Button; }
      }
      """)
    expectEqual(diagnostics, [])
    let component = try #require(registry.component(named: "MyCell"))
    expectEqual(component.superclass, "UITableViewCell")
    expect(component.declaration != nil)
    expectEqual(component.parts.count, 6)
    let badge = try #require(registry.resolvePath("fdlMyCell_badge"))
    expectEqual(
      registry.entries(of: badge).map { registry.properties[$0.property] },
      [
        "badge-color", "badge-color-disabled", "badge-corner", "badge-size",
      ])
    let title = try #require(registry.resolvePath("fdlMyCell_title"))
    guard case .assumed = registry.standing(of: "font-color", on: title) else {
      Issue.record("the kind's properties are not taken")
      return
    }
    expect(registry.resolvePath("fdlMyCell_row12_icon") != nil)
    expect(registry.resolvePath("fdlMyCell_rowX_icon") == nil)
    let button = try #require(registry.resolvePath("fdlMyCell_button"))
    guard case .declared = registry.standing(of: "title-insets", on: button) else {
      Issue.record("a part styled like a button takes no insets")
      return
    }
    expectEqual(registry.owner(of: Array("fdlMyCell_titel".utf8)[...])?.name, "MyCell")
    expectEqual(registry.suggester().path("fdlMyCell_titel"), "fdlMyCell_title")
    expect(Registry.standard.resolvePath("fdlMyCell_title") == nil)
  }

  @Test func aClassOfOnesOwn() throws {
    let (registry, diagnostics) = load("@class LargeButton, Huge : Button;\n@class Plain;")
    expectEqual(diagnostics, [])
    let large = try #require(registry.resolvePath("LargeButton"))
    guard case .declared = registry.standing(of: "title-insets", on: large) else {
      Issue.record("title-insets is not taken")
      return
    }
    let part = try #require(registry.parts(of: large).first)
    expectEqual(part.carries.map { registry.paths[$0] }, ["Button", "LargeButton"])
    let plain = try #require(registry.resolvePath("Plain"))
    guard case .assumed = registry.standing(of: "font-color", on: plain) else {
      Issue.record("a class without a base does not take what is known")
      return
    }
  }

  @Test func classesMayBeNamedBeforeTheyAreDeclared() {
    check("@class A : B;\n@class B : Button;")
    check("@component C { @part & { styled-like: fdlD; } }\n@component D { @part &; }")
  }

  @Test func knownComponentsAreExtended() throws {
    let (registry, diagnostics) = load("@component FUIHierarchyItemView { @part &_badge : text; }")
    expectEqual(diagnostics, [])
    let component = try #require(registry.component(named: "FUIHierarchyItemView"))
    expect(component.parts.count == 6 && component.declaration == nil)
    expect(registry.resolvePath("fdlFUIHierarchyItemView_badge") != nil)
  }

  @Test func themesDeclareComponentsBesideTheirRules() {
    let theme = "@component C { @part &_t : text; }\nfdlC_t { font-size: 1; }\n@x: 1;"
    var sources = SourceSet()
    let tree = Parser.parse(sources.add(path: "a.nss", bytes: Array(theme.utf8))).value
    let checked = Registry.standard.adding(declarationsOf: [tree])
    expect(checked.diagnostics.isEmpty)
    expect(checked.value.resolvePath("fdlC_t") != nil)
    check(
      "@component C { @part &_t : text; }\n1️⃣fdlC_t { font-size: 1; }\n2️⃣@x: 1;", "a registry file holds no rules",
      "a registry file holds no definitions")
    check(
      "1️⃣@palette v7;\n2️⃣@media (device: ipad) { }\n3️⃣@import \"base.nss\";", "a registry file holds no '@palette'",
      "a registry file holds no '@media'", "a registry file holds no '@import'")
  }
}

// MARK: - Mistakes

extension RegistryLoaderTests {
  @Test func unknownWordsAreReportedWithTheNearest() {
    check("@component C { @part & : 1️⃣txt; }", "unknown kind of part 'txt'", help: "did you mean 'text'?")
    check("@component C { @part & { a: 1️⃣Colour; } }", "unknown type 'Colour'", help: "did you mean 'Color'?")
    check(
      "@component C { @part & { a: Color, states 1️⃣disabeld; } }", "unknown state 'disabeld'",
      help: "did you mean 'disabled'?")
    check("@component C { 1️⃣superclas: UIView; }", "unknown line 'superclas'", help: "did you mean 'superclass'?")
    check(
      "@component C { certainty: 1️⃣documentd; }", "unknown certainty 'documentd'", help: "did you mean 'documented'?")
    check(
      "@component C { refers-to: 1️⃣FUIObjectTableViewCel, \"a page\"; }", "unknown component 'FUIObjectTableViewCel'",
      help: "did you mean 'FUIObjectTableViewCell'?")
    check(
      "@component C { @part & { a: Color, 1️⃣state disabled; } }", "unknown addition 'state'",
      help: "did you mean 'states'?")
    check(
      "@component C { certainty: 1️⃣sure; }", "unknown certainty 'sure'",
      help: "it is one of 'documented', 'incomplete', 'inferred'")
    check("@component C { @part & { a: Color, 1️⃣shiny; } }", "unknown addition 'shiny'")
    check("@class A : 1️⃣Buttn;", "unknown class 'Buttn'", help: "did you mean 'Button'?")
    check("@class A : 1️⃣UIButton;", "unknown class 'UIButton'", help: "did you mean 'Button'?")
    check("@component C { @part & { styled-like: 1️⃣Labl; } }", "unknown class 'Labl'", help: "did you mean 'Label'?")
  }

  @Test func malformedDeclarationsAreReported() {
    check("@component1️⃣ { }", "expected the name of a component")
    check("@component A 1️⃣B { }", "expected '{' after '@component A'")
    check("@component C { 1️⃣@kind x { } }", "'@kind' is not allowed in '@component'")
    check("@component C { 1️⃣Label { a: 1; } }", "expected '@part' or a line such as 'superclass: UIView;'")
    check("@component C { @part & { styled-like: Button 1️⃣+ Label; } }", "expected a class")
    check("@component C { @part & { styled-like: Button,1️⃣; } }", "expected a class")
    check("@component C { @part & { a: Color; 1️⃣a: Number; } }", "'a' is stated twice")
    check("@kind k1️⃣;", "expected '{' after '@kind k'")
    check("@class 1️⃣A : A;", "'A' inherits from itself")
    check("@component C { note: a 1️⃣b; }", "expected ';' after the value of 'note'")
    check("1️⃣@part x;", "'@part' is not allowed at the top level")
    check("@component C { @part1️⃣ ; }", "expected a class path")
    check("@component C { @part 1️⃣&_[Nope]; }", "expected a class path")
    check("@component C { @part &_a 1️⃣b; }", "expected ',', a kind, '{' or ';' after the path")
    check("@component C { @part & { 1️⃣@part x; } }", "'@part' is not allowed in '@part'")
    check("@component C { @part & { 1️⃣@x: 1; } }", "expected a property and its type")
    check("@component C { @part & { a: 1️⃣, x; } }", "expected a type or a word")
    check("@component C { @part & { a1️⃣; } }", "expected ':' after 'a'")
    check("@component C { @part & { a: Number 1️⃣[1]; } }", "expected a range of numbers")
    check("@component C { @part & { a: Number 1️⃣[2,1]; } }", "expected a range of numbers")
    check("@component C { @part & { a: Color 1️⃣[0,1]; } }", "expected a range of numbers")
    check("@kind1️⃣ ;", "expected the name of a kind")
    check("@type 1️⃣lower = a;", "expected the name of a type")
    check("@type Upper 1️⃣a;", "type 'Upper' is not of the form 'Name = grammar'")
    check("@type Upper =1️⃣ ;", "expected a type or a word")
    check("@type Upper = a 1️⃣b;", "type 'Upper' is not of the form 'Name = grammar'")
    check("@class1️⃣ ;", "expected the name of a class")
    check("@class A :1️⃣ ;", "expected the name of a class")
    check("@class A : Button 1️⃣Label;", "expected ';' after the class")
  }

  @Test func typesMayBeUsedInPaths() throws {
    let (registry, diagnostics) = load("@type Step = small | large;\n@component C { @part &_[Step]_[Step] : text; }")
    expectEqual(diagnostics, [])
    expectEqual(
      registry.expand("fdlC*").map { registry.paths[$0] },
      [
        "fdlC_large_large", "fdlC_large_small", "fdlC_small_large", "fdlC_small_small",
      ])
  }

  /// Whatever is dropped, doubled or put in: no trap, and no diagnostic outside the file.
  @Test func mutilatedTextsAreRead() throws {
    let text = Array(
      String(decoding: try Repository.bytes("Sources/ThemeModel/Registry/Data/types.nss"), as: UTF8.self).utf8)
    var random = SeededGenerator(seed: 99)
    for _ in 0..<300 {
      var bytes = text
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count - 9)
        switch random.below(3) {
        case 0: bytes.removeSubrange(place..<place + random.below(8))
        case 1: bytes.insert(contentsOf: bytes[place..<place + 8], at: random.below(bytes.count))
        default: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        }
      }
      var sources = SourceSet()
      let file = sources.add(path: "a.nss", bytes: bytes)
      for diagnostic in Registry.standard.adding([file]).diagnostics.diagnostics {
        expect(Int(diagnostic.span.end) <= bytes.count, "seed \(random.seed)")
      }
    }
  }

  /// A square of the length would take minutes here.
  @Test func largeRegistriesTakeTimeInProportion() {
    let count = 600
    let texts = [
      (0..<count).map { "@class C\($0) : B\($0);" },
      (0..<count).map { _ in "@component C { @part &_a { x: Color; } }" },
      (0..<count).map { "@kind k\($0) { x: Color; }" },
      (0..<count).map { "@type T\($0) = a | b;" },
      ["@component C { @part & {"] + (0..<count).map { "p\($0): Q\($0);" } + ["} }"],
      ["@component C {"] + (0..<count).map { "@part &_p\($0) : k\($0);" } + ["}"],
      ["@component C { @part &"] + (0..<count).map { ", &_p\($0)" } + ["; }"],
      ["@type State = State"] + (0..<count).map { "| s\($0)" } + [";"],
    ]
    for lines in texts {
      let (registry, diagnostics) = load(lines.joined(separator: "\n"))
      expect(registry.paths.count > 0 && diagnostics.count <= DiagnosticList.limit)
      expect(registry.standing(of: "font-color-highlighted", on: ID(index: 0)) != .unknown)
    }
  }

  /// Each type would be twice as long as the one before.
  @Test func typesThatDoubleStaySmall() throws {
    let doubling = ["@type A0 = a | b;"] + (1..<60).map { "@type A\($0) = A\($0 - 1) | A\($0 - 1);" }
    let (registry, diagnostics) = load(doubling.joined(separator: "\n"))
    expectEqual(diagnostics, [])
    let last = try #require(registry.grammars.values.last)
    expect(last.name == "A59" && last.keywords == ["a", "b"])
  }

  @Test func aTypeHasALimitOfAlternatives() throws {
    let limit = ValueGrammar.alternativeLimit
    let article = try Repository.bytes("Sources/ThemeModel/ThemeModel.docc/RegistryFiles.md")
    expect(String(decoding: article, as: UTF8.self).contains("most \(limit) alternatives"))
    func type(_ count: Int) -> String { "@type Long = " + (0..<count).map { "w\($0)" }.joined(separator: " | ") + ";" }
    expectEqual(load(type(limit)).1, [])
    expectEqual(load(type(limit + 1)).1.map(\.message), ["a type of more than \(limit) alternatives"])
  }

  /// A class with very many bases costs the classes that inherit it no more than the limit.
  @Test func veryManyBasesAreCut() {
    let bases = (0..<500).map { "B\($0)" }.joined(separator: ", ")
    let text = "@class Wide : \(bases);\n@class Heir : Wide;"
    let (registry, _) = load(text)
    let path = registry.paths.id("Heir")
    expectEqual(path.map { registry.lineage(of: $0).count }, Registry.inheritanceLimit)
    expectEqual(path.map { registry.paths[registry.lineage(of: $0)[2]] }, "B499")
  }
}
