/// The rows of the levels as views have drawn them, each level by its parent; the top level has none.
///
/// A level keeps the room for accessories when it goes out of view, so that cells line up when it comes back.
struct HierarchyRows: Hashable, Sendable {
  /// The rows of one level.
  private struct Level: Hashable, Sendable {
    var scroll: ListScroll?
    var shown: Range<Int>?
    /// Whether any known row has the hierarchy accessory.
    var hasAccessory = false
  }

  private var levels: [ItemID?: Level] = [:]

  /// The scroll offset of a level, and the measured heights of its rows.
  func scroll(of parent: ItemID?) -> ListScroll { levels[parent]?.scroll ?? ListScroll() }

  /// The rows that a view has drawn, or nil if none has.
  func shown(of parent: ItemID?) -> Range<Int>? { levels[parent]?.shown }

  /// Whether any known row of a level has the hierarchy accessory.
  ///
  /// Then all its rows keep room for it, so that their cells line up.
  func haveAccessory(of parent: ItemID?) -> Bool { levels[parent]?.hasAccessory ?? false }

  /// Changes the scroll offset of a level or the measured heights of its rows.
  mutating func scroll(_ parent: ItemID?, _ change: (inout ListScroll) -> Void) {
    // Taken out and put back, so that the heights are not copied.
    var level = levels.removeValue(forKey: parent) ?? Level()
    var scroll = level.scroll ?? ListScroll()
    level.scroll = nil
    change(&scroll)
    level.scroll = scroll
    levels[parent] = level
  }

  /// The same, if the level was ever scrolled or measured.
  mutating func update(_ parent: ItemID?, _ change: (inout ListScroll) -> Void) {
    if levels[parent]?.scroll != nil { scroll(parent, change) }
  }

  /// Notes the rows that a view has drawn.
  mutating func show(_ rows: Range<Int>, of parent: ItemID?) {
    levels[parent, default: Level()].shown = rows
  }

  /// Notes the content of one of a level's rows.
  mutating func include(_ content: HierarchyItemContent, in parent: ItemID?) {
    if !content.isHierarchyButtonHidden { levels[parent, default: Level()].hasAccessory = true }
  }

  /// Moves what is known of the top level's rows to the level below a parent that became known.
  mutating func moveTopRows(to parent: ItemID) {
    levels[parent, default: Level()].hasAccessory = haveAccessory(of: nil)
    levels[nil]?.hasAccessory = false
  }

  /// Forgets where a level was scrolled and which rows were drawn.
  mutating func close(_ parent: ItemID) {
    levels[parent]?.scroll = nil
    levels[parent]?.shown = nil
  }

  /// Forgets the measured heights of all rows.
  mutating func invalidate() {
    for parent in levels.keys { levels[parent]?.scroll?.invalidate() }
  }
}
