import ThemeBase
import ThemeTable

/// A colour set with the colours of its entries.
struct ColorSet {
  /// The name by which an app finds it.
  let name: String
  /// Its folder, from the catalogue.
  let folder: String
  let span: Span
  /// The colours of the entries.
  private var colors: [Entry: StyleColor] = [:]
  /// The appearances that have an entry with a colour, kept apart for each gamut.
  private var known: [Bool: Set<Entry>] = [:]

  /// The appearances and devices of an entry.
  private struct Entry: OptionSet, Hashable {
    let rawValue: Int
    static let dark = Entry(rawValue: 1)
    /// An explicit light: an entry without an appearance applies in the dark, too.
    static let light = Entry(rawValue: 2)
    static let highContrast = Entry(rawValue: 4)
    static let iphone = Entry(rawValue: 8)
    static let ipad = Entry(rawValue: 16)
  }

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
    let entries: [Entry] = [[], .light, .iphone, [.iphone, .light]]
    return entries.lazy.compactMap { colors[$0] }.first
  }

  /// The colour of the most specific entry for a situation; the device comes before the appearance.
  func color(in situation: ImportSituation) -> StyleColor {
    let appearance: Entry = situation.contains(.dark) ? .dark : .light
    let contrast: Entry = situation.contains(.highContrast) ? .highContrast : []
    for device: Entry in [situation.contains(.pad) ? .ipad : .iphone, []] {
      for kind in [appearance.union(contrast), appearance, contrast, []] {
        if let color = colors[kind.union(device)] { return color }
      }
    }
    return plain ?? StyleColor(rgba: 0xFF)
  }

  private mutating func add(_ entry: JSONValue, _ findings: inout ImportFindings) {
    var kind: Entry = []
    switch entry["idiom"]?.string {
    case nil, "universal": break
    case "iphone": kind = .iphone
    case "ipad": kind = .ipad
    case let idiom?:
      return findings.lose("idiom \(idiom)", "entries for '\(idiom)' are left out, as of '\(name)'", at: entry.span)
    }
    for key in ["locale", "subtype"] where entry[key] != nil {
      return findings.lose(key, "entries with a '\(key)' are left out, as of '\(name)'", at: entry.span)
    }
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): kind.insert(.dark)
      case ("luminosity", "light"): kind.insert(.light)
      case ("contrast", "high"): kind.insert(.highContrast)
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
