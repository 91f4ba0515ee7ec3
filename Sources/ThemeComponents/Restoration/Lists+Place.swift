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
