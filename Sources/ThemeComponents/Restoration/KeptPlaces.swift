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

extension ObjectList {
  /// The place of the user: the scroll offset.
  public var place: ComponentPlace { ComponentPlace(.init(component: .objectList, scrolls: [scroll.place])) }
}

extension CollectionModel {
  /// The place of the user: the scroll offset of the grid, or the first cell of the row.
  public var place: ComponentPlace {
    var kept = scroll.place
    let first = row.firstCell(at: offset)
    if isHorizontal, items.indices.contains(first) { kept.item = items[first].id.rawValue }
    return ComponentPlace(.init(component: .collection, scrolls: [kept]))
  }

  /// Goes back to a place.
  mutating func restore(_ content: ComponentPlace.Content?) {
    guard isHorizontal else { return scroll.restore(content?.scrolls.first) }
    guard let id = content?.scrolls.first?.item, let index = items.firstIndex(where: { $0.id.rawValue == id }) else {
      return
    }
    scroll.scroll(to: min(row.offset(ofCell: index), row.highestOffset))
  }
}

extension SiblingNavigation {
  /// The place of the user: the shown page.
  public var place: ComponentPlace {
    ComponentPlace(.init(component: .siblings, path: [current?.id.rawValue].compactMap { $0 }))
  }
}

extension ListPickerFormCell {
  /// The place of the user: the open list with its level, search, choice and scroll offset.
  ///
  /// The value is the app's own to keep. An app that searches on a server finds the values of the kept search text again.
  public var place: ComponentPlace {
    guard let list else { return ComponentPlace(.init(component: .listPicker)) }
    return ComponentPlace(
      .init(
        component: .listPicker, path: list.path.map { $0.rawValue }, selection: selection.map { $0.rawValue },
        scrolls: [list.scroll.place], searchText: list.searchText, isOpen: true, isFullHeight: list.isFullHeight))
  }

  /// Goes back to a place; groups that are gone are left.
  mutating func restore(_ content: ComponentPlace.Content?) {
    guard let content, content.isOpen, !handle(.tapped(.control(.formCell))).isEmpty else { return }
    if hasPool { list?.pool = values.choice(of: configuration.choosable(content.selection.map { ItemID($0) })) }
    var path = content.path.map { ItemID($0) }
    while !path.isEmpty, values.level(at: path) == nil { path.removeLast() }
    _ = show(path: path)
    if !content.searchText.isEmpty { _ = search(isActive: true, text: content.searchText) }
    list?.scroll.restore(content.scrolls.first)
    list?.screen.sheet.isFullHeight = content.isFullHeight
  }
}

extension HierarchyPickerFormCell {
  /// The place of the user: the open hierarchy with path, choice and scroll offsets.
  ///
  /// The value is the app's own to keep. A cell that comes back open asks for its data with ``HierarchyEvent/appeared``.
  public var place: ComponentPlace {
    var content = hierarchy?.content(as: .hierarchyPicker) ?? ComponentPlace.Content(component: .hierarchyPicker)
    content.isOpen = hierarchy != nil
    content.isFullHeight = screen.sheet.isFullHeight
    return ComponentPlace(content)
  }

  /// Goes back to a place.
  mutating func restore(_ content: ComponentPlace.Content?) {
    guard let content, content.isOpen, configuration.isEditable else { return }
    show()
    hierarchy?.restore(content)
    screen.sheet.isFullHeight = content.isFullHeight
  }
}
