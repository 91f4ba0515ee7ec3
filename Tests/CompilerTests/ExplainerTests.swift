import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeReports
import ThemeTable

@testable import themec

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

  private func explain(_ path: String, _ property: String?, _ environment: StyleEnvironment = StyleEnvironment())
    -> Explanation?
  { Explainer.explain(path, property: property, in: environment, of: compile(Self.theme)) }

  @Test func theTextFormTellsAll() {
    let explanation = explain("fdlFUIHierarchyItemView_title", nil)
    Golden.check(explanation?.text().text ?? "", named: "Explain/item-title.txt")
    Golden.check(String(decoding: explanation?.json() ?? [], as: UTF8.self), named: "Explain/item-title.json")
  }

  @Test func definitionsAreExplained() {
    func text(_ name: String, _ appearance: StyleAppearance = .light) -> String? {
      explain(name, nil, StyleEnvironment(appearance: appearance))?.text().text
    }
    expectEqual(
      text("@accent"),
      """
      @accent in iphone, portrait, light, base, normal, compact

      @accent: #0070F2FF (color)
        wins  theme.nss:2:1: @blue
              @blue = #0070F2  at theme.nss:1:1
        lost  theme.nss:3:29: white
              under @media (appearance: dark)
              its media condition does not hold here

      """)
    let dark = text("@accent", .dark)
    expectEqual(dark?.contains("  wins  theme.nss:3:29: white\n"), true)
    expectEqual(dark?.contains("  lost  theme.nss:2:1: @blue\n        a later"), true)
    expect(text("@none") == nil && text("@") == nil)
    expectEqual(explain("@blue", "font-color")?.properties.isEmpty, true)
  }

  @Test func unknownPathsAreNotExplained() {
    expect(explain("Label", nil) == nil)
    expectEqual(explain("fdlFUIHierarchyItemView_title", "font-size")?.properties.isEmpty, true)
  }

  @Test func theWinnerIsWhatAnAppWouldGet() {
    let compilation = compile(Self.theme)
    for index in UInt8(0)..<64 {
      let environment = StyleEnvironment(index: index)
      for style in EnvironmentStyles(compilation.table, in: environment).styles {
        let explanation = Explainer.explain(style.path, in: environment, of: compilation)
        for entry in style.entries {
          let property = explanation?.properties.first { $0.name == entry.property }
          let winners = property?.candidates.filter { $0.outcome == .wins } ?? []
          expectEqual(winners.map(\.text), [entry.text])
          expectEqual(property?.value, entry.value)
          expectEqual(property?.candidates.first?.outcome, .wins)
        }
      }
    }
  }

  /// The steps below the winner for a value of `Label`, as the text form shows them.
  private func checkSteps(
    _ value: String, _ definitions: String = "", _ environment: StyleEnvironment = StyleEnvironment(),
    are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let compilation = compile(definitions + "\nLabel { font-color: \(value); }")
    let explanation = Explainer.explain("Label", property: "font-color", in: environment, of: compilation)
    let steps = explanation?.properties.first?.candidates.first?.chain ?? []
    let shown = steps.map { step in
      "\(step.depth) \(step.kind.rawValue) \(step.name) = \(step.written)"
        + (step.location.map { " :\($0.line)" } ?? "")
    }
    expectEqual(shown, expected, sourceLocation: sourceLocation)
  }

  @Test func namesAndFunctionsAreFollowedToTheLiteral() {
    let dark = StyleEnvironment(appearance: .dark)
    checkSteps("#FF0000", are: [])
    checkSteps("red", are: ["0 color red = #FF0000FF"])
    checkSteps("primaryLabel", are: ["0 color primaryLabel = #223548FF"])
    checkSteps("primaryLabel", "", dark, are: ["0 color primaryLabel = #F5F6F7FF"])
    checkSteps(
      "darken(@leaf, 0.1)", "@leaf: #2E7D32;",
      are: ["0 definition @leaf = #2E7D32 :1", "0 computation darken ( #2E7D32 , 0.1 ) = #035F12FF"])
    checkSteps(
      "alpha(mix(white, black), 1 / 2)",
      are: [
        "0 color white = #FFFFFFFF", "0 color black = #000000FF", "0 computation mix ( white , black ) = #636363FF",
        "0 computation alpha ( mix ( white , black ) , 1 / 2 ) = #63636380",
      ])
    checkSteps(
      "rgba(255 - 55, 0, 0, 1 / 2)",
      are: ["0 computation rgba ( 255 - 55 , 0 , 0 , 1 / 2 ) = rgba ( 200 , 0 , 0 , 0.5 )"])
  }

  @Test func definitionsInArithmeticAreOneOperand() {
    let compilation = compile("@b: 4 @c; @c: 2 + 6; Button { padding: @b * 2; font-size: 1 + @c; }")
    let explanation = Explainer.explain("Button", in: StyleEnvironment(), of: compilation)
    let texts = explanation?.properties.map { "\($0.name): \($0.candidates[0].text ?? "")" }
    expectEqual(texts, ["font-size: 1 + ( 2 + 6 )", "padding: ( 4 2 + 6 ) * 2"])
    let table = EnvironmentStyles(compilation.table, in: StyleEnvironment()).styles[0].entries
    expectEqual(table.map { "\($0.property): \($0.text)" }, texts)
  }

  @Test func overridesOfThePaletteAreFollowedToTheirDefinitions() {
    let dark = StyleEnvironment(appearance: .dark)
    let theme = """
      @brand: #B85A00;
      @tintColor: @brand;
      @tintColor_darkBackground: #FFB454;
      @tintColor_lightBackground: #111111;
      """
    checkSteps("tintColor", theme, are: ["0 override tintColor = #111111FF :4"])
    checkSteps("tintColor", theme, dark, are: ["0 override tintColor = #FFB454FF :3"])
    checkSteps("tintColor_darkBackground", theme, are: ["0 override tintColor_darkBackground = #FFB454FF :3"])
    checkSteps(
      "tintColor", "@brand: #B85A00;\n@tintColor: @brand;",
      are: ["0 override tintColor = #B85A00FF :2", "1 definition @brand = #B85A00 :1"])
    checkSteps("tintColor", theme, StyleEnvironment(contrast: .high), are: ["0 color tintColor = #0046A8FF"])
  }
}
