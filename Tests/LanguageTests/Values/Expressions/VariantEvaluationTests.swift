import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// Colours that depend on the environment.
@Suite struct VariantEvaluationTests {
  private let dark = EnvironmentSet(.appearance(.dark))
  private let high = EnvironmentSet(.contrast(.high))

  private func colors(_ text: ValueText) -> [VariantColor]? {
    func two(_ set: EnvironmentSet, _ inside: UInt32, _ outside: UInt32) -> [VariantColor] {
      [
        VariantColor(set.complement, StyleColor(rgba: outside)),
        VariantColor(set, StyleColor(rgba: inside)),
      ]
    }
    switch text.string {
    case "surface": return two(dark, 0x0000_00FF, 0xFFFF_FFFF)
    case "line": return two(high, 0xFF00_00FF, 0x0000_FFFF)
    case "lightOnly": return [VariantColor(dark.complement, StyleColor(rgba: 0xFF00_00FF))]
    case "darkOnly": return [VariantColor(dark, StyleColor(rgba: 0xFF00_00FF))]
    case "none": return []
    default: return nil
    }
  }

  private func check(
    _ text: String, _ expected: [(EnvironmentSet, String)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let evaluation = ExpressionEvaluator.evaluate(ValueText(text), color: colors)
    let parts = evaluation?.parts ?? []
    expectEqual(parts.map(\.environments), expected.map(\.0), sourceLocation: sourceLocation)
    expectEqual(parts.map(\.text.string), expected.map(\.1), sourceLocation: sourceLocation)
  }

  @Test func variantsInVariantsOut() {
    check("alpha ( surface , 1 )", [(dark.complement, "#FFFFFF"), (dark, "#000000")])
    check("contrast-color ( surface )", [(dark.complement, "#000000"), (dark, "#FFFFFF")])
  }

  @Test func equalVariantsAreJoined() {
    check("lighten ( surface , 1 )", [(.all, "#FFFFFF")])
    check("mix ( surface , line , 1 )", [(dark.complement, "#FFFFFF"), (dark, "#000000")])
  }

  @Test func variantsOfTwoColoursMakeAProduct() {
    let (light, normal) = (dark.complement, high.complement)
    check(
      "alpha ( surface , 1 ) alpha ( line , 1 )",
      [
        (light.intersection(normal), "#FFFFFF #0000FF"),
        (dark.intersection(normal), "#000000 #0000FF"),
        (light.intersection(high), "#FFFFFF #FF0000"),
        (dark.intersection(high), "#000000 #FF0000"),
      ])
    check("2 * 3 alpha ( surface , 1 )", [(light, "6 #FFFFFF"), (dark, "6 #000000")])
  }

  @Test func environmentsWithoutAColourAreLeftOut() {
    check("alpha ( lightOnly , 1 )", [(dark.complement, "#FF0000")])
    check("mix ( lightOnly , darkOnly )", [])
    checkNoColor("alpha ( none , 1 )")
    checkNoColor("alpha ( unknown , 1 )")
  }

  private func checkNoColor(_ text: String) {
    let evaluation = ExpressionEvaluator.evaluate(ValueText(text), color: colors)
    expectEqual(evaluation?.faults.count, 1)
    expectEqual(evaluation?.parts.isEmpty, true)
  }

  /// The palette as it ships: disjoint parts that cover everything, each what its own colour gives.
  @Test(arguments: ["tintColor", "primaryLabel", "primaryBackground", "header", "chart1"])
  func paletteColoursKeepTheirVariants(name: String) throws {
    let palette = ColorPalette()
    let base = try #require(palette.lookup(name).color)
    let evaluation = try #require(evaluate("lighten ( \(name) , 0.05 )"))
    var covered = EnvironmentSet()
    for part in evaluation.parts {
      expect(covered.intersection(part.environments).isEmpty)
      covered = covered.union(part.environments)
      for index in UInt8(0)..<64 where part.environments.contains(StyleEnvironment(index: index)) {
        let color = base.color(in: StyleEnvironment(index: index))
        let expected = color.map { ColorText.literal($0.lightened(by: 0.05)) }
        expectEqual(Array(part.text.bytes), expected)
      }
    }
    expectEqual(covered, .all)
  }
}
