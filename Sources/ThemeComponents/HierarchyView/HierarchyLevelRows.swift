/// The rows of one level of a hierarchy as views have drawn them.
///
/// A level keeps the room for accessories when it goes out of view, so that cells line up when it comes back.
struct HierarchyLevelRows: Hashable, Sendable {
  /// The scroll offset, and the measured heights of the rows.
  var scroll = ListScroll()
  /// The rows that a view has drawn, or nil if none has.
  var shown: Range<Int>?
  /// Whether any known row has the hierarchy accessory.
  ///
  /// Then all rows keep room for it, so that their cells line up.
  var hasAccessory = false

  /// Forgets where the level was scrolled and which rows were drawn.
  mutating func close() {
    scroll = ListScroll()
    shown = nil
  }
}
