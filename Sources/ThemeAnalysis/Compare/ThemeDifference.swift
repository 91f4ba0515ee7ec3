package import ThemeTable

/// The differences between two themes: the answer of `themec diff`.
package struct ThemeDifference: Sendable {
  /// A value with its text in the theme.
  package struct Value: Sendable, Equatable {
    package var text: String
    package var value: StyleValue
  }

  /// The old and the new value of a class path's property in some environments.
  package struct Change: Sendable, Equatable {
    package var path: String
    /// The property as it is written, state suffix included.
    package var property: String
    package var environments: EnvironmentSet
    /// Nil if the old theme has no value.
    package var old: Value?
    /// Nil if the new theme has no value.
    package var new: Value?
  }

  /// The changes of one component.
  package struct Group: Sendable, Equatable {
    /// Nil for classes that belong to no component.
    package var component: String?
    /// By path, then by property, then by the lowest environment.
    package var changes: [Change]
  }

  /// In the order of the components' names, classes of no component last.
  package var groups: [Group]
  /// The causes of the difference, the most far-reaching first; empty where one of them is a table, which tells no cause.
  package var causes: [Cause] = []

  /// Whether an app gets the same from both themes.
  package var isEmpty: Bool { groups.isEmpty }

  /// The number of changes.
  package var count: Int { groups.reduce(0) { $0 + $1.changes.count } }

  /// The number of class paths that changed.
  package var pathCount: Int {
    groups.reduce(0) { count, group in
      let paths = group.changes.map { $0.path }
      return count + zip(paths, paths.dropFirst()).count { $0 != $1 } + 1
    }
  }
}
