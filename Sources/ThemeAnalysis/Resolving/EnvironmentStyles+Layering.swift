extension EnvironmentStyles {
  /// These styles over others of the same environment: property by property, these win.
  package func over(_ defaults: EnvironmentStyles) -> EnvironmentStyles {
    var merged: [String: Style] = [:]
    for style in defaults.styles + styles {
      merged[style.path] = merged[style.path].map { style.over($0.entries) } ?? style
    }
    let sorted = merged.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return EnvironmentStyles(environment: environment, styles: sorted)
  }
}

extension EnvironmentStyles.Style {
  /// The style with entries for the properties that it lacks.
  func over(_ others: [EnvironmentStyles.Entry]) -> Self {
    var byProperty: [String: EnvironmentStyles.Entry] = [:]
    for entry in others + entries { byProperty[entry.property] = entry }
    let sorted = byProperty.values.sorted { $0.property.utf8.lexicographicallyPrecedes($1.property.utf8) }
    return Self(path: path, entries: sorted)
  }
}
