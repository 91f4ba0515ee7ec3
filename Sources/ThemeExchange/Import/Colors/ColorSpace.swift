import CLibrary
import ThemeModel
import ThemeTable

/// A colour space as design tokens and asset catalogues name it, and the way from it to sRGB.
///
/// Matrices and curves are those of [CSS Color 4](https://www.w3.org/TR/css-color-4/#color-conversion-code).
enum ColorSpace: String {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case prophoto = "prophoto-rgb"
  case rec2020
  case xyz = "xyz"
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch

  /// Whether the components are amounts of three lights, as those of the function `color()` of CSS are.
  var hasChannelsOfLight: Bool { ![.hsl, .hwb, .lab, .lch, .oklab, .oklch].contains(self) }

  /// A colour of sRGB, and whether the original lies outside.
  struct Mapped {
    var color: StyleColor
    var isOutside: Bool
  }

  /// Whether components are numbers that mean a colour in this space.
  ///
  /// Components that count from 0 to 1 may lie a little outside, as those of colours do that were converted from a wider
  /// gamut; bytes do not pass.
  func isDefined(for components: SIMD3<Double>) -> Bool {
    let (first, second, third) = (components.x, components.y, components.z)
    let shares = -0.01...100.01
    switch self {
    case .hsl, .hwb: return abs(first) < 10_000 && shares.contains(second) && shares.contains(third)
    case .lab: return shares.contains(first) && abs(second) < 1_000 && abs(third) < 1_000
    case .lch: return shares.contains(first) && 0..<1_000 ~= second && abs(third) < 10_000
    case .oklab: return -0.01...1.01 ~= first && abs(second) < 10 && abs(third) < 10
    case .oklch: return -0.01...1.01 ~= first && 0..<10 ~= second && abs(third) < 10_000
    default: return components.min() > -2 && components.max() < 2
    }
  }

  /// The nearest colour of sRGB: the chroma is reduced as far as sRGB demands it.
  func color(_ channels: SIMD3<Double>, alpha: Double) -> Mapped {
    let alpha = UInt8(Swift.min(Swift.max((alpha * 255).rounded(), 0), 255))
    // Channels within sRGB are only rounded, so bytes that were exported come back unchanged.
    if let encoded = encodedRGB(channels), encoded.min() >= 0, encoded.max() <= 1 {
      // A half that the computation missed by a little is a half.
      let bytes = (encoded * 255 + 1e-9).rounded(.toNearestOrAwayFromZero)
      return Mapped(
        color: StyleColor(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z), alpha: alpha),
        isOutside: false)
    }
    let linear = linearRGB(channels)
    // Rounded components of another space may put a channel a little outside.
    if linear.channels.min() >= -0.000_5, linear.channels.max() <= 1.000_5 {
      return Mapped(color: linear.color(alpha: alpha), isOutside: false)
    }
    let mapped = GamutMapping.map(OKLab(xyz: linear.xyz))
    return Mapped(color: mapped.color(alpha: alpha), isOutside: true)
  }

  /// The channels of sRGB, 0…1, for a space that is only another spelling of it.
  private func encodedRGB(_ channels: SIMD3<Double>) -> SIMD3<Double>? {
    switch self {
    case .srgb: channels
    case .hsl: Self.rgb(hue: channels.x, saturation: channels.y / 100, lightness: channels.z / 100)
    case .hwb: Self.rgb(hue: channels.x, white: channels.y / 100, black: channels.z / 100)
    default: nil
    }
  }

  private func linearRGB(_ channels: SIMD3<Double>) -> LinearRGB {
    if let encoded = encodedRGB(channels) { return LinearRGB(encoded.map(Self.decode)) }
    switch self {
    case .srgb, .hsl, .hwb, .srgbLinear: return LinearRGB(channels)
    case .xyz, .xyzD65: return LinearRGB(xyz: channels)
    case .xyzD50: return LinearRGB(xyz: Self.d50ToD65 * channels)
    case .displayP3: return LinearRGB(xyz: Self.p3ToXYZ * channels.map(Self.decode))
    case .a98: return LinearRGB(xyz: Self.a98ToXYZ * channels.map { Self.power($0, 563 / 256) })
    case .prophoto:
      let light = channels.map { abs($0) <= 16 / 512 ? $0 / 16 : Self.power($0, 1.8) }
      return LinearRGB(xyz: Self.d50ToD65 * (Self.prophotoToXYZ * light))
    case .rec2020:
      // A display's curve, as the specification has it since 2025.
      return LinearRGB(xyz: Self.rec2020ToXYZ * channels.map { Self.power($0, 2.4) })
    case .lab: return LinearRGB(xyz: Self.d50ToD65 * Self.xyz(lab: channels))
    case .lch: return LinearRGB(xyz: Self.d50ToD65 * Self.xyz(lab: Self.rectangular(channels)))
    case .oklab: return OKLab(lightness: channels.x, a: channels.y, b: channels.z).linear
    case .oklch:
      let lab = Self.rectangular(channels)
      return OKLab(lightness: lab.x, a: lab.y, b: lab.z).linear
    }
  }

  // MARK: - Curves

  private static func decode(_ value: Double) -> Double {
    value < 0 ? -TransferFunction.light(-value) : TransferFunction.light(value)
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    let light = pow(abs(value), exponent)
    return value < 0 ? -light : light
  }

  // MARK: - Other coordinates

  private static func rectangular(_ channels: SIMD3<Double>) -> SIMD3<Double> {
    let angle = channels.z.truncatingRemainder(dividingBy: 360) * .pi / 180
    return SIMD3(channels.x, channels.y * cos(angle), channels.y * sin(angle))
  }

  private static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let (kappa, epsilon) = (24_389.0 / 27, 216.0 / 24_389)
    let y = (lab.x + 16) / 116
    let (x, z) = (lab.y / 500 + y, y - lab.z / 200)
    func cube(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    let light = lab.x > kappa * epsilon ? y * y * y : lab.x / kappa
    return SIMD3(cube(x), light, cube(z)) * white
  }

  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
    let amount = saturation * Swift.min(lightness, 1 - lightness)
    let hue = hue.truncatingRemainder(dividingBy: 360)
    func channel(_ offset: Double) -> Double {
      let place = (offset + (hue < 0 ? hue + 360 : hue) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amount * Swift.max(-1, Swift.min(place - 3, 9 - place, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  private static func rgb(hue: Double, white: Double, black: Double) -> SIMD3<Double> {
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    let pure = rgb(hue: hue, saturation: 1, lightness: 0.5)
    return pure * (1 - white - black) + white
  }

  // MARK: - Matrices

  private static let p3ToXYZ = Matrix3(
    SIMD3(608_311 / 1_250_200, 189_793 / 714_400, 198_249 / 1_000_160),
    SIMD3(35_783 / 156_275, 247_089 / 357_200, 198_249 / 2_500_400), SIMD3(0, 32_229 / 714_400, 5_220_557 / 5_000_800))

  private static let a98ToXYZ = Matrix3(
    SIMD3(573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567),
    SIMD3(591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835),
    SIMD3(53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835))

  private static let prophotoToXYZ = Matrix3(
    SIMD3(0.797_760_489_672_302_38, 0.135_185_837_175_740_31, 0.031_349_349_581_524_8),
    SIMD3(0.288_071_128_229_293_4, 0.711_843_217_810_102, 0.000_085_653_960_605_254_1),
    SIMD3(0, 0, 0.825_104_602_510_460_1))

  private static let rec2020ToXYZ = Matrix3(
    SIMD3(63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314),
    SIMD3(26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157),
    SIMD3(0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314))

  private static let d50ToD65 = Matrix3(
    SIMD3(0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
    SIMD3(-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
    SIMD3(0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124))
}

extension SIMD3<Double> {
  /// The same function of each channel.
  fileprivate func map(_ body: (Double) -> Double) -> SIMD3<Double> { SIMD3(body(x), body(y), body(z)) }
}
