import ThemeTable
import ThemeValues

/// A colour as older token files write it: hex digits as in CSS, `rgb()`, `rgba()`, `hsl()` and `hsla()`.
enum CSSColorText {
  /// The colour of a text, or nil if it is none.
  static func color(_ text: String) -> ColorSpace.Mapped? {
    let text = text.trimmingSpaces.lowercased()
    if text == "transparent" { return ColorSpace.srgb.color(.zero, alpha: 0) }
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let arguments = arguments(text[text.index(after: open)...].dropLast())
    switch text[..<open] {
    case "rgb", "rgba": return rgb(arguments)
    case "hsl", "hsla": return hsl(arguments)
    default: return nil
    }
  }

  /// `rgb`, `rgba`, `rrggbb` or `rrggbbaa`.
  private static func hex(_ digits: Substring) -> ColorSpace.Mapped? {
    guard digits.utf8.allSatisfy({ ("0123456789abcdef".utf8).contains($0) }) else { return nil }
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

  private static func arguments(_ text: Substring) -> [Substring] {
    text.split { ",/ ".contains($0) }
  }

  private static func rgb(_ arguments: [Substring]) -> ColorSpace.Mapped? {
    // Tokens Studio: a colour and an alpha.
    if arguments.count == 2, arguments[0].hasPrefix("#"), let color = hex(arguments[0].dropFirst()),
      let alpha = alpha(arguments[1])
    {
      var color = color
      let byte = UInt8((alpha * 255).rounded())
      color.color = StyleColor(
        red: color.color.red, green: color.color.green, blue: color.color.blue, alpha: byte)
      return color
    }
    guard arguments.count == 3 || arguments.count == 4 else { return nil }
    let channels = arguments.prefix(3).compactMap { number($0, percentIs: 255) }
    guard channels.count == 3, let alpha = alpha(arguments.count == 4 ? arguments[3] : "1") else {
      return nil
    }
    let clipped = channels.map { min(max($0, 0), 255) / 255 }
    return ColorSpace.srgb.color(SIMD3(clipped[0], clipped[1], clipped[2]), alpha: alpha)
  }

  private static func hsl(_ arguments: [Substring]) -> ColorSpace.Mapped? {
    guard arguments.count == 3 || arguments.count == 4, arguments[1].hasSuffix("%"),
      arguments[2].hasSuffix("%"),
      let hue = Double(arguments[0].hasSuffix("deg") ? arguments[0].dropLast(3) : arguments[0]),
      let saturation = number(arguments[1], percentIs: 100),
      let lightness = number(arguments[2], percentIs: 100),
      let alpha = alpha(arguments.count == 4 ? arguments[3] : "1"), hue.isFinite
    else { return nil }
    let channels = SIMD3(hue, min(max(saturation, 0), 100), min(max(lightness, 0), 100))
    return ColorSpace.hsl.color(channels, alpha: alpha)
  }

  private static func number(_ text: Substring, percentIs whole: Double) -> Double? {
    guard let number = Double(text.hasSuffix("%") ? text.dropLast() : text), number.isFinite else {
      return nil
    }
    return text.hasSuffix("%") ? number * whole / 100 : number
  }

  private static func alpha(_ text: Substring) -> Double? {
    number(text, percentIs: 1).map { min(max($0, 0), 1) }
  }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
