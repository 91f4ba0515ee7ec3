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
