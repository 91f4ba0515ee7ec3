import ThemeModel

/// The names of definitions that belong together: `@brand`, `@brand_darkBackground` and the like.
struct DefinitionFamily {
  /// The name without a suffix, its `@` included.
  var base: String
  /// The suffix with its `_`; empty for the base.
  var suffix: String

  /// The suffixes that a family has, the empty one first.
  static let suffixes =
    [""] + (PaletteVariant.allCases.map { $0.keySuffix } + [PaletteKey.misspeltSuffix]).map { "_" + $0 }

  /// The suffixes of all variants but the plain one, which has two names: the base and the base with `_lightBackground`.
  private static let variantSuffixes = PaletteVariant.allCases.map { "_" + $0.keySuffix }.filter {
    $0 != "_lightBackground"
  }

  init(_ name: String) {
    let fitting = Self.suffixes.filter { name.hasSuffix($0) && name.count > $0.count + 1 }
    suffix = fitting.max { $0.count < $1.count } ?? ""
    base = String(name.dropLast(suffix.count))
  }

  /// The names of all variants but the plain one that a theme neither defines nor uses.
  func missingVariants(_ isKnown: (String) -> Bool) -> [String] {
    Self.variantSuffixes.map { base + $0 }.filter { !isKnown($0) }
  }
}
