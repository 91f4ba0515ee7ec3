/// What can happen to a hierarchy view.
public enum HierarchyEvent: Hashable, Sendable, Codable {
  /// The view is shown for the first time: it starts to ask for its data. Later ones change nothing.
  case appeared
  /// The app wants everything to be asked for anew; path, selection and scroll positions are forgotten.
  case reloaded
  /// The answer to a request.
  case answered(LoadToken, HierarchyAnswer)
  /// Children were added to an item at these indexes, counted in the new list (`insertChildren(of:at:)`).
  case childrenInserted(of: ItemID, at: [Int])
  /// The parent of an item has become known or another one (`invalidateParent(of:)`).
  case parentInvalidated(of: ItemID)
  /// The row of an item shows something else now.
  case contentInvalidated(of: ItemID)
  /// A view has drawn these rows of a level; their content is wanted, and the ids of those that follow.
  case rowsShown(level: Int, rows: Range<Int>)
  /// The hierarchy accessory of an item was tapped.
  case accessoryTapped(ItemID)
  /// The row of an item was tapped beside its accessory.
  case itemTapped(ItemID)
  /// The app chose these items, as those that a list picker has at first; nobody is told of the change.
  ///
  /// They need not have been visited, so the app vouches that they exist. Of several the first one counts with single
  /// selection, and none without.
  case selectionSet([ItemID])
  /// A button of the header was tapped; the side is that of the screen.
  case headerButtonTapped(HierarchyHeaderSide)
  /// A quick flick: exactly one level.
  case swiped(SwipeDirection)
  /// A step of a finger that is dragged.
  case dragged(DragEvent)
  /// The column of a level was scrolled to that offset in points from its top.
  case scrolled(level: Int, offset: Double)
  /// A finger came to rest on something that takes taps, or with nil left it; it is drawn highlighted meanwhile.
  case highlighted(TapTarget?)
  /// Size, environment, direction of reading, text size or theme changed.
  case traitsChanged(ViewTraits)
}

extension HierarchyEvent {
  /// Whether it changes only what rows and header say or which rows are chosen.
  var isAboutRows: Bool {
    switch self {
    case .itemTapped, .selectionSet, .highlighted, .answered(_, .content), .answered(_, .title):
      true
    default: false
    }
  }
}

/// One of the two ends of the header, as the screen shows it.
public enum HierarchyHeaderSide: String, Hashable, Sendable, Codable, CaseIterable {
  /// The left end: towards the parent unless the layout is mirrored.
  case left
  /// The right end: towards the last visited children unless the layout is mirrored.
  case right
}

/// What a hierarchy view asks its host for.
public enum HierarchyEffect: Hashable, Sendable {
  /// Ask the data source and deliver the answer with the request's token.
  case ask(HierarchyRequest)
  /// The children of an item come into view.
  case expanded(ItemID, HierarchyExpansion)
  /// A row was tapped that selects nothing: show its object.
  case activated(ItemID)
  /// The selection changed; the items are in the order in which they were selected.
  case selectionChanged([ItemID])
}

/// How the children of an item come into view.
public enum HierarchyExpansion: String, Hashable, Sendable, Codable {
  /// As another column, on regular width.
  case column
  /// By a transition to another view, on compact width and in dialogs.
  case push
}
