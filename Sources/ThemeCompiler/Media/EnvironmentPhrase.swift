package import ThemeTable

/// A set of environments in the words of a media condition, for messages.
package enum EnvironmentPhrase {
  /// `ipad`, `landscape and dark`, or the first environment of a set that no single condition describes.
  package static func describe(_ environments: EnvironmentSet) -> String {
    let words = StyleAxis.allCases.compactMap { axis in
      axis.choices.first { environments.isSubset(of: EnvironmentSet($0)) }?.name
    }
    if !words.isEmpty { return words.joined(separator: " and ") }
    guard let first = environments.first else { return "no environment" }
    let axes = StyleAxis.allCases.filter { environments.depends(on: $0) }
    return axes.isEmpty
      ? "all environments"
      : "some environments, " + axes.map { first.choice(on: $0).name }.joined(separator: " and ") + " for one"
  }
}
