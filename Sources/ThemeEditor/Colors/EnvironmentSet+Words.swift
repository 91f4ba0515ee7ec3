import ThemeTable

extension EnvironmentSet {
  /// The appearance and what else is not as usual in these environments: `dark, elevated`; empty for all.
  var words: String {
    StyleAxis.allCases.compactMap { axis in
      axis.choices.first { isSubset(of: EnvironmentSet($0)) }.flatMap {
        $0 == axis.choices.first && axis != .appearance ? nil : $0.name
      }
    }.joined(separator: ", ")
  }
}
