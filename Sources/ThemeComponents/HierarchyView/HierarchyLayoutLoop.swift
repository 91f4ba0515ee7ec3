/// Layouts of a hierarchy whose data source is at hand.
///
/// A layout finds out which rows are in sight. Their contents are asked for and change heights, which may bring other
/// rows into sight.
enum HierarchyLayoutLoop {
  /// News of a layout for the state.
  enum News {
    case nothing
    /// Extents or offsets of rows that were drawn before.
    case extents
    /// Rows that come into sight.
    case rows
  }

  /// The most layouts after the first one.
  private static let mostRepetitions = 3

  /// Lays out until no more rows come into sight, a few times at most.
  ///
  /// - Parameters:
  ///   - owner: The owner of the hierarchy.
  ///   - layOut: Returns what is drawn.
  ///   - news: Returns the kind of news that a layout has.
  ///   - takeIn: Takes in a layout's measurements, and asks for the contents of rows.
  /// - Returns: The last layout.
  static func display<Owner>(
    _ owner: inout Owner, layOut: (Owner) -> DisplayList,
    news: (Owner, [ScrollArea]) -> News, takeIn: (inout Owner, [ScrollArea]) -> Void
  ) -> DisplayList {
    var list = layOut(owner)
    for _ in 0..<mostRepetitions {
      let news = news(owner, list.scrollAreas)
      guard news != .nothing else { break }
      takeIn(&owner, list.scrollAreas)
      guard news == .rows else { break }
      list = layOut(owner)
    }
    return list
  }
}
