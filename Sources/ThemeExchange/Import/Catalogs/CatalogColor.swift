import ThemeBase
import ThemeTable

/// The colour of an entry.
enum CatalogColor {
  static func read(_ color: JSONValue, of name: String, _ findings: inout ImportFindings) -> StyleColor? {
    if let reference = color["reference"]?.string {
      findings.lose(
        "reference \(reference)",
        "an entry of '\(name)' is left out: it refers to '\(reference)', which only the system knows", at: color.span)
      return nil
    }
    guard let space = color["color-space"]?.string, let components = color["components"], components.members != nil
    else {
      findings.reject("components", "'\(name)' has no colour space and components", at: color.span)
      return nil
    }
    let isGray = space.contains("gray")
    let keys = isGray ? ["white"] : ["red", "green", "blue"]
    // Whole numbers without quotes are bytes if one of them cannot be a share.
    let hasBytes = keys.contains { (components[$0]?.number ?? 0) >= 2 }
    // Old files may leave out the alpha.
    let hasAlpha = components["alpha"] != nil
    var channels: [Double] = []
    for key in hasAlpha ? keys + ["alpha"] : keys {
      let member = components[key]
      guard let number = member.flatMap({ number($0, isAlpha: key == "alpha", hasBytes: hasBytes) }) else {
        findings.reject(
          "component \(name)", "an entry of '\(name)' is left out: its '\(key)' is not a component",
          at: member?.span ?? components.span)
        return nil
      }
      channels.append(number)
    }
    if !hasAlpha { channels.append(1) }
    return mapped(channels, space, isGray, at: color.span, of: name, &findings)
  }

  /// The colour spaces of catalogues.
  private static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "extended-srgb": .srgb, "display-p3": .displayP3, "extended-linear-srgb": .srgbLinear,
    "extended-gray": .srgb, "gray-gamma-22": .srgb,
  ]

  private static func mapped(
    _ channels: [Double], _ space: String, _ isGray: Bool, at span: Span, of name: String,
    _ findings: inout ImportFindings
  ) -> StyleColor? {
    guard let converter = spaces[space], let alpha = channels.last else {
      findings.reject(
        "space \(space)", "an entry of '\(name)' is left out: '\(space)' is not a colour space of a catalogue", at: span
      )
      return nil
    }
    let rgb = isGray ? SIMD3(repeating: channels[0]) : SIMD3(channels[0], channels[1], channels[2])
    let mapped = converter.color(rgb, alpha: alpha)
    if mapped.isOutside {
      findings.lose("gamut", "'\(name)' lies outside sRGB; the nearest colour of sRGB is written", at: span)
    }
    return mapped.color
  }

  /// A component: a JSON number or a text with a point is 0…1, `0x2E` and a bare whole number are 0…255.
  private static func number(_ value: JSONValue, isAlpha: Bool, hasBytes: Bool) -> Double? {
    let number: Double?
    if let given = value.number {
      let isByte = hasBytes && !isAlpha && given == given.rounded()
      guard !isByte || (0...255).contains(given) else { return nil }
      number = isByte ? given / 255 : given
    } else if let text = value.string?.trimmingSpaces {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        number = UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if isAlpha || text.contains(where: { ".eE".contains($0) }) {
        number = Double(text)
      } else {
        number = UInt8(text).map { Double($0) / 255 }
      }
    } else {
      return nil
    }
    return number.flatMap { $0.isFinite && abs($0) < 2 ? $0 : nil }
  }
}
