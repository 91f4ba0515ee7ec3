/// The sheet in which a picker is open: half of the screen or all of it, and the finger that moves it (LP-04).
struct PickerSheet: Hashable, Sendable {
  /// The finger on the sheet.
  private enum Hold: Hashable {
    case none
    /// It came down on rows that are at their top; pulled down it moves the sheet.
    case rows
    case sheet
  }

  /// Whether the sheet has its full height.
  var isFullHeight = false
  private var hold = Hold.none
  /// How far the finger has pulled the sheet down, in points; negative upwards.
  private var pull = 0.0

  /// The height in points of a bar, a search field and two rows at the default text size.
  private static let leastHeight = 160.0
  /// The height in points of the system's form sheets, and the room that they leave above and below.
  private static let formHeight = 620.0
  private static let formMargin = 40.0

  /// Whether the sheet can have half of the height: not on a phone on its side, and not where largest texts need it all.
  private static func hasHalf(in traits: ViewTraits, _ metrics: ListPickerMetrics) -> Bool {
    !traits.hasCompactHeight && traits.size.height * metrics.halfSheetFraction >= leastHeight * traits.symbolScale
  }

  /// The place of the sheet on the screen, moved as far as a finger pulls it.
  ///
  /// It is as wide as a phone and at the bottom. On a tablet it is a form sheet of the system, in the middle.
  func frame(in traits: ViewTraits, _ metrics: ListPickerMetrics) -> LayoutRect {
    let screen = LayoutRect(traits.size)
    let hasHalf = Self.hasHalf(in: traits, metrics)
    guard !traits.hasFormSheets else {
      let most = max(0, screen.height - 2 * Self.formMargin)
      let height = isFullHeight || !hasHalf ? most : min(most, Self.formHeight)
      let width = min(max(0, metrics.sheetWidth.finite), screen.width)
      return screen.middle(LayoutSize(width: width, height: height)).moved(y: max(0, pull))
    }
    let height = isFullHeight || !hasHalf ? screen.height : screen.height * min(max(0, metrics.halfSheetFraction), 1)
    let top = screen.height - height
    // A sheet that is pulled up grows; one that is pulled down moves.
    return screen.row(at: max(0, top + pull), height: height + min(top, max(0, -pull)))
  }

  /// Follows a finger.
  ///
  /// - Parameters:
  ///   - step: The step of the finger.
  ///   - isAtTop: Whether the rows are scrolled to their top, so that pulling them down can only move the sheet.
  ///   - traits: The surroundings.
  ///   - metrics: Distances.
  /// - Returns: How far the sheet was dragged, 0 before the finger leaves; nil for a finger that does not move it.
  mutating func drag(_ step: DragEvent, isAtTop: Bool, in traits: ViewTraits, _ metrics: ListPickerMetrics) -> Double? {
    switch step {
    case .began(let point):
      letGo()
      let frame = frame(in: traits, metrics)
      let point = LayoutPoint(x: point.x.finite, y: point.y.finite)
      if frame.top(max(0, metrics.grabberHeight)).contains(point) {
        hold = .sheet
      } else if isAtTop, isFullHeight, Self.hasHalf(in: traits, metrics), frame.contains(point) {
        hold = .rows
      }
      return hold == .sheet ? 0 : nil
    case .changed(let way): return follow(way) ? 0 : nil
    case .ended(let way, let velocity):
      guard follow(way) else { return nil }
      letGo()
      return way.y.finite + velocity.y.finite * ListScroll.predictionTime
    case .cancelled:
      defer { letGo() }
      return hold == .sheet ? 0 : nil
    }
  }

  /// Moves the sheet with a finger; false if the finger does not hold it.
  private mutating func follow(_ way: LayoutPoint) -> Bool {
    let (x, y) = (way.x.finite, way.y.finite)
    if hold == .rows, max(abs(x), abs(y)) > Self.dragDistance { hold = y > abs(x) ? .sheet : .none }
    guard hold == .sheet else { return false }
    pull = y
    return true
  }

  /// The distance in points from which it is clear where a finger goes.
  private static let dragDistance = 6.0

  /// Lets the sheet go, also where the system takes the touch away.
  mutating func letGo() {
    hold = .none
    pull = 0
  }

  /// Changes the height after the sheet was dragged by so many points, down positive.
  ///
  /// - Returns: Whether the user wants to close the sheet.
  mutating func settle(after distance: Double, in traits: ViewTraits, _ metrics: ListPickerMetrics) -> Bool {
    guard abs(distance) >= metrics.grabberThreshold else { return false }
    guard distance >= 0, !isFullHeight || !Self.hasHalf(in: traits, metrics) else {
      isFullHeight = distance < 0
      return false
    }
    return true
  }
}

extension ViewTraits {
  /// Whether sheets float in the middle of the screen, as on a tablet.
  var hasFormSheets: Bool { !isCompact && !isPhone }
}
