/// The scroll offset of a list, and what layouts have found out about its rows.
///
/// The position is kept by a row: after each layout the first row in sight is the anchor. Whatever happens to the rows
/// above it afterwards, they grow, come or go, the anchor stays where it was drawn.
struct ListScroll: Hashable, Sendable {
  /// The scroll offset in points as it was last set or laid out; never negative.
  private(set) var offset = 0.0
  /// The row that keeps its place, or nil if the offset decides.
  var anchor: ScrollAnchor?
  /// The offsets of the rows as far as layouts measured them, or nil if none did since the rows changed.
  private(set) var offsets: RowOffsets?
  /// The offset when the finger touched, moved where the content ends; nil while none does.
  var dragStart: Double?
  /// Counts the changes of rows and surroundings.
  ///
  /// A layout of an earlier revision has nothing to say any more.
  private(set) var revision = 0
  /// The highest offset in points, or nil before the first layout.
  var highestOffset: Double?

  /// The seconds for which scrolling continues at the last speed of the finger (no source states them).
  static let predictionTime = 0.25
  private var limit: Double { max(0, highestOffset ?? .greatestFiniteMagnitude) }

  /// A way of more points than that is a jump, in which no row has to be followed.
  private static let longestFollowedWay = 2_000.0

  /// Scrolls to an offset in points.
  ///
  /// A short way moves the anchor by as much, so that rows which turn out higher than estimated do not jump.
  mutating func scroll(to offset: Double) {
    let offset = max(0, offset.finite)
    let way = offset - self.offset
    self.offset = offset
    let isAtEnd = offset <= 0 || offset >= highestOffset ?? .greatestFiniteMagnitude
    if isAtEnd || abs(way) > Self.longestFollowedWay { anchor = nil } else { anchor?.start -= way }
  }

  /// Follows a finger, by default up and down.
  ///
  /// - Parameters:
  ///   - step: The step of the finger.
  ///   - way: Returns how far a translation or a velocity goes towards the end of the list.
  ///   - rest: Returns where scrolling comes to rest that would end at an offset.
  mutating func drag(
    _ step: DragEvent, along way: (LayoutPoint) -> Double = { -$0.y }, rest: (Double) -> Double = { $0 }
  ) {
    switch step {
    case .began: dragStart = offset
    case .changed(let translation): pull(by: way(translation).finite)
    case .ended(let translation, let velocity):
      pull(by: way(translation).finite)
      guard dragStart != nil else { return }
      dragStart = nil
      scroll(to: min(rest(offset + way(velocity).finite * Self.predictionTime), limit))
    case .cancelled:
      dragStart = nil
      let place = rest(offset)
      if place != offset { scroll(to: place) }
    }
  }

  /// Scrolls by a way since the finger touched; the content follows at once when a finger that went too far turns back.
  private mutating func pull(by distance: Double) {
    guard let start = dragStart else { return }
    let place = min(max(0, start + distance), limit)
    dragStart = place - distance
    scroll(to: place)
  }

  /// Notes that rows came, went or changed, or that their room did.
  ///
  /// Measured extents no longer apply.
  mutating func invalidate() {
    offsets = nil
    highestOffset = nil
    revision &+= 1
  }

  /// Notes rows that came before a row, so that the measured extents of the others stay.
  mutating func insert(_ number: Int, at row: Int) {
    offsets?.insert(number, at: row)
    revision &+= 1
  }

  /// Notes a row that went, so that the measured extents of the others stay.
  mutating func remove(_ row: Int) {
    offsets?.remove(row)
    revision &+= 1
  }

  /// Takes in what a layout has found out.
  mutating func take(_ area: ScrollArea) {
    guard area.revision == revision, area.rowCount >= 0 else { return }
    let fresh = RowOffsets(count: area.rowCount, estimate: area.estimatedExtent)
    if offsets?.count != fresh.count || offsets?.estimate != fresh.estimate { offsets = fresh }
    offsets?.measure(area.measured)
    offset = max(0, area.offset.finite)
    highestOffset = max(0, area.contentExtent - area.viewportExtent)
    anchor = area.anchor
  }

  /// Whether a layout found anything out that is not known yet.
  func isNews(_ area: ScrollArea) -> Bool {
    area.revision == revision
      && (!area.measured.isEmpty || area.offset != offset || area.anchor != anchor || highestOffset == nil)
  }

  /// Lays a list out.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - estimate: The extent in points of rows that nobody measured.
  ///   - viewport: The extent of the room in points.
  ///   - shift: Points to add to the offset if there is no anchor.
  ///   - fixed: Rows whose extents are known without measuring.
  ///   - row: Returns the row of an anchor, or nil if it is gone.
  ///   - measure: Returns the extent of a row in points, or nil to use the estimate.
  /// - Returns: The rows in sight.
  func window(
    count: Int, estimate: @autoclosure () -> Double, viewport: Double, shift: Double = 0,
    fixed: @autoclosure () -> [MeasuredRow] = [], row: (ScrollAnchor) -> Int?, measure: (Int) -> Double?
  ) -> RowWindow {
    // An estimate stays once rows were measured, so that offsets keep their meaning.
    let measured = offsets.flatMap { $0.count == count && !$0.known.isEmpty ? $0 : nil }
    let position =
      anchor.flatMap { anchor in row(anchor).map { RowWindow.Position.row($0, start: anchor.start) } }
      ?? .offset(offset + shift)
    var offsets = measured ?? RowOffsets(count: count, estimate: estimate())
    if measured == nil { offsets.measure(fixed()) }
    return RowWindow(offsets, viewport: viewport, position: position, measure: measure)
  }

  /// Describes a laid out list.
  func area(_ identifier: DisplayNode.ID, of window: RowWindow, room: LayoutSize, anchor: ScrollAnchor?) -> ScrollArea {
    ScrollArea(
      identifier: identifier, axis: .vertical, contentSize: LayoutSize(width: room.width, height: window.contentExtent),
      viewportExtent: room.height, offset: window.offset, isEstimated: !window.offsets.isExact,
      rowCount: window.offsets.count, rows: window.indices, estimatedExtent: window.offsets.estimate,
      measured: window.measured, anchor: anchor, revision: revision)
  }
}

/// A row that keeps its place when the rows around it change.
package struct ScrollAnchor: Hashable, Sendable {
  /// The item of the row.
  package var item: ItemID
  /// The distance in points from the top of the viewport to the top of the row, negative if it is partly scrolled away.
  package var start: Double
  /// The number that the row had, where a search for the item begins.
  package var row: Int

  /// The row of the item among some ids: at once if it stayed where it was, else linear in them.
  func row<Items: RandomAccessCollection>(in items: Items) -> Int?
  where Items.Element: Identifiable<ItemID>, Items.Index == Int {
    if items.indices.contains(row), items[row].id == item { return row }
    return items.firstIndex { $0.id == item }
  }
}
