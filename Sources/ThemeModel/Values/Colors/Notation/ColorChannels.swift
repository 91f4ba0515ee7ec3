package import ThemeTable

/// A colour as the runtimes compute it: four channels that may lie outside 0…1.
package struct ColorChannels: Hashable, Sendable {
  package var red, green, blue: Double
  package var alpha = 1.0
}

extension ColorChannels {
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
      red: UInt8(fraction: red), green: UInt8(fraction: green), blue: UInt8(fraction: blue),
      alpha: UInt8(fraction: alpha))
  }

  private static func unit(_ value: Double) -> Double { Swift.min(Swift.max(value, 0), 1) }
}
