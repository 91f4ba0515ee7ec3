/// The sheet in which a picker is open: half of the screen or all of it, and the finger on its handle (LP-04).
struct PickerSheet: Hashable, Sendable {
  /// Whether the sheet has its full height.
  var isFullHeight = false
  /// Whether a finger holds the handle.
  private var isHeld = false

  /// The height in points of a bar, a search field and two rows at the default text size.
  private static let leastHeight = 160.0

  /// Whether the sheet can have half of the height: not on a phone on its side, and not where largest texts need it all.
  private static func hasHalf(in traits: ViewTraits, _ metrics: ListPickerMetrics) -> Bool {
    !traits.hasCompactHeight && traits.size.height * metrics.halfSheetFraction >= leastHeight * traits.symbolScale
  }

  /// The place of the sheet on the screen.
  ///
  /// It is as wide as a phone, and on a tablet as a form sheet of the system.
  func frame(in traits: ViewTraits, _ metrics: ListPickerMetrics) -> LayoutRect {
    let screen = LayoutRect(traits.size)
    let isWide = !traits.isCompact && !traits.isPhone
    let width = isWide ? min(max(0, metrics.sheetWidth.finite), screen.width) : screen.width
    let sheet = screen.column(at: screen.midX - width / 2, width: width)
    guard !isFullHeight, Self.hasHalf(in: traits, metrics) else { return sheet }
    let height = screen.height * min(max(0, metrics.halfSheetFraction), 1)
    return sheet.row(at: screen.height - height, height: height)
  }

  /// Follows a finger.
  ///
  /// - Returns: How far the handle was dragged, 0 before the finger leaves; nil for a finger elsewhere.
  mutating func drag(_ step: DragEvent, in traits: ViewTraits, _ metrics: ListPickerMetrics) -> Double? {
    if case .began(let point) = step {
      let strip = frame(in: traits, metrics).top(max(0, metrics.grabberHeight))
      isHeld = strip.contains(LayoutPoint(x: point.x.finite, y: point.y.finite))
    }
    guard isHeld else { return nil }
    if step == .cancelled { isHeld = false }
    guard case .ended(let way, _) = step else { return 0 }
    isHeld = false
    return way.y.finite
  }

  /// Lets the handle go where the system takes the touch away.
  mutating func letGo() { isHeld = false }

  /// Changes the height after the handle was dragged by so many points, down positive.
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
