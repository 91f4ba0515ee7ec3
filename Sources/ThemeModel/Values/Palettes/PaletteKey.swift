import ThemeBase
package import ThemeTable

/// A definition that overrides one variant of a palette colour: `@tintColor_darkBackground`.
package struct PaletteKey: Hashable, Sendable {
  /// The strength of a definition for a variant, the weakest first.
  package enum Strength: Comparable, Sendable {
    /// `@tintColorDark`, an old name for the light background of `tintColor`.
    case alias
    /// `@tintColor`: the plain name means the light background only.
    case bare
    /// `@tintColor_lightBackground`
    case suffixed
  }

  /// The spelling of the suffix.
  package enum Spelling: Hashable, Sendable {
    case regular
    /// `_elevatedContrastLightkBackground`, with the stray `k` that SAP's runtime looks for.
    case sapMisspelling
    /// `_elevatedContrastLightBackground`, which SAP's runtime never finds.
    case notFoundBySAP
  }

  /// The palette name.
  package var style: String
  package var variant: PaletteVariant
  package var strength: Strength
  package var spelling: Spelling = .regular

  /// The suffix that SAP's runtime spells with a stray `k`.
  package static let misspeltSuffix = "elevatedContrastLightkBackground"

  /// The keys that a definition overrides, the one of its name first; empty if it is not a palette
  /// colour.
  ///
  /// `tintColorDark` and `tintColorLight` are names of old palettes and at the same time the
  /// weakest keys of `tintColor`; the words in them are the colour's own shade. A leading `@` is
  /// skipped.
  package static func parse(_ definition: String) -> [PaletteKey] {
    let name = definition.hasPrefix("@") ? String(definition.dropFirst()) : definition
    guard let key = regular(name) else { return [] }
    return [key] + (aliases[name].map { [$0] } ?? [])
  }

  private static func regular(_ name: String) -> PaletteKey? {
    let mark = name.utf8.firstIndex(of: UInt8(ascii: "_")) ?? name.endIndex
    let style = String(name[..<mark])
    guard PaletteLibrary.isStyle(style) else { return nil }
    if style == name { return PaletteKey(style: name, variant: PaletteVariant(onDark: false), strength: .bare) }
    let suffix = String(name[name.index(after: mark)...])
    let special = PaletteVariant(onDark: false, elevated: true, highContrast: true)
    if suffix == misspeltSuffix {
      return PaletteKey(style: style, variant: special, strength: .suffixed, spelling: .sapMisspelling)
    }
    guard let variant = PaletteVariant(keySuffix: suffix) else { return nil }
    return PaletteKey(
      style: style, variant: variant, strength: .suffixed, spelling: variant == special ? .notFoundBySAP : .regular)
  }

  /// The shortest name of a definition that sets a variant of a style and nothing else.
  ///
  /// A name of old palettes keeps its suffix: alone it sets another style too.
  package static func name(of style: String, _ variant: PaletteVariant) -> String {
    variant == .lightBase && !isAlias(style) ? style : "\(style)_\(variant.keySuffix)"
  }

  /// Whether a name of old palettes is a key of another style too: `tintColorLight` sets `tintColor`
  /// on dark backgrounds.
  package static func isAlias(_ name: String) -> Bool { aliases[name] != nil }

  private static let aliases: [String: PaletteKey] = {
    var aliases: [String: PaletteKey] = [:]
    for style in ["tintColor", "tintColorTapState"] {
      for (shade, onDark) in [("Dark", false), ("Light", true)] {
        aliases[style + shade] = PaletteKey(style: style, variant: PaletteVariant(onDark: onDark), strength: .alias)
      }
    }
    return aliases
  }()
}

/// A palette name as a value: a style and perhaps a suffix that says which background to take.
///
/// Suffixes mean something else here than in a definition: `_darkBackground` takes the colours for
/// a dark background wherever the value is used, `_deviceInverse` those for the other one.
struct PaletteReference {
  var style: String
  /// The text after the first `_`.
  var suffix: String?

  init(_ name: String) {
    let mark = name.utf8.firstIndex(of: UInt8(ascii: "_"))
    style = mark.map { String(name[..<$0]) } ?? name
    suffix = mark.map { String(name[$0...].dropFirst()) }
  }

  /// The colour with the suffix applied; nil where the suffix means nothing.
  func apply(to color: PaletteColor) -> PaletteColor? {
    switch suffix {
    case nil, "device": return color
    case "deviceInverse": return color.inverted(.appearance)
    case "lightConstant": return color.fixed(to: .appearance(.light))
    case "darkConstant": return color.fixed(to: .appearance(.dark))
    default:
      let spelt = suffix == PaletteKey.misspeltSuffix ? "elevatedContrastLightBackground" : suffix
      guard let spelt, let variant = PaletteVariant(keySuffix: spelt) else { return nil }
      var result = color.fixed(to: .appearance(variant.isOnDark ? .dark : .light))
      if variant.isElevated { result = result.fixed(to: .level(.elevated)) }
      if variant.isHighContrast { result = result.fixed(to: .contrast(.high)) }
      return result
    }
  }

  /// Whether SAP's SwiftUI reader knows the suffix; it ignores all others.
  var isScheme: Bool { suffix.map(Self.schemes.contains) ?? true }

  static let schemes = ["device", "deviceInverse", "lightConstant", "darkConstant"]
}

extension EnvironmentSet {
  /// The environments in which a palette name shows what is set in these, as its suffix asks; empty for a suffix that means
  /// nothing.
  package func shown(by name: String) -> EnvironmentSet {
    guard name.contains("_") else { return self }
    let (unset, set) = (StyleColor(rgba: 0), StyleColor(rgba: 1))
    let marked = PaletteColor(unset).overridden(by: set, in: self)
    let shown = PaletteReference(name).apply(to: marked)?.variants.first { $0.color == set }
    return shown?.environments ?? EnvironmentSet()
  }
}

/// Finds the palette name that was probably meant: the style and its suffix each for itself.
package enum PaletteSpelling {
  /// The name of a definition that would override a palette colour, without `@`; nil where none is near or it is one.
  package static func nearestKey(to definition: String) -> String? {
    let name = definition.hasPrefix("@") ? String(definition.dropFirst()) : definition
    let key = nearest(to: name, styles: latest, suffixes: keySuffixes)
    return key == name ? nil : key
  }

  /// The colour name nearest to a word with a suffix; nil where none is near.
  static func nearestValue(to word: String, styles: NameSuggester) -> String? {
    guard word.contains("_") else { return nil }
    return nearest(to: word, styles: styles, suffixes: keySuffixes + PaletteReference.schemes)
  }

  private static func nearest(to word: String, styles: NameSuggester, suffixes: [String]) -> String? {
    guard let mark = word.utf8.firstIndex(of: UInt8(ascii: "_")) else { return styles.nearest(to: word) }
    let suffix = String(word[word.index(after: mark)...])
    guard let style = style(String(word[..<mark]), styles) else { return nil }
    if suffixes.contains(suffix) { return style + "_" + suffix }
    return NameSuggester.nearest(to: suffix, in: suffixes).map { style + "_" + $0 }
  }

  private static func style(_ word: String, _ styles: NameSuggester) -> String? {
    PaletteLibrary.isStyle(word) ? word : styles.nearest(to: word)
  }

  private static let keySuffixes = PaletteVariant.allCases.map { $0.keySuffix }

  private static let latest = NameSuggester(PaletteLibrary.palette(.latest).table)
}
