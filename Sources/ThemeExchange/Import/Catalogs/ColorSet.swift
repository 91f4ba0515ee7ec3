import ThemeBase
import ThemeTable

/// A colour set with the colours of its entries.
struct ColorSet {
  /// The name by which an app finds it.
  let name: String
  /// Its folder, from the catalogue.
  let folder: String
  let span: Span
  /// The colours of the entries by their appearances and devices.
  ///
  /// An explicit light is a condition, too: an entry without an appearance applies in the dark.
  private var colors: [ImportCondition: StyleColor] = [:]
  /// The appearances that have an entry with a colour, kept apart for each gamut.
  private var known: [Bool: Set<ImportCondition>] = [:]

  /// Reads a set; nil if it has no colour that a stylesheet can hold.
  init?(_ name: String, in folder: String, _ value: JSONValue, _ findings: inout ImportFindings) {
    self.name = name
    self.folder = folder
    span = value.span
    guard let entries = value["colors"]?.elements else {
      findings.reject("no colors", "the set '\(name)' has no 'colors'", at: value.span)
      return nil
    }
    // If a set has a colour for two gamuts, the one for sRGB is used.
    let isWide = { (entry: JSONValue) in entry["display-gamut"]?.string == "display-P3" }
    for entry in entries.filter({ !isWide($0) }) + entries.filter(isWide) { add(entry, &findings) }
    guard plain != nil else {
      findings.lose("no any", "the set '\(name)' is left out: it has no colour for any appearance", at: value.span)
      return nil
    }
  }

  /// The colour where no entry is more specific.
  private var plain: StyleColor? {
    let excluded: [ImportSituation] = [[], .dark, .pad, [.pad, .dark]]
    return excluded.lazy.compactMap { colors[ImportCondition(off: $0)] }.first
  }

  /// The colour of the most specific entry for a situation; the device comes before the appearance.
  func color(in situation: ImportSituation) -> StyleColor {
    let always = ImportCondition()
    let appearance = situation.contains(.dark) ? ImportCondition(on: .dark) : ImportCondition(off: .dark)
    let contrast = situation.contains(.highContrast) ? ImportCondition(on: .highContrast) : always
    for device in [situation.contains(.pad) ? ImportCondition(on: .pad) : ImportCondition(off: .pad), always] {
      for kind in [appearance.and(contrast), appearance, contrast, always] {
        if let color = colors[kind.and(device)] { return color }
      }
    }
    return plain ?? StyleColor(rgba: 0xFF)
  }

  private mutating func add(_ entry: JSONValue, _ findings: inout ImportFindings) {
    var kind = ImportCondition()
    switch entry["idiom"]?.string {
    case nil, "universal": break
    case "iphone": kind.off = .pad
    case "ipad": kind.on = .pad
    case let idiom?:
      return findings.lose("idiom \(idiom)", "entries for '\(idiom)' are left out, as of '\(name)'", at: entry.span)
    }
    for key in ["locale", "subtype"] where entry[key] != nil {
      return findings.lose(key, "entries with a '\(key)' are left out, as of '\(name)'", at: entry.span)
    }
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): kind.on.insert(.dark)
      case ("luminosity", "light"): kind.off.insert(.dark)
      case ("contrast", "high"): kind.on.insert(.highContrast)
      case let (kind, value):
        return findings.lose(
          "appearance \(kind ?? "") \(value ?? "")",
          "entries for the appearance '\(kind ?? "?")' '\(value ?? "?")' are left out, as of '\(name)'",
          at: appearance.span)
      }
    }
    // An entry without a colour is a well that Xcode shows and nobody has filled.
    guard let color = entry["color"] else { return }
    let isWide = entry["display-gamut"]?.string == "display-P3"
    guard known[isWide, default: []].insert(kind).inserted else {
      return findings.reject(
        "two entries", "the set '\(name)' has two entries for one appearance; the first one is used", at: entry.span)
    }
    guard let value = CatalogColor.read(color, of: name, &findings) else { return }
    if colors[kind] == nil { colors[kind] = value }
  }
}

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
    var number: Double?
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
    }
    return number.flatMap { $0.isFinite && abs($0) < 2 ? $0 : nil }
  }
}
