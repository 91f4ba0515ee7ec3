import ThemeBase
import ThemeModel
import ThemeTable

/// A colour as older token files write it: as in CSS, by its digits, by a function or by its name.
///
/// Colours that depend on others, such as `color-mix()`, are not read.
enum CSSColorText {
  /// The colour of a text, or nil if it is not a colour.
  static func color(_ text: String) -> ColorSpace.Mapped? {
    let text = text.trimmingSpaces.lowercased()
    if text == "transparent" { return ColorSpace.srgb.color(.zero, alpha: 0) }
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if let digits = WebColor.anyHex(text) { return hex(digits.dropFirst()) }
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    var arguments = text[text.index(after: open)...].dropLast().split { ",/ ".contains($0) }
    switch text[..<open] {
    case "rgb", "rgba": return rgb(arguments)
    case "hsl", "hsla": return color(in: .hsl, arguments, [nil, 100, 100], needsPercent: true)
    case "hwb": return color(in: .hwb, arguments, [nil, 100, 100], needsPercent: true)
    case "lab": return color(in: .lab, arguments, [100, 125, 125])
    case "lch": return color(in: .lch, arguments, [100, 150, nil])
    case "oklab": return color(in: .oklab, arguments, [1, 0.4, 0.4])
    case "oklch": return color(in: .oklch, arguments, [1, 0.4, nil])
    case "color":
      guard !arguments.isEmpty, let space = ColorSpace(rawValue: String(arguments.removeFirst())),
        space.hasChannelsOfLight
      else { return nil }
      return color(in: space, arguments, [1, 1, 1])
    default: return nil
    }
  }

  /// `rgb`, `rgba`, `rrggbb` or `rrggbbaa`.
  private static func hex(_ digits: Substring) -> ColorSpace.Mapped? {
    guard digits.utf8.allSatisfy({ $0.hexDigit != nil }) else { return nil }
    let wide: String
    switch digits.utf8.count {
    case 3, 4: wide = digits.map { "\($0)\($0)" }.joined()
    case 6, 8: wide = String(digits)
    default: return nil
    }
    guard let number = UInt32(wide, radix: 16) else { return nil }
    let rgba = wide.utf8.count == 6 ? number << 8 | 0xFF : number
    return ColorSpace.Mapped(color: StyleColor(rgba: rgba), isOutside: false)
  }

  private static func rgb(_ arguments: [Substring]) -> ColorSpace.Mapped? {
    // Tokens Studio: a colour and an alpha.
    if arguments.count == 2, arguments[0].hasPrefix("#"), var mapped = hex(arguments[0].dropFirst()),
      let alpha = alpha(arguments[1])
    {
      let (color, byte) = (mapped.color, UInt8((alpha * 255).rounded()))
      mapped.color = StyleColor(red: color.red, green: color.green, blue: color.blue, alpha: byte)
      return mapped
    }
    guard let (channels, alpha) = components(arguments, [255, 255, 255]) else { return nil }
    let inside = channels.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    return ColorSpace.srgb.color(inside / 255, alpha: alpha)
  }

  /// A colour of three components; `wholes` says what 100 % of each is, nil for a hue.
  private static func color(
    in space: ColorSpace, _ arguments: [Substring], _ wholes: [Double?], needsPercent: Bool = false
  ) -> ColorSpace.Mapped? {
    guard let (read, alpha) = components(arguments, wholes) else { return nil }
    var channels = read
    if needsPercent {
      guard arguments[1...2].allSatisfy({ $0.hasSuffix("%") || $0 == "none" }) else { return nil }
      channels.y = min(max(channels.y, 0), 100)
      channels.z = min(max(channels.z, 0), 100)
    }
    return space.isDefined(for: channels) ? space.color(channels, alpha: alpha) : nil
  }

  private static func components(_ arguments: [Substring], _ wholes: [Double?]) -> (
    channels: SIMD3<Double>, alpha: Double
  )? {
    guard arguments.count == 3 || arguments.count == 4 else { return nil }
    var channels = SIMD3<Double>()
    for (index, whole) in wholes.enumerated() {
      let text = arguments[index]
      guard let channel = whole.map({ number(text, percentIs: $0) }) ?? hue(text) else { return nil }
      channels[index] = channel
    }
    guard let alpha = alpha(arguments.count == 4 ? arguments[3] : "1") else { return nil }
    return (channels, alpha)
  }

  // MARK: - Numbers

  private static func number(_ text: Substring, percentIs whole: Double) -> Double? {
    if text == "none" { return 0 }
    guard let number = Double(text.hasSuffix("%") ? text.dropLast() : text), number.isFinite else { return nil }
    return text.hasSuffix("%") ? number * whole / 100 : number
  }

  private static func alpha(_ text: Substring) -> Double? { number(text, percentIs: 1).map { min(max($0, 0), 1) } }

  /// An angle in degrees.
  private static func hue(_ text: Substring) -> Double? {
    if text == "none" { return 0 }
    // `grad` ends in `rad`.
    let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
    let unit = units.first { text.hasSuffix($0.0) }
    guard let number = Double(text.dropLast(unit?.0.count ?? 0)), number.isFinite else { return nil }
    return number * (unit?.1 ?? 1)
  }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  var trimmingSpaces: String {
    let scalars = String(self).unicodeScalars
    let start = scalars.drop { $0.properties.isWhitespace }
    let end = start.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}

/// The functions of colours that token files and SAP's parameters use: those of CSS, and those of Less.
enum ColorComputation {
  typealias Operand = TokenValueReader.Operand

  /// The value of a call.
  static func call(_ name: String, _ arguments: [Operand]) throws(TokenValueReader.Incomputable) -> Operand {
    guard case .color(let mapped)? = arguments.first else {
      let texts = arguments.map(\.text).joined(separator: ", ")
      guard let color = CSSColorText.color("\(name)(\(texts))") else {
        throw TokenValueReader.Incomputable(reason: "a stylesheet has no '\(name)()'")
      }
      return .color(color)
    }
    if let modification = ColorModification(name) { return try modified(mapped.color, modification, arguments) }
    var (hue, saturation, lightness) = mapped.color.hsl
    if arguments.count == 1 {
      switch name {
      case "hue": return .number(hue, unit: "")
      case "saturation": return .number(saturation, unit: "%")
      case "lightness": return .number(lightness, unit: "%")
      case "alpha", "opacity": return .number(Double(mapped.color.alpha) / 255, unit: "")
      default: break
      }
    }
    guard arguments.count == 2, case .number(let number, let unit) = arguments[1] else {
      throw TokenValueReader.Incomputable(reason: "a stylesheet has no '\(name)()' of colours")
    }
    var alpha = Double(mapped.color.alpha) / 255
    switch name {
    case "rgb", "rgba", "hsla": alpha = unit == "%" ? number / 100 : number
    case "fade": alpha = number / 100
    case "lighten": lightness += number
    case "darken": lightness -= number
    case "saturate": saturation += number
    case "desaturate": saturation -= number
    default: throw TokenValueReader.Incomputable(reason: "a stylesheet has no '\(name)()' of colours")
    }
    let shares = SIMD3(hue, min(max(saturation, 0), 100), min(max(lightness, 0), 100))
    return .color(ColorSpace.hsl.color(shares, alpha: min(max(alpha, 0), 1)))
  }

  private static func modified(_ color: StyleColor, _ modification: ColorModification, _ arguments: [Operand])
    throws(TokenValueReader.Incomputable) -> Operand
  {
    var other: StyleColor?
    if arguments.count > 2, case .color(let mapped) = arguments[2] { other = mapped.color }
    guard arguments.count > 1, case .number(let number, let unit) = arguments[1],
      let result = modification.color(color, by: unit == "%" ? number / 100 : number, with: other)
    else { throw TokenValueReader.Incomputable(reason: "its modifier has no number, or no colour to mix with") }
    return .color(result)
  }
}

extension StyleColor {
  /// Hue in degrees, saturation and lightness in percent.
  var hsl: (hue: Double, saturation: Double, lightness: Double) {
    let (red, green, blue) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let (range, sum) = (most - least, most + least)
    guard range > 0 else { return (0, 0, sum * 50) }
    let hue: Double
    switch most {
    case red: hue = (green - blue) / range + (green < blue ? 6 : 0)
    case green: hue = (blue - red) / range + 2
    default: hue = (red - green) / range + 4
    }
    return (hue * 60, range / (sum > 1 ? 2 - sum : sum) * 100, sum * 50)
  }
}
