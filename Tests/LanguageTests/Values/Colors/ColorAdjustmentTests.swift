import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// The functions of colours against their mathematics.
@Suite struct ColorAdjustmentTests {
  /// Interpolations of OKLab with alpha, from the
  /// [web platform tests](https://github.com/web-platform-tests/wpt/blob/master/css/css-color/parsing/color-computed-color-mix-function.html).
  @Test func mixesWithPremultipliedAlpha() {
    let first = (lab: OKLab(lightness: 0.1, a: 0.2, b: 0.3), alpha: 0.4)
    let second = (lab: OKLab(lightness: 0.5, a: 0.6, b: 0.7), alpha: 0.8)
    let even = OKLabMix(first: first, second: second, weight: 0.5)
    checkNear(vector(even.lab), SIMD3(0.366667, 0.466667, 0.566667), within: 1e-6)
    expect(abs(even.alpha - 0.6) < 1e-12)
    let quarter = OKLabMix(first: first, second: second, weight: 0.25)
    checkNear(vector(quarter.lab), SIMD3(0.442857, 0.542857, 0.642857), within: 1e-6)
    expect(abs(quarter.alpha - 0.7) < 1e-12)
  }

  @Test func mixesToNothing() {
    let clear = StyleColor(rgba: 0x1234_5600)
    expectEqual(clear.mixed(with: clear, weight: 0.5).rgba, 0)
    let red = StyleColor(rgba: 0xFF00_00FF)
    expectEqual(red.mixed(with: clear, weight: 0.5).rgba, 0xFF00_0080)
  }

  @Test func nothingIsDoneByNothing() {
    var random = SeededGenerator(seed: 0x1DE7)
    for _ in 0..<1_000 {
      let color = StyleColor(rgba: UInt32(truncatingIfNeeded: random.next()))
      let other = StyleColor(rgba: UInt32(truncatingIfNeeded: random.next()) | 1)
      expectEqual(color.lightened(by: 0), color, "seed \(random.seed)")
      expectEqual(color.saturated(by: 0), color, "seed \(random.seed)")
      expectEqual(color.withAlpha(Double(color.alpha) / 255), color, "seed \(random.seed)")
      if color.alpha > 0 {
        expectEqual(color.mixed(with: other, weight: 1), color, "seed \(random.seed)")
        expectEqual(other.mixed(with: color, weight: 0), color, "seed \(random.seed)")
      }
      expectEqual(color.lightened(by: 1), StyleColor(rgba: 0xFFFF_FF00 | UInt32(color.alpha)))
      expectEqual(color.lightened(by: -1), StyleColor(rgba: UInt32(color.alpha)))
    }
  }

  @Test func lightnessRisesWithTheAmount() {
    var random = SeededGenerator(seed: 0x11647)
    for _ in 0..<300 {
      let color = StyleColor(rgba: UInt32(truncatingIfNeeded: random.next()) | 0xFF)
      let steps = stride(from: -1.0, through: 1, by: 0.125).map { OKLab(color.lightened(by: $0)).lightness }
      // A step of 8 bits is up to a hundredth of lightness near black.
      expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "seed \(random.seed)")
    }
  }

  @Test func lessSaturatedIsGreyer() {
    for rgba: UInt32 in [0xFF00_00FF, 0x3366_99FF, 0x0A6E_D1FF, 0xFFEE_00FF] {
      let color = StyleColor(rgba: rgba)
      let grey = color.saturated(by: -1)
      expect(grey.red == grey.green && grey.green == grey.blue)
      expect(OKLab(color.saturated(by: -0.5)).chroma < OKLab(color).chroma * 0.55)
      expect(OKLab(color.saturated(by: 0.3)).chroma >= OKLab(color).chroma - 0.002)
    }
  }

  /// Ratios that the [contrast checker](https://webaim.org/resources/contrastchecker/) of WebAIM shows.
  @Test(
    arguments: [
      (0x0000_00FF, 0xFFFF_FFFF, 21), (0xFFFF_FFFF, 0x0000_00FF, 21), (0x7676_76FF, 0xFFFF_FFFF, 4.54),
      (0x7777_77FF, 0xFFFF_FFFF, 4.48), (0xFF00_00FF, 0xFFFF_FFFF, 4.00), (0x0000_FFFF, 0xFFFF_FFFF, 8.59),
      (0x00FF_00FF, 0xFFFF_FFFF, 1.37), (0xFF00_0000, 0xFFFF_FFFF, 1),
    ] as [(UInt32, UInt32, Double)]) func computesContrast(text: UInt32, background: UInt32, expected: Double)
  {
    let ratio = ContrastRatio.of(StyleColor(rgba: text), on: StyleColor(rgba: background))
    expect(abs(ratio - expected) < 0.006)
  }

  private func vector(_ lab: OKLab) -> SIMD3<Double> { SIMD3(lab.lightness, lab.a, lab.b) }
}
