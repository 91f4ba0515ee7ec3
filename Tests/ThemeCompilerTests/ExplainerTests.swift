import TestSupport
import Testing
import ThemeCompiler
import ThemeDiagnostics
import ThemeTable

/// Why a style has its value: every candidate, the winner, the chain of definitions.
@Suite struct ExplainerTests {
  private static let theme = """
    @blue: #0070F2;
    @accent: @blue;
    @media (appearance: dark) { @accent: white; }
    fdlFUIHierarchy*_title { font-color: red; }
    fdlFUIHierarchyItemView_title { font-color: gray; font-style: body; }
    fdlFUIHierarchyItemView_title { font-color: @accent; }
    @media (device: ipad) { fdlFUIHierarchyItemView_title { font-color: black; } }
    """

  private func explain(
    _ path: String, _ property: String?, _ environment: Environment = Environment()
  ) -> Explanation? {
    Explainer.explain(path, property: property, in: environment, of: compile(Self.theme))
  }

  @Test func theTextFormTellsAll() {
    let explanation = explain("fdlFUIHierarchyItemView_title", nil)
    Golden.check(explanation?.text(color: false) ?? "", named: "Explain/item-title.txt")
    Golden.check(
      String(decoding: explanation?.json() ?? [], as: UTF8.self),
      named: "Explain/item-title.json")
  }

  @Test func unknownPathsAreNotExplained() {
    #expect(explain("Label", nil) == nil)
    #expect(explain("fdlFUIHierarchyItemView_title", "font-size")?.properties.isEmpty == true)
  }

  @Test func theWinnerIsWhatAnAppWouldGet() {
    let compilation = compile(Self.theme)
    for index in UInt8(0)..<64 {
      let environment = Environment(index: index)
      for style in EnvironmentStyles(compilation.table, in: environment).styles {
        let explanation = Explainer.explain(style.path, in: environment, of: compilation)
        for entry in style.entries {
          let property = explanation?.properties.first { $0.name == entry.property }
          let winners = property?.candidates.filter { $0.outcome == .wins } ?? []
          #expect(winners.map(\.text) == [entry.text])
          #expect(property?.value == entry.value)
          #expect(property?.candidates.first?.outcome == .wins)
        }
      }
    }
  }
}
