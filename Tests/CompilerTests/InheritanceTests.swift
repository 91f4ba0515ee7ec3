import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeTable

/// `@class C : A : B;`: a class has what an app gets for the list `A:B:C`.
@Suite struct InheritanceTests {
  /// The styles that an app gets from a theme.
  private func theme(_ source: String) -> StyleTable {
    do { return try StyleTable(compile(source).table) } catch {
      Issue.record(error)
      return .empty
    }
  }

  /// Checks that a class has what the table gives for a list of classes that inherit nothing.
  private func check(
    _ name: String, isLike list: String, _ rules: String, declared classes: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let known = "@class A, B, D;"
    let heirs = theme(known + classes + rules)
    let alone = theme(known + rules)
    for index in UInt8(0)..<64 {
      let environment = StyleEnvironment(index: index)
      let inherited = heirs.style(for: name, in: environment)
      let attached = alone.style(forClassList: list, in: environment)
      for property in Self.properties {
        expectEqual(
          inherited.value(property), attached.value(property), "\(property) in \(environment)",
          sourceLocation: sourceLocation)
      }
    }
  }

  private static let properties: [StyleProperty] = [
    "font-size", "font-color", "font-color-highlighted", "padding", "text", "corner-radius",
  ]

  private static let rules = """
    A { font-size: 1; font-color: red; padding: 1; }
    B { font-size: 2; font-color-highlighted: blue; }
    @media (device: ipad) { B { font-color: green; } A { text: ipad; } }
    @media (appearance: dark) { C { font-color: white; } }
    C { corner-radius: 3; }
    D { padding: 4; }
    """

  @Test func aClassIsLikeTheListOfItsBases() {
    check("C", isLike: "C", Self.rules, declared: "@class C;")
    check("C", isLike: "A:C", Self.rules, declared: "@class C : A;")
    check("C", isLike: "A:B:C", Self.rules, declared: "@class C : A : B;")
    check("C", isLike: "B:A:C", Self.rules, declared: "@class C : B, A;")
    check("C", isLike: "A:B:C", Self.rules, declared: "@class C : B; @class B : A;")
    check("C", isLike: "A:B:D:C", Self.rules, declared: "@class B : A; @class C : B : D;")
    check("N", isLike: "A:B", Self.rules, declared: "@class N : A : B;")
    check("A", isLike: "A", Self.rules, declared: "@class C : A;")
  }

  @Test func theLastDeclarationOfAClassCounts() {
    check("C", isLike: "B:C", Self.rules, declared: "@class C : A; @class C : B;")
  }

  @Test func circlesAndLongLineagesAreReported() {
    expectEqual(codes("@class A : B; @class B : A;"), [.classCycle])
    expectEqual(codes("@class A : A;"), [.classCycle])
    expectEqual(codes("@class A : B; @class B : C; @class C : A; @class D : A;"), [.classCycle])
    let chain = { (count: Int) in "@class C0;" + (1..<count).map { "@class C\($0) : C\($0 - 1);" }.joined() }
    expectEqual(codes(chain(64)), [])
    expectEqual(codes(chain(65)), [.nestingTooDeep])
  }

  @Test func whatIsInheritedIsBounded() {
    let properties = [
      "width", "height", "font-size", "border-width", "corner-radius", "shadow-radius", "font-color",
      "background-color", "border-color", "shadow-color",
    ]
    let heirs = { (count: Int) in
      let classes = (0..<count).map { "C\($0)" }.joined(separator: ", ")
      return "@class \(classes) : Button; Button { \(properties.map { "\($0): 1;" }.joined()) }"
    }
    let limit = 100_000 / properties.count
    expect(!codes(heirs(limit)).contains(.tooManySelectors))
    expectEqual(codes(heirs(limit + 1)).filter { $0 == .tooManySelectors }.count, 1)
    expect(compile(heirs(2 * limit)).table.cells.count <= 100_000 + properties.count)
  }

  private func codes(_ theme: String) -> [DiagnosticCode] {
    compile(theme).diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  @Test func explainFollowsTheBases() throws {
    let compilation = compile(
      """
      @class LargeButton : Button;
      Button { font-color: white; font-size: 17; }
      LargeButton { font-size: 20; }
      """)
    let explanation = try #require(
      Explainer.explain("LargeButton", in: StyleEnvironment(), of: compilation.compilation))
    let shown = explanation.properties.map { property in
      "\(property.name): "
        + property.candidates.map { "\($0.path) \($0.written) \($0.outcome)" }.joined(separator: ", ")
    }
    expectEqual(
      shown,
      [
        "font-color: Button white wins",
        "font-size: LargeButton 20 wins, Button 17 laterClassWins",
      ])
  }

  @Test func flatSheetsHoldWhatIsInherited() {
    let compilation = compile(
      "@class LargeButton : Button; Button { font-size: 17; } LargeButton { font-color: red; }", target: .nui)
    expectEqual(
      NSSEmitter.emit(compilation.compilation, for: .nui).text,
      """
      Button {
        font-size: 17;
      }
      LargeButton {
        font-color: red;
        font-size: 17;
      }

      """)
  }
}
