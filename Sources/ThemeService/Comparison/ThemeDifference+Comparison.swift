package import ThemeRegistry
package import ThemeTable

extension ThemeDifference {
  /// The changes from the old table to the new one; the registry tells which component a path belongs to.
  package init(from old: ResolvedTable, to new: ResolvedTable, registry: Registry) {
    var comparison = TableComparison(
      old: ComparedResolvedTable(old), new: ComparedResolvedTable(new))
    let changes = comparison.run { change in
      Change(
        path: change.path, property: change.name.written, environments: change.environments,
        old: change.old.map { Value($0, in: old) }, new: change.new.map { Value($0, in: new) })
    }
    self.init(groups: ComponentGroups.group(changes, registry))
  }
}

extension ThemeDifference.Value {
  fileprivate init(
    _ value: TableComparison<ComparedResolvedTable>.Value, in table: ResolvedTable
  ) {
    self.init(text: table.shownText(of: value.variant), value: value.value)
  }
}
