import ThemeValues

/// The names of definitions that belong together: `@brand`, `@brand_darkBackground` and the like.
struct DefinitionFamily {
  /// The name without a suffix, its `@` included.
  var base: String
  /// The suffix with its `_`; empty for the base.
  var suffix: String

  /// The suffixes that a family has, the empty one first.
  static let suffixes =
    [""] + (PaletteVariant.allCases.map(\.keySuffix) + [PaletteKey.misspeltSuffix]).map { "_" + $0 }

  init(_ name: String) {
    let suffix = Self.suffixes.filter {
      !$0.isEmpty && name.hasSuffix($0) && name.count > $0.count + 1
    }
    .max { $0.count < $1.count }
    self.suffix = suffix ?? ""
    base = String(name.dropLast(self.suffix.count))
  }
}
