import Foundation
import TestSupport
import Testing
import ThemeModel
import ThemeTable

/// Conversions against published values.
@Suite struct OKLabTests {
  /// The [table](https://bottosson.github.io/posts/oklab/#table-of-example-xyz-and-oklab-pairs) of the space's author.
  @Test func convertsTheTableOfTheAuthor() {
    let pairs: [(SIMD3<Double>, SIMD3<Double>)] = [
      (SIMD3(0.950, 1.000, 1.089), SIMD3(1.000, 0.000, 0.000)),
      (SIMD3(1.000, 0.000, 0.000), SIMD3(0.450, 1.236, -0.019)),
      (SIMD3(0.000, 1.000, 0.000), SIMD3(0.922, -0.671, 0.263)),
      (SIMD3(0.000, 0.000, 1.000), SIMD3(0.153, -1.415, -0.449)),
    ]
    for (xyz, expected) in pairs {
      let lab = OKLab(xyz: xyz)
      // Three digits are printed, and CSS Color 4 has refined the matrices since.
      checkNear(SIMD3(lab.lightness, lab.a, lab.b), expected, within: 1e-3)
    }
  }

  /// The primaries, as libraries of the field (culori, go-colorful) print them.
  @Test(
    arguments: [
      (0xFFFF_FFFF, [1, 0, 0]),
      (0xFF00_00FF, [0.627955, 0.224863, 0.125846]),
      (0x00FF_00FF, [0.866440, -0.233888, 0.179498]),
      (0x0000_FFFF, [0.452014, -0.032457, -0.311528]),
      (0x0000_00FF, [0, 0, 0]),
    ] as [(UInt32, [Double])]) func convertsPrimaries(rgba: UInt32, expected: [Double])
  {
    let lab = OKLab(StyleColor(rgba: rgba))
    checkNear(SIMD3(lab.lightness, lab.a, lab.b), SIMD3(expected[0], expected[1], expected[2]), within: 2e-6)
  }

  /// `oklab()` and `oklch()` values with their sRGB, from the
  /// [web platform tests](https://github.com/web-platform-tests/wpt/tree/master/css/css-color) (oklab-001…, oklch-001…).
  @Test func convertsTheSamplesOfTheWebPlatformTests() {
    let samples: [(OKLab, [Double])] = [
      (OKLab(lightness: 0.70, a: -0.1, b: 0), [29.264, 70.096, 63.017]),
      (OKLab(lightness: 0.70, a: 0, b: 0.125), [73.942, 60.484, 19.65]),
      (OKLab(lightness: 0.55, a: 0, b: -0.2), [27.888, 38.072, 89.414]),
      (oklch(0.50, 0.2, 0), [70.492, 2.351, 37.073]),
      (oklch(0.50, 0.2, 270), [23.056, 31.73, 82.628]),
      (oklch(0.80, 0.15, 160), [32.022, 85.805, 61.147]),
      (oklch(0.55, 0.15, 345), [67.293, 27.791, 52.28]),
      (oklch(0.51975, 0.17686, 142.495), [0, 50.196, 0]),
    ]
    for (lab, percentages) in samples {
      let linear = lab.linear.channels
      let encoded = SIMD3(encode(linear.x), encode(linear.y), encode(linear.z)) * 100
      let expected = SIMD3(percentages[0], percentages[1], percentages[2])
      // Where the light is 0, the fifth digit of the sample is a fifth of a percent.
      checkNear(encoded, expected, within: expected.min() == 0 ? 0.2 : 2e-3)
    }
  }

  @Test func tellsWhatSRGBLacks() {
    // The green of Display P3, from the same tests.
    let green = OKLab(lightness: 0.84883, a: -0.3042, b: 0.20797)
    expect(!green.linear.isInGamut)
    expect(abs(green.chroma - 0.3685) < 1e-4)
  }

  @Test func everyGreyComesBack() {
    for level in UInt8.min...UInt8.max {
      let grey = StyleColor(red: level, green: level, blue: level)
      let lab = OKLab(grey)
      expect(lab.chroma < 1e-7)
      expectEqual(GamutMapping.map(lab).color(alpha: 255), grey)
    }
  }

  @Test func everyColourComesBack() {
    var random = SeededGenerator(seed: 0x0C1A_B)
    for _ in 0..<5_000 {
      let color = StyleColor(rgba: UInt32(truncatingIfNeeded: random.next()))
      let lab = OKLab(color)
      let back = GamutMapping.map(lab).color(alpha: color.alpha)
      expectEqual(back, color, "seed \(random.seed)")
    }
  }

  @Test func theTablesAreThePowerFunction() {
    for byte in UInt8.min...UInt8.max {
      let value = Double(byte) / 255
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      expect(abs(TransferFunction.light(byte) - light) < 1e-15)
      expectEqual(TransferFunction.byte(light), byte)
    }
    expectEqual(TransferFunction.byte(-1), 0)
    expectEqual(TransferFunction.byte(2), 255)
  }

  @Test func everyLightGoesToTheNearestByte() {
    for step in 0...20_000 {
      let light = Double(step) / 20_000
      let exact = encode(light) * 255
      expect(abs(Double(TransferFunction.byte(light)) - exact) <= 0.5 + 1e-9)
    }
  }

  @Test func rootsAreRoots() {
    var random = SeededGenerator(seed: 0x0707)
    for _ in 0..<2_000 {
      let value = Double(random.next() >> 11) / Double(1 << (11 + random.below(42)))
      expect(abs(Root.cube(value) - cbrt(value)) <= 8e-16 * cbrt(value))
      expect(abs(Root.fifth(value) - pow(value, 0.2)) <= 1e-15 * pow(value, 0.2))
    }
    expectEqual(Root.cube(0), 0)
    expectEqual(Root.cube(-8), 0)
    expectEqual(Root.cube(.infinity), 0)
    expectEqual(Root.fifth(.nan), 0)
    expectEqual(Root.cube(27), 3)
    expectEqual(Root.fifth(32), 2)
  }

  /// The other way round, for checking only.
  private func encode(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

/// A colour by lightness, chroma and hue in degrees.
func oklch(_ lightness: Double, _ chroma: Double, _ hue: Double) -> OKLab {
  let angle = hue * .pi / 180
  return OKLab(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle))
}

func checkNear(
  _ actual: SIMD3<Double>, _ expected: SIMD3<Double>, within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let distance = (actual - expected).replacing(with: expected - actual, where: actual .< expected)
  expect(distance.max() <= tolerance, "\(actual) instead of \(expected)", sourceLocation: sourceLocation)
}
