import ThemeBase
package import ThemeCompiler
package import ThemeModel
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

  /// Something that is written otherwise, with all that follows from it.
  package struct Cause: Sendable, Equatable {
    package enum Subject: Sendable, Hashable {
      /// A definition in some environments, with its text before and after; nil where a theme has none.
      case definition(String, old: String?, new: String?, in: EnvironmentSet)
      /// The declarations of a class.
      case rules(String)
    }

    package var subject: Subject
    /// The number of differences that follow.
    package var valueCount = 0
    /// The number of classes that they are in.
    package var pathCount = 0
    /// The pairs that can be read in the old theme and not in the new one.
    package var newlyFailing: [Pair] = []
    /// The pairs that can be read in the new theme and not in the old one.
    package var nowPassing: [Pair] = []

    /// `#F51C61 → #F0B20B changes 12 values of 9 classes; 3 pairs newly fail, 1 now passes`.
    package var words: String {
      let effects = counted(valueCount, "value")
      switch subject {
      case .rules: return "is written otherwise: \(effects)" + pairs
      case .definition(_, let old, let new, let environments):
        let place = environments == .all ? "" : " in \(EnvironmentPhrase.describe(environments))"
        return "\(old ?? "none") → \(new ?? "none")\(place) changes \(effects) of "
          + counted(pathCount, "class", plural: "classes") + pairs
      }
    }

    private var pairs: String {
      let failing = newlyFailing.count
      let parts = [
        failing == 0 ? nil : counted(failing, "pair") + (failing == 1 ? " newly fails" : " newly fail"),
        nowPassing.isEmpty
          ? nil
          : (failing == 0 ? counted(nowPassing.count, "pair") : "\(nowPassing.count)")
            + (nowPassing.count == 1 ? " now passes" : " now pass"),
      ].compactMap { $0 }
      return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
    }
  }

  /// A text or an icon on its ground, with the least ratio of both themes.
  package struct Pair: Sendable, Equatable {
    package var path: String
    /// The property as it is written, state suffix included.
    package var property: String
    /// The class path whose background is nearest; the path itself for its own.
    package var ground: String
    /// The environments in which it fails in one theme alone.
    package var environments: EnvironmentSet
    /// nil where a theme does not have the pair there.
    package var oldRatio: Double?
    package var newRatio: Double?

    /// `Button font-color on itself, 4.61 → 1.79 in dark`.
    package var words: String {
      let ratios = [oldRatio, newRatio].map { $0.map(ContrastRatio.text) ?? "none" }
      let place = environments == .all ? "" : " in \(EnvironmentPhrase.describe(environments))"
      return "\(path) \(property) on \(ground == path ? "itself" : ground), " + ratios.joined(separator: " → ") + place
    }
  }

  /// The changes from one compiled theme to another, with their causes and what they do to contrast.
  package init(from old: Compilation, to new: Compilation, registry: Registry) {
    self.init(from: (old, old.table), to: (new, new.table), registry: registry)
  }

  /// The changes from one theme to another, with their causes where both are stylesheets.
  ///
  /// The registry tells which component a path belongs to.
  package init(
    from old: (compilation: Compilation?, table: ResolvedTable),
    to new: (compilation: Compilation?, table: ResolvedTable),
    registry: Registry
  ) {
    var finder: CauseFinder?
    if let before = old.compilation, let after = new.compilation { finder = CauseFinder(from: before, to: after) }
    let changes = TableComparison(old: old.table, new: new.table).changes.map { found in
      let change = Change(
        path: found.path, property: found.name.written, environments: found.environments,
        old: found.old.map { Value(text: old.table.shownText(of: $0), value: old.table.values[$0.value]) },
        new: found.new.map { Value(text: new.table.shownText(of: $0), value: new.table.values[$0.value]) })
      finder?.add(change, ([found.old].compactMap { $0?.declaration }, [found.new].compactMap { $0?.declaration }))
      return change
    }
    // In the order of the components' names, the changes of no component last.
    let byComponent = Dictionary(grouping: changes) { registry.componentName(of: $0.path) }
    groups = byComponent.map { Group(component: $0, changes: $1) }.sorted { left, right in
      guard let left = left.component, let right = right.component else { return left.component != nil }
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    causes = finder?.finished() ?? []
  }
}

extension Registry {
  /// The component that a path belongs to, by what is declared or else by its name.
  fileprivate func componentName(of path: String) -> String? {
    if let part = resolvePath(path).flatMap({ parts(of: $0).first }) { return components[part.component].name }
    return owner(of: Array(path.utf8)[...])?.name
  }
}
