import ThemeComponents

extension DisplayList {
  /// The faults that a person would see: things that stick out of what they lie in, that lie over each other, texts
  /// that do not fit, places too small for a finger.
  ///
  /// It holds for rooms of real devices; ``faults`` holds for any.
  var layoutFaults: [String] { root.layoutFaults }
}

extension DisplayNode {
  /// Things that are laid out as a whole; columns, lists and views cut off what they hold.
  private static let closed: Set<DisplayRole> = [.row, .cell, .bar, .header, .footer, .button, .dialog, .searchField]
  /// The roles that lie over others on purpose.
  private static let floating: Set<DisplayRole> = [.divider, .gradient, .dimming, .dialog, .grabber]
  private static let tolerance = 0.01

  fileprivate var layoutFaults: [String] {
    var faults = textFaults + touchFaults
    if Self.closed.contains(role) {
      for child in children where !child.frame.isInside(frame, by: Self.tolerance) {
        faults.append("\(child.identifier) sticks out: \(child.frame) of \(frame)")
      }
    }
    faults += overlapFaults
    return faults + children.flatMap(\.layoutFaults)
  }

  private var overlapFaults: [String] {
    let solid = children.filter { child in
      !Self.floating.contains(child.role) && !child.identifier.hasSuffix("/anchor")
        && !child.identifier.hasSuffix("/placeholder")
    }
    var faults: [String] = []
    for (index, one) in solid.enumerated() {
      for other in solid.dropFirst(index + 1) where one.frame.overlaps(other.frame, by: Self.tolerance) {
        faults.append("\(one.identifier) lies over \(other.identifier): \(one.frame), \(other.frame)")
      }
    }
    return faults
  }

  private var textFaults: [String] {
    guard let text else { return [] }
    let metrics = ApproximateTextMetrics()
    let measure = metrics.measure(text.string, font: text.font, width: .infinity, lineLimit: 1)
    var faults: [String] = []
    if Double(text.lineCount) * metrics.lineHeight(of: text.font) > frame.height + Self.tolerance {
      faults.append("\(identifier) is higher than its frame: \(text.lineCount) lines, \(frame)")
    }
    // Measures are whole points.
    if !text.isTruncated, text.lineCount == 1, measure.size.width >= frame.width + 1 {
      faults.append("\(identifier) is wider than its frame")
    }
    if frame.width < 1 { faults.append("\(identifier) has no room: \(frame)") }
    return faults
  }

  /// 44 points, the size of Apple's guidelines; the room that a table keeps for the accessory is stated to be less.
  private var touchFaults: [String] {
    guard let tapTarget, identifier != "cell/indicator" else { return [] }
    if frame.width >= 44, frame.height >= 44 { return [] }
    return ["\(identifier) is too small for a finger on \(tapTarget): \(frame)"]
  }
}

extension LayoutRect {
  fileprivate func isInside(_ other: LayoutRect, by tolerance: Double) -> Bool {
    minX >= other.minX - tolerance && maxX <= other.maxX + tolerance && minY >= other.minY - tolerance
      && maxY <= other.maxY + tolerance
  }

  fileprivate func overlaps(_ other: LayoutRect, by tolerance: Double) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > tolerance
      && min(maxY, other.maxY) - max(minY, other.minY) > tolerance
  }
}
