extension HierarchyModel {
  /// The place of the user: path, columns, selection and scroll offsets.
  public var place: ComponentPlace { ComponentPlace(content(as: .hierarchy)) }

  func content(as component: ComponentPlace.Component) -> ComponentPlace.Content {
    ComponentPlace.Content(
      component: component, path: path.map { $0.rawValue },
      rows: zip(path, path.dropFirst()).map { parent, id in store.children[parent]?.index(of: id, expectedAt: 0) ?? 0 },
      firstVisibleLevel: firstVisibleLevel, deepestVisitedLevel: deepestVisitedLevel,
      selection: selection.map { $0.rawValue },
      scrolls: (0..<levelCount).map { level in rows[parent(ofLevel: level), default: HierarchyLevelRows()].scroll.place
      })
  }

  /// Goes back to a place.
  ///
  /// Nobody knows yet which items of the path still exist: as after a refresh, each is asked about once the data source has
  /// named it again.
  mutating func restore(_ content: ComponentPlace.Content?) {
    guard let content else { return }
    restorePath(
      content.path.map { ItemID($0) }, firstVisibleLevel: content.firstVisibleLevel,
      deepestVisitedLevel: content.deepestVisitedLevel)
    select(content.selection.map { ItemID($0) })
    store.unconfirmed = Set(path)
    for (id, row) in zip(path.dropFirst(), content.rows) { store.expectedRows[id] = row }
    for (level, place) in zip(0..<levelCount, content.scrolls) {
      rows[parent(ofLevel: level), default: HierarchyLevelRows()].scroll.restore(place)
    }
  }
}
