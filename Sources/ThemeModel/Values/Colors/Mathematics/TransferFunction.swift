import ThemeBase

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
