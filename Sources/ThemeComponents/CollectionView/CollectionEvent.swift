/// An event of a collection view.
public enum CollectionEvent: ComponentEvent, Hashable, Sendable {
  /// Something happened to the view.
  case view(ViewEvent)
  /// Scrolling will come to rest at that offset unless it snaps to a cell.
  case scrollEnded(at: Double)
  /// The items are these now, a part of so many.
  case itemsChanged([CollectionEntry], totalCount: Int)
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
