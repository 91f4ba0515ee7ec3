/// The places of a cell's parts beside each other; a part that is left out has none.
struct ObjectCellColumns {
  let icons: LayoutRect?
  let image: LayoutRect?
  let accessory: LayoutRect?
  let status: LayoutRect?
  let description: LayoutRect?
  let text: LayoutRect
}

extension ObjectCellLayout {
  /// Shares the width: what does not leave the lines their smallest width is left out, the description first.
  func columns(in frame: LayoutRect) -> ObjectCellColumns {
    var room = ObjectCellRoom(
      frame: frame, left: frame.minX, right: frame.maxX, kept: metrics.minimumTextWidth, gap: metrics.gap)
    let accessory = room.take(accessoryWidth)
    let image = content.detailImage == nil ? 0 : room.take(metrics.imageSize.width)
    let icons = room.take(icons.map { metrics.size(of: $0, parts, context).width }.max() ?? 0)
    let status = room.take(upTo: statusWidth(of: frame.width), atLeast: context.scaled(metrics.iconSize).width)
    let hasDescription = content.description != nil && !context.traits.isCompact
    let description = hasDescription ? room.take(frame.width * max(0, metrics.descriptionFraction)) : 0
    return ObjectCellColumns(
      icons: room.leading(icons), image: room.leading(image)?.top(metrics.imageSize.height),
      accessory: room.trailing(accessory), status: room.trailing(status), description: room.trailing(description),
      text: frame.column(at: room.left, width: max(0, room.right - room.left)))
  }

  private func statusWidth(of width: Double) -> Double {
    let icon = context.scaled(metrics.iconSize).width
    let widths = statuses.map { entry in
      let image = entry.status.image == nil ? 0 : icon
      guard let text = text(of: entry) else { return image }
      return image + (image > 0 ? metrics.lineGap : 0) + context.measure(text).size.width
    }
    return min(widths.max() ?? 0, width * max(0, metrics.statusFraction))
  }
}

/// The width of a cell that is left while its parts take theirs.
private struct ObjectCellRoom {
  let frame: LayoutRect
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
  mutating func leading(_ width: Double) -> LayoutRect? {
    guard width > 0 else { return nil }
    defer { left += width + gap }
    return frame.column(at: left, width: width)
  }

  /// The same at the trailing side.
  mutating func trailing(_ width: Double) -> LayoutRect? {
    guard width > 0 else { return nil }
    defer { right -= width + gap }
    return frame.column(at: right - width, width: width)
  }
}
