import ThemeTable

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
}

extension StyleColor {
  /// Hue in degrees, saturation and lightness in percent.
  fileprivate var hsl: (hue: Double, saturation: Double, lightness: Double) {
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
