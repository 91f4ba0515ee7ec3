package import ThemeTable

/// The light of a colour in the primaries of sRGB; outside 0…1 sRGB does not have the colour.
package struct LinearRGB: Hashable, Sendable {
  /// Red, green and blue.
  package var channels: SIMD3<Double>

  package init(_ channels: SIMD3<Double>) { self.channels = channels }

  /// The light of an opaque colour; alpha is not looked at.
  package init(_ color: StyleColor) {
    channels = SIMD3(
      TransferFunction.light(color.red), TransferFunction.light(color.green), TransferFunction.light(color.blue))
  }

  /// The light of [CIE XYZ](https://www.w3.org/TR/css-color-4/#color-conversion-code) at white point D65.
  package init(xyz: SIMD3<Double>) { channels = Self.fromXYZ * xyz }

  /// [CIE XYZ](https://www.w3.org/TR/css-color-4/#color-conversion-code) at white point D65.
  package var xyz: SIMD3<Double> { Self.toXYZ * channels }

  /// The nearest colour of 8 bits a channel; what sRGB does not have is cut.
  package func color(alpha: UInt8) -> StyleColor {
    StyleColor(
      red: TransferFunction.byte(channels.x), green: TransferFunction.byte(channels.y),
      blue: TransferFunction.byte(channels.z), alpha: alpha)
  }

  /// Whether sRGB has the colour, but for what converting there and back may cost.
  package var isInGamut: Bool {
    let slack = 1e-7
    return channels.min() >= -slack && channels.max() <= 1 + slack
  }

  /// The same with every channel cut at 0 and 1.
  package var clipped: LinearRGB {
    LinearRGB(channels.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)))
  }

  private static let toXYZ = Matrix3(
    SIMD3(506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218),
    SIMD3(87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545),
    SIMD3(7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270))

  private static let fromXYZ = Matrix3(
    SIMD3(12_831 / 3_959, -329 / 214, -1_974 / 3_959), SIMD3(-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
    SIMD3(705 / 12_673, -2_585 / 12_673, 705 / 667))
}
