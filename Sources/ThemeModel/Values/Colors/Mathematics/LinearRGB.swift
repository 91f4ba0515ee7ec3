import ThemeBase
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
    LinearRGB(SIMD3(min(max(channels.x, 0), 1), min(max(channels.y, 0), 1), min(max(channels.z, 0), 1)))
  }

  private static let toXYZ = Matrix3(
    SIMD3(506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218),
    SIMD3(87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545),
    SIMD3(7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270))

  private static let fromXYZ = Matrix3(
    SIMD3(12_831 / 3_959, -329 / 214, -1_974 / 3_959), SIMD3(-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
    SIMD3(705 / 12_673, -2_585 / 12_673, 705 / 667))
}

/// The curve between the bytes of an sRGB colour and their light.
///
/// Both ways go through tables that are computed from the
/// [definition](https://www.w3.org/TR/css-color-4/#predefined-sRGB) without a power function:
/// x^2.4 is x² times the fifth root of x².
package enum TransferFunction {
  /// The light, 0…1, of each byte.
  private static let lights: [Double] = (0...255).map { light(Double($0) / 255) }

  /// The light between each two neighbouring bytes: from there on the upper one is nearer.
  private static let boundaries: [Double] = (0..<255).map { light((Double($0) + 0.5) / 255) }

  /// The light of a byte, 0…1.
  package static func light(_ byte: UInt8) -> Double { lights[Int(byte)] }

  /// The byte nearest to a light in the encoded scale; light outside 0…1 is cut.
  package static func byte(_ light: Double) -> UInt8 {
    UInt8(truncatingIfNeeded: boundaries.partitionPoint { $0 <= light })
  }

  /// The light of a channel that is not rounded to a byte; not negative.
  package static func light(_ channel: Double) -> Double {
    guard channel > 0.04045 else { return channel / 12.92 }
    let base = (channel + 0.055) / 1.055
    return base * base * Root.fifth(base * base)
  }
}

/// Maps an out-of-gamut colour to sRGB.
///
/// The chroma is reduced at constant lightness and hue by a binary search in OKLCH with local clipping, as
/// [CSS Color 4](https://www.w3.org/TR/css-color-4/#binsearch) does it. A colour is near enough if clipping its
/// channels moves it by less than can be seen. Without this tolerance, a dent of the gamut would make a darker blue
/// greyish.
package enum GamutMapping {
  /// The least [difference](https://www.w3.org/TR/css-color-4/#color-difference-OK) of two colours that can be seen.
  package static let justNoticeableDifference = 0.02

  /// A colour in the gamut; the same one if it is there already.
  package static func map(_ color: OKLab) -> LinearRGB {
    if color.lightness >= 1 { return LinearRGB(SIMD3(repeating: 1)) }
    if color.lightness <= 0 { return LinearRGB(SIMD3(repeating: 0)) }
    if let near = nearestInGamut(color) { return near }
    var inside = 0.0
    var outside = 1.0
    var result = OKLab(lightness: color.lightness, a: 0, b: 0).linear.clipped
    // Far finer than 8 bits, and a fixed number of steps is the same on every machine.
    for _ in 0..<32 {
      let middle = (inside + outside) / 2
      if let near = nearestInGamut(color.scalingChroma(by: middle)) {
        inside = middle
        result = near
      } else {
        outside = middle
      }
    }
    return result
  }

  /// The colour with its channels clipped, or nil if the difference could be seen.
  private static func nearestInGamut(_ color: OKLab) -> LinearRGB? {
    let linear = color.linear
    let clipped = linear.clipped
    if linear.isInGamut { return clipped }
    return OKLab(xyz: clipped.xyz).difference(from: color) < justNoticeableDifference ? clipped : nil
  }
}
