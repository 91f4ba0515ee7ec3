import ThemeDiagnostics
import ThemeJSON
import ThemeTable

/// A colour set with the colours of its entries.
struct ColorSet {
  let name: String
  let span: Span
  /// The colours by the bits of ``ImportSituation``; the bit for elevated surfaces means an explicit light appearance here.
  private var colors: [Int: StyleColor] = [:]

  /// Reads a set; nil if it has no colour that a stylesheet can hold.
  init?(_ name: String, _ value: JSONValue, _ findings: inout ImportFindings) {
    self.name = name
    span = value.span
    guard let entries = value["colors"]?.elements else {
      findings.add("no colors", "the set '\(name)' has no 'colors'", at: value.span)
      return nil
    }
    // Where a set has a colour for two gamuts, the one for sRGB counts.
    let isWide = { (entry: JSONValue) in entry["display-gamut"]?.string == "display-P3" }
    for entry in entries.filter({ !isWide($0) }) + entries.filter(isWide) {
      add(entry, &findings)
    }
    guard colors[0] ?? colors[Self.light] != nil else {
      // An entry that was reported says why already.
      if !entries.isEmpty, !hasFault {
        findings.add(
          "no any", "the set '\(name)' is left out: it has no colour for any appearance",
          at: value.span)
      }
      return nil
    }
  }

  private static let light = 2
  private var hasFault = false

  /// The colour of the most specific entry for a situation; the device counts before the appearance.
  func color(in situation: ImportSituation) -> StyleColor {
    let wanted = situation.index & ~2
    for device in wanted & 8 == 0 ? [0] : [8, 0] {
      let appearance = wanted & 1 == 0 ? Self.light : 1
      for kind in [wanted & 4 | appearance, appearance, wanted & 4, 0] {
        if let color = colors[device | kind] { return color }
      }
    }
    return colors[0] ?? colors[Self.light] ?? StyleColor(rgba: 0xFF)
  }

  private mutating func add(_ entry: JSONValue, _ findings: inout ImportFindings) {
    var index = 0
    switch entry["idiom"]?.string {
    case nil, "universal", "iphone": break
    case "ipad": index = 8
    case let idiom?:
      return findings.add(
        "idiom \(idiom)", "entries for '\(idiom)' are left out, as of '\(name)'", at: entry.span)
    }
    for key in ["locale", "subtype"] where entry[key] != nil {
      return findings.add(
        key, "entries with a '\(key)' are left out, as of '\(name)'", at: entry.span)
    }
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): index |= 1
      case ("luminosity", "light"): index |= Self.light
      case ("contrast", "high"): index |= 4
      case let (kind, value):
        return findings.add(
          "appearance \(kind ?? "") \(value ?? "")",
          "entries for the appearance '\(kind ?? "?")' '\(value ?? "?")' are left out, as of '\(name)'",
          at: appearance.span)
      }
    }
    // An entry without a colour is a well that Xcode shows and nobody has filled.
    guard let color = entry["color"] else { return }
    guard let value = CatalogColor.read(color, of: name, &findings) else {
      hasFault = true
      return
    }
    if colors[index] == nil || entry["idiom"]?.string == "iphone" {
      colors[index] = value
    }
  }
}

/// The colour of an entry.
enum CatalogColor {
  static func read(
    _ color: JSONValue, of name: String, _ findings: inout ImportFindings
  ) -> StyleColor? {
    if let reference = color["reference"]?.string {
      findings.add(
        "reference \(reference)",
        "'\(name)' is left out: it stands for '\(reference)', which only the system knows",
        at: color.span)
      return nil
    }
    guard let space = color["color-space"]?.string, let components = color["components"],
      components.members != nil
    else {
      findings.add("components", "'\(name)' has no colour space and components", at: color.span)
      return nil
    }
    var channels: [Double] = []
    let isGray = space.contains("gray")
    for key in isGray ? ["white", "alpha"] : ["red", "green", "blue", "alpha"] {
      // Old files may leave out the alpha.
      if key == "alpha", components[key] == nil {
        channels.append(1)
        continue
      }
      guard let member = components[key], let number = number(member, isAlpha: key == "alpha")
      else {
        findings.add(
          "component \(name)", "'\(name)' is left out: its '\(key)' is no number",
          at: components[key]?.span ?? components.span)
        return nil
      }
      channels.append(number)
    }
    return mapped(channels, space, isGray, at: color.span, of: name, &findings)
  }

  /// The colour spaces of catalogues.
  private static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "extended-srgb": .srgb, "display-p3": .displayP3,
    "extended-linear-srgb": .srgbLinear, "extended-gray": .srgb, "gray-gamma-22": .srgb,
  ]

  private static func mapped(
    _ channels: [Double], _ space: String, _ isGray: Bool, at span: Span, of name: String,
    _ findings: inout ImportFindings
  ) -> StyleColor? {
    guard let converter = spaces[space], let alpha = channels.last else {
      findings.add(
        "space \(space)", "'\(name)' is left out: '\(space)' is no colour space of a catalogue",
        at: span)
      return nil
    }
    let rgb =
      isGray
      ? SIMD3(repeating: channels[0]) : SIMD3(channels[0], channels[1], channels[2])
    let mapped = converter.color(rgb, alpha: alpha)
    if mapped.isOutside {
      findings.add(
        "gamut", "'\(name)' lies outside sRGB; the nearest colour of sRGB is written", at: span)
    }
    return mapped.color
  }

  /// A component: a JSON number or a text with a point is 0…1, `0x2E` and a bare whole number are 0…255.
  private static func number(_ value: JSONValue, isAlpha: Bool) -> Double? {
    let number: Double
    if let given = value.number {
      number = given
    } else if let text = value.string?.trimmingSpaces {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        guard let byte = UInt8(text.dropFirst(2), radix: 16) else { return nil }
        number = Double(byte) / 255
      } else if isAlpha || text.contains(".") {
        guard let given = Double(text) else { return nil }
        number = given
      } else {
        guard let byte = Int(text), (0...255).contains(byte) else { return nil }
        number = Double(byte) / 255
      }
    } else {
      return nil
    }
    return number.isFinite && abs(number) < 100 ? number : nil
  }
}
