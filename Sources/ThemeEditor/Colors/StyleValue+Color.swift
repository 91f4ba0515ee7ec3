package import ThemeModel
package import ThemeTable

extension ValueGrammar.Alternative {
  /// Whether the alternative is a colour.
  package var isColor: Bool { if case .type(.color, _) = self { true } else { false } }
}

extension StyleValue {
  /// Whether the value is a colour.
  package var isColor: Bool { if case .color = self { true } else { false } }
}
