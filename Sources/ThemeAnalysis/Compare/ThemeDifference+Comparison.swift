import ThemeBase
package import ThemeCompiler
package import ThemeModel
package import ThemeTable

extension ThemeDifference {
  /// The changes from the old table to the new one; the registry tells which component a path belongs to.
  package init(from old: ResolvedTable, to new: ResolvedTable, registry: Registry) {
    var comparison = TableComparison(old: old, new: new)
    let changes = comparison.run { Change($0, old, new) }
    self.init(groups: ComponentGroups.group(changes, registry))
  }
}

extension ThemeDifference {
  /// The changes from one compiled theme to another, with their causes and what they do to contrast.
  package init(from old: Compilation, to new: Compilation, registry: Registry) {
    var comparison = TableComparison(old: old.table, new: new.table)
    var finder = CauseFinder(from: old, to: new)
    let changes = comparison.run { found in
      let change = Change(found, old.table, new.table)
      finder.add(
        change,
        .init(
          old: [found.old?.variant.declaration].compactMap { $0 },
          new: [found.new?.variant.declaration].compactMap { $0 }))
      return change
    }
    self.init(groups: ComponentGroups.group(changes, registry), causes: finder.finished())
  }
}

extension ThemeDifference.Change {
  fileprivate init(_ change: TableComparison.Change, _ old: ResolvedTable, _ new: ResolvedTable) {
    self.init(
      path: change.path, property: change.name.written, environments: change.environments,
      old: change.old.map { ThemeDifference.Value($0, in: old) },
      new: change.new.map { ThemeDifference.Value($0, in: new) })
  }
}

extension ThemeDifference.Value {
  fileprivate init(_ value: TableComparison.Value, in table: ResolvedTable) {
    self.init(text: table.shownText(of: value.variant), value: value.value)
  }
}

/// Changes under the components that their paths belong to.
enum ComponentGroups {
  /// Groups in the order of the components' names, the changes of no component last; the order inside a group stays.
  static func group(_ changes: [ThemeDifference.Change], _ registry: Registry) -> [ThemeDifference.Group] {
    let groups = Dictionary(grouping: changes) { registry.componentName(of: $0.path) }
    return groups.sorted { precedes($0.key, $1.key) }.map { .init(component: $0, changes: $1) }
  }

  private static func precedes(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left != nil }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension Registry {
  /// The component that a path belongs to, by what is declared or else by its name.
  fileprivate func componentName(of path: String) -> String? {
    if let part = resolvePath(path).flatMap({ parts(of: $0).first }) { return components[part.component].name }
    return owner(of: Array(path.utf8)[...])?.name
  }
}
