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
    list?.sheet.isFullHeight = content.isFullHeight
  }
}

extension HierarchyPickerFormCell {
  /// The place of the user: the open hierarchy with path, choice and scroll offsets.
  ///
  /// The value is the app's own to keep. A cell that comes back open asks for its data with ``HierarchyEvent/appeared``.
  public var place: ComponentPlace {
    var content = hierarchy?.content(as: .hierarchyPicker) ?? ComponentPlace.Content(component: .hierarchyPicker)
    content.isOpen = hierarchy != nil
    content.isFullHeight = sheet.isFullHeight
    return ComponentPlace(content)
  }

  /// Goes back to a place.
  mutating func restore(_ content: ComponentPlace.Content?) {
    guard let content, content.isOpen, configuration.isEditable else { return }
    show()
    hierarchy?.restore(content)
    sheet.isFullHeight = content.isFullHeight
  }
}
