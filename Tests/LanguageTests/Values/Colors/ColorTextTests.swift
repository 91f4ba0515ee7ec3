import TestSupport
import Testing
import ThemeModel
import ThemeTable

@Suite struct ColorTextTests {
  @Test func opaqueColoursAreHex() {
    expectEqual(text(0x0A6E_D1FF), "#0A6ED1")
    expectEqual(text(0x0000_00FF), "#000000")
    expectEqual(text(0xFEDC_BAFF), "#FEDCBA")
  }

  @Test func othersHaveTheShortestFraction() {
    expectEqual(text(0x0A6E_D100), "rgba ( 10 , 110 , 209 , 0.0 )")
    expectEqual(text(0x0000_0080), "rgba ( 0 , 0 , 0 , 0.5 )")
    expectEqual(text(0x0000_0040), "rgba ( 0 , 0 , 0 , 0.25 )")
    expectEqual(text(0x0000_0001), "rgba ( 0 , 0 , 0 , 0.004 )")
    expectEqual(text(0x0000_00FE), "rgba ( 0 , 0 , 0 , 0.996 )")
  }

  @Test(arguments: [Target.nui, .fioriUIKit]) func everyAlphaComesBack(target: Target) {
    for alpha in UInt32(0)...255 {
      let color = StyleColor(rgba: 0x1280_FE00 | alpha)
      let literal = ValueText(ColorText.literal(color)[...])
      let match = ValueMatcher.match(literal, ValueGrammar(.color), target: target, palette: ColorPalette())
      expectEqual(match.value, .single(.color(color)), "\(literal.string)")
      expectEqual(match.findings, [], "\(literal.string)")
    }
  }

  private func text(_ rgba: UInt32) -> String {
    String(decoding: ColorText.literal(StyleColor(rgba: rgba)), as: UTF8.self)
  }
}
