import ThemeCompiler
package import ThemeTable

/// What one theme says otherwise than another: the answer of `themec diff`.
package struct ThemeDifference: Sendable {
  /// A value with the text that stands for it in the theme.
  package struct Value: Sendable, Equatable {
    package var text: String
    package var value: StyleValue
  }

  /// What a class path has for a property in some environments, before and after.
  package struct Change: Sendable, Equatable {
    package var path: String
    /// The property as it is written, state suffix included.
    package var property: String
    package var environments: EnvironmentSet
    /// Nil where the old theme says nothing.
    package var old: Value?
    /// Nil where the new theme says nothing.
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

  /// Whether an app gets the same from both themes.
  package var isEmpty: Bool { groups.isEmpty }

  /// How many changes there are.
  package var count: Int { groups.reduce(0) { $0 + $1.changes.count } }

  /// How many class paths changed.
  package var pathCount: Int {
    groups.reduce(0) { count, group in
      let paths = group.changes.map(\.path)
      return count + zip(paths, paths.dropFirst()).count { $0 != $1 } + 1
    }
  }
}
