import Foundation
import TestSupport
import Testing
import ThemeModel
import ThemeTable

@Suite struct GamutMappingTests {
  @Test func theResultIsAlwaysInTheGamut() {
    var random = SeededGenerator(seed: 0x6A_3A97)
    for _ in 0..<2_000 {
      let color = randomColor(&random)
      let mapped = GamutMapping.map(color).channels
      expect(mapped.min() >= 0 && mapped.max() <= 1, "seed \(random.seed): \(color)")
    }
  }

  @Test func nobodySeesThatLightnessOrHueMoved() {
    var random = SeededGenerator(seed: 0x4E_E3E5)
    let limit = GamutMapping.justNoticeableDifference
    for _ in 0..<2_000 {
      let color = randomColor(&random)
      guard (0..<1).contains(color.lightness), color.chroma > 0.01 else { continue }
      let mapped = OKLab(xyz: GamutMapping.map(color).xyz)
      expect(abs(mapped.lightness - color.lightness) <= limit, "seed \(random.seed): \(color)")
      // How far the result is beside the line from grey to the colour.
      let beside = (mapped.a * color.b - mapped.b * color.a) / color.chroma
      expect(abs(beside) <= limit, "seed \(random.seed): \(color)")
      let along = (mapped.a * color.a + mapped.b * color.b) / color.chroma
      expect(along >= -limit && along <= color.chroma + limit, "seed \(random.seed): \(color)")
    }
  }

  @Test func whatIsInTheGamutStays() {
    var random = SeededGenerator(seed: 0x57A15)
    var count = 0
    for _ in 0..<2_000 {
      let color = randomColor(&random)
      guard color.linear.isInGamut, (0.001..<1).contains(color.lightness) else { continue }
      count += 1
      let mapped = OKLab(xyz: GamutMapping.map(color).xyz)
      expect(mapped.difference(from: color) < 1e-3, "seed \(random.seed): \(color)")
    }
    expect(count > 200)
  }

  @Test func noMoreChromaIsLostThanMustBe() {
    for hue in stride(from: 0.0, to: 360, by: 5) {
      for lightness in stride(from: 0.1, through: 0.9, by: 0.1) {
        let mapped = GamutMapping.map(oklch(lightness, 0.45, hue))
        // A colour of the surface has a channel that is full or empty.
        let distance = min(mapped.channels.min(), 1 - mapped.channels.max())
        expect(distance < 1e-6, "lightness \(lightness), hue \(hue)")
      }
    }
  }

  @Test func theEndsAreBlackAndWhite() {
    expectEqual(GamutMapping.map(oklch(1, 0.3, 40)).color(alpha: 255).rgba, 0xFFFF_FFFF)
    expectEqual(GamutMapping.map(oklch(1.5, 0.3, 40)).color(alpha: 255).rgba, 0xFFFF_FFFF)
    expectEqual(GamutMapping.map(oklch(0, 0.3, 40)).color(alpha: 255).rgba, 0x0000_00FF)
    expectEqual(GamutMapping.map(oklch(-0.1, 0.3, 40)).color(alpha: 7).rgba, 0x0000_0007)
  }

  private func randomColor(_ random: inout SeededGenerator) -> OKLab {
    func unit() -> Double { Double(random.below(1_000_001)) / 1_000_000 }
    return oklch(unit() * 1.2 - 0.1, unit() * 0.5, unit() * 360)
  }
}
