/// The sheet in which a picker is open: half of the screen or all of it (LP-04).
struct PickerSheet: Hashable, Sendable {
  /// Whether the sheet has its full height.
  var isFullHeight = false

  /// The height in points of a bar, a search field and two rows at the default text size.
  private static let leastHeight = 160.0
  /// The height in points of the system's form sheets, and the room that they leave above and below.
  private static let formHeight = 620.0
  private static let formMargin = 40.0

  /// Whether the sheet can have half of the height: not on a phone on its side, and not where largest texts need it all.
  private static func hasHalf(in traits: ViewTraits, _ metrics: ListPickerMetrics) -> Bool {
    !traits.hasCompactHeight && traits.size.height * metrics.halfSheetFraction >= leastHeight * traits.symbolScale
  }

  /// The place of the sheet on the screen.
  ///
  /// It is as wide as a phone and at the bottom. On a tablet it is a form sheet of the system, in the middle.
  func frame(in traits: ViewTraits, _ metrics: ListPickerMetrics) -> LayoutRect {
    let screen = LayoutRect(traits.size)
    let hasHalf = Self.hasHalf(in: traits, metrics)
    guard !traits.hasFormSheets else {
      let most = max(0, screen.height - 2 * Self.formMargin)
      let height = isFullHeight || !hasHalf ? most : min(most, Self.formHeight)
      let width = min(max(0, metrics.sheetWidth.finite), screen.width)
      return screen.middle(LayoutSize(width: width, height: height))
    }
    let height = isFullHeight || !hasHalf ? screen.height : screen.height * min(max(0, metrics.halfSheetFraction), 1)
    return screen.row(at: screen.height - height, height: height)
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
