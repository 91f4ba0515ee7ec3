import CLibrary
import ThemeModel
import ThemeTable

/// The effect of a Tokens Studio modifier on a colour, under the name of a call: `lighten-in-lch({brand}, 0.3)`,
/// `mix-in-srgb({brand}, 0.3, {ink})`.
struct ColorModification {
  private enum Kind: String { case lighten, darken, mix }

  private let kind: Kind
  private let space: ColorSpace

  /// The modification that a call means, or nil for any other call.
  init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 3, parts[1] == "in", let kind = Kind(rawValue: String(parts[0])),
      let space = Self.spaces[String(parts[2])]
    else { return nil }
    self.kind = kind
    self.space = space
  }

  private static let spaces: [String: ColorSpace] = ["lch": .lch, "srgb": .srgb, "p3": .displayP3, "hsl": .hsl]

  /// The modified colour; `other` is the one to mix with.
  func color(_ color: StyleColor, by amount: Double, with other: StyleColor?) -> ColorSpace.Mapped? {
    let amount = min(max(amount, 0), 1)
    var channels = space.components(of: color)
    var alpha = Double(color.alpha) / 255
    switch kind {
    case .lighten: channels = scaled(channels, by: amount, to: 1)
    case .darken: channels = scaled(channels, by: amount, to: 0)
    case .mix:
      guard let other else { return nil }
      let end = space.components(of: other, near: channels)
      channels = space.components(of: color, near: end)
      channels += (end - channels) * amount
      alpha += (Double(other.alpha) / 255 - alpha) * amount
    }
    return space.color(channels, alpha: alpha)
  }

  /// Channels on the way to white or black: light moves as a whole, lightness alone; LCH loses chroma as well.
  private func scaled(_ channels: SIMD3<Double>, by amount: Double, to end: Double) -> SIMD3<Double> {
    var result = channels
    switch space {
    case .lch:
      result.x += (end * 100 - channels.x) * amount
      result.y -= channels.y * amount
    case .hsl: result.z += (end * 100 - channels.z) * amount
    default: result += (SIMD3(repeating: end) - channels) * amount
    }
    return result
  }
}

extension ColorSpace {
  /// The components of a colour in LCH, HSL, sRGB or Display P3; those of any other space are sRGB's.
  ///
  /// `other` is a colour to which the way around the circle of hues is short; a grey takes its hue.
  fileprivate func components(of color: StyleColor, near other: SIMD3<Double>? = nil) -> SIMD3<Double> {
    let linear = LinearRGB(color)
    var channels = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) / 255
    let (hue, chroma): (Int, Int)
    switch self {
    case .displayP3:
      let light = Self.xyzToP3 * linear.xyz
      return SIMD3(Self.encode(light.x), Self.encode(light.y), Self.encode(light.z))
    case .lch: (channels, hue, chroma) = (Self.lch(xyz: Self.d65ToD50 * linear.xyz), 2, 1)
    case .hsl:
      let hsl = color.hsl
      (channels, hue, chroma) = (SIMD3(hsl.hue, hsl.saturation, hsl.lightness), 0, 1)
    default: return channels
    }
    guard let other else { return channels }
    if channels[chroma] < 0.02 {
      channels[hue] = other[hue]
    } else if other[chroma] >= 0.02, abs(channels[hue] - other[hue]) > 180 {
      channels[hue] += channels[hue] < other[hue] ? 360 : -360
    }
    return channels
  }

  private static func lch(xyz: SIMD3<Double>) -> SIMD3<Double> {
    func root(_ value: Double) -> Double { value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116 }
    let (x, y, z) = (root(xyz.x / (0.3457 / 0.3585)), root(xyz.y), root(xyz.z / ((1 - 0.3457 - 0.3585) / 0.3585)))
    let (a, b) = (500 * (x - y), 200 * (y - z))
    let hue = atan2(b, a) * 180 / .pi
    return SIMD3(116 * y - 16, (a * a + b * b).squareRoot(), hue < 0 ? hue + 360 : hue)
  }

  private static func encode(_ light: Double) -> Double {
    light > 0.003_130_8 ? 1.055 * pow(light, 1 / 2.4) - 0.055 : 12.92 * light
  }

  private static let xyzToP3 = Matrix3(
    SIMD3(446_124 / 178_915, -333_277 / 357_830, -72_051 / 178_915),
    SIMD3(-14_852 / 17_905, 63_121 / 35_810, 423 / 17_905),
    SIMD3(11_844 / 330_415, -50_337 / 660_830, 316_169 / 330_415))

  private static let d65ToD50 = Matrix3(
    SIMD3(1.047_929_792_544_996_9, 0.022_946_870_601_609_652, -0.050_192_266_289_205_24),
    SIMD3(0.029_627_808_770_055_99, 0.990_434_426_753_879_9, -0.017_073_799_063_418_826),
    SIMD3(-0.009_243_040_646_204_504, 0.015_055_191_490_298_152, 0.751_874_281_428_137_1))
}
