package import ThemeTable

/// A colour as the runtimes compute it: four channels that may lie outside 0…1.
package struct ColorChannels: Hashable, Sendable {
  package var red, green, blue, alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of a hue, saturation and brightness, each in 0…1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let hue = Self.unit(hue) * 6
    let saturation = Self.unit(saturation)
    let value = Self.unit(brightness)
    let sector = Int(hue)
    let fraction = hue - Double(sector)
    let low = value * (1 - saturation)
    let falling = value * (1 - saturation * fraction)
    let rising = value * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector {
      case 1: (falling, value, low)
      case 2: (low, value, rising)
      case 3: (low, falling, value)
      case 4: (rising, low, value)
      case 5: (value, low, falling)
      default: (value, rising, low)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The nearest colour of 8 bits a channel.
  package var color: StyleColor {
    StyleColor(
      red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
  }

  private static func unit(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }

  /// Rounds by truncation: the rounding functions would need the C library's mathematics.
  private static func byte(_ value: Double) -> UInt8 { UInt8(unit(value) * 255 + 0.5) }
}
