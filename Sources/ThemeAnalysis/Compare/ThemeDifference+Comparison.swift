package import ThemeCompiler
package import ThemeModel
package import ThemeTable

extension ThemeDifference {
  /// The changes from the old table to the new one; the registry tells which component a path belongs to.
  package init(from old: ResolvedTable, to new: ResolvedTable, registry: Registry) {
    var comparison = TableComparison(old: ComparedResolvedTable(old), new: ComparedResolvedTable(new))
    let changes = comparison.run { Change($0, old, new) }
    self.init(groups: ComponentGroups.group(changes, registry))
  }
}

extension ThemeDifference {
  /// The changes from one compiled theme to another, with their causes and what they do to contrast.
  package init(from old: Compilation, to new: Compilation, registry: Registry) {
    var comparison = TableComparison(old: ComparedResolvedTable(old.table), new: ComparedResolvedTable(new.table))
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
  fileprivate init(_ change: TableComparison<ComparedResolvedTable>.Change, _ old: ResolvedTable, _ new: ResolvedTable)
  {
    self.init(
      path: change.path, property: change.name.written, environments: change.environments,
      old: change.old.map { ThemeDifference.Value($0, in: old) },
      new: change.new.map { ThemeDifference.Value($0, in: new) })
  }
}

extension ThemeDifference.Value {
  fileprivate init(_ value: TableComparison<ComparedResolvedTable>.Value, in table: ResolvedTable) {
    self.init(text: table.shownText(of: value.variant), value: value.value)
  }
}
