import ThemeTable

/// The widths of a cell's parts.
struct ObjectCellColumns {
  var icons = LayoutRect.zero
  var image = LayoutRect.zero
  var text = LayoutRect.zero
  var status = LayoutRect.zero
  var description = LayoutRect.zero
  var accessory = LayoutRect.zero
}

extension ObjectCellLayout {
  /// Shares the width: what does not leave the lines their smallest width is left out, the description first.
  func columns(in frame: LayoutRect) -> ObjectCellColumns {
    var room = ObjectCellRoom(
      left: frame.minX, right: frame.maxX, kept: metrics.minimumTextWidth, gap: metrics.gap)
    let accessory = room.take(accessoryWidth)
    let image = content.detailImage == nil ? 0 : room.take(metrics.imageSize.width)
    let icons = room.take(icons.map { metrics.size(of: $0, parts, pass).width }.max() ?? 0)
    let status = room.take(
      upTo: statusWidth(of: frame.width), atLeast: pass.scaled(metrics.iconSize).width)
    let hasDescription = content.description != nil && !pass.traits.isCompact
    let description =
      hasDescription ? room.take(frame.width * max(0, metrics.descriptionFraction)) : 0
    var columns = ObjectCellColumns()
    columns.icons = room.leading(icons, in: frame)
    columns.image = room.leading(image, in: frame)
    columns.image.size.height = metrics.imageSize.height
    columns.accessory = room.trailing(accessory, in: frame)
    columns.status = room.trailing(status, in: frame)
    columns.description = room.trailing(description, in: frame)
    columns.text = frame.column(at: room.left, width: max(0, room.right - room.left))
    return columns
  }

  private func statusWidth(of width: Double) -> Double {
    var widest = 0.0
    let icon = pass.scaled(metrics.iconSize).width
    for entry in statuses {
      var width = entry.status.image == nil ? 0 : icon
      if let text = text(of: entry) {
        width += width > 0 ? metrics.lineGap : 0
        width += pass.measure(text).size.width
      }
      widest = max(widest, width)
    }
    return min(widest, width * max(0, metrics.statusFraction))
  }
}

/// The width of a cell that is left while its parts take theirs.
private struct ObjectCellRoom {
  var left: Double
  var right: Double
  /// The width that the lines of text keep.
  let kept: Double
  let gap: Double
  var taken = 0.0

  /// The width itself where it is to be had, else 0.
  mutating func take(_ width: Double) -> Double { take(upTo: width, atLeast: width) }

  /// As much of a width as is to be had, 0 for less than the least.
  mutating func take(upTo width: Double, atLeast least: Double) -> Double {
    let least = min(least, width)
    let width = min(width, right - left - taken - gap - kept)
    guard width > 0, width >= least else { return 0 }
    taken += width + gap
    return width
  }

  /// The place of a part at the leading side; nothing for no width.
  mutating func leading(_ width: Double, in frame: LayoutRect) -> LayoutRect {
    guard width > 0 else { return .zero }
    defer { left += width + gap }
    return frame.column(at: left, width: width)
  }

  /// The same at the trailing side.
  mutating func trailing(_ width: Double, in frame: LayoutRect) -> LayoutRect {
    guard width > 0 else { return .zero }
    defer { right -= width + gap }
    return frame.column(at: right - width, width: width)
  }
}
