/// An event of a collection view.
public enum CollectionEvent: ComponentEvent, Hashable, Sendable {
  /// A cell was tapped.
  case itemTapped(ItemID)
  /// The footer's button was tapped.
  case seeAllTapped
  /// The header was tapped.
  case headerTapped
  /// A step of a finger that is dragged over the cells.
  case dragged(DragEvent)
  /// The cells were scrolled to that offset in points: sideways in the row, downwards in the grid.
  case scrolled(to: Double)
  /// Scrolling will come to rest at that offset unless it snaps to a cell.
  case scrollEnded(at: Double)
  /// The items are these now, a part of so many.
  case itemsChanged([CollectionEntry], totalCount: Int)
  /// A finger came to rest on a target, or with nil left it. The target is drawn highlighted meanwhile.
  case highlighted(TapTarget?)
  /// The keyboard focus came to a target, or with nil left the component.
  case focused(TapTarget?)
  /// A view has drawn the grid and measured its rows.
  case laidOut([ScrollArea])
  /// Size, environment, direction of reading, text size or theme changed.
  case traitsChanged(ViewTraits)
}

/// A request of a collection view to its host.
public enum CollectionEffect: Hashable, Sendable {
  /// Show the object of an item in detail (CV-05).
  case showDetail(ItemID)
  /// Show the whole data set as a list of object cells (CV-04).
  case showAll
  /// The header was tapped.
  case headerTapped
}
