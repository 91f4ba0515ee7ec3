package import ThemeTable

/// Sets of environments as the text of a media condition.
package enum MediaText {
  /// `(device: ipad) and (orientation: portrait)`, alternatives joined by `or`; empty for all environments.
  package static func condition(for environments: EnvironmentSet) -> String {
    environments.conditions.map(text).joined(separator: " or ")
  }

  /// One condition: choices joined by `and`, in the order of the axes.
  package static func text(_ condition: [StyleChoice]) -> String {
    condition.map { "(\($0.axis.name): \($0.name))" }.joined(separator: " and ")
  }
}
