package import ThemeTable
package import ThemeValues

extension ValueGrammar.Alternative {
  /// Whether the alternative is a colour.
  package var isColor: Bool {
    if case .type(.color, _) = self { true } else { false }
  }
}

extension StyleValue {
  /// Whether the value is a colour.
  package var isColor: Bool { if case .color = self { true } else { false } }
}

extension EnvironmentSet {
  /// The appearance and what else is not as usual in these environments: `dark, elevated`; empty for all.
  var words: String {
    StyleAxis.allCases.compactMap { axis in
      axis.choices.first { isSubset(of: EnvironmentSet($0)) }
        .flatMap { $0 == axis.choices.first && axis != .appearance ? nil : $0.name }
    }.joined(separator: ", ")
  }
}
