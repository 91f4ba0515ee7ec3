import ThemeTable

/// How a cell's width is shared.
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
  func columns(in frame: LayoutRect, _ pass: inout LayoutPass) -> ObjectCellColumns {
    var room = ObjectCellRoom(
      left: frame.minX, right: frame.maxX, kept: metrics.minimumTextWidth, gap: metrics.gap)
    let accessory =
      content.accessoryType == .none ? 0 : room.take(metrics.accessorySize.width)
    let image = content.detailImage == nil ? 0 : room.take(metrics.imageSize.width)
    let icons = room.take(icons.map { metrics.size(of: $0, parts, &pass).width }.max() ?? 0)
    let status = room.take(
      upTo: statusWidth(of: frame.width, &pass), atLeast: metrics.iconSize.width)
    let hasDescription = content.description != nil && !pass.traits.isCompact
    let description =
      hasDescription ? room.take(frame.width * max(0, metrics.descriptionFraction)) : 0
    var columns = ObjectCellColumns()
    columns.icons = room.leading(icons, in: frame)
    columns.image = room.leading(image, in: frame)
    columns.image.size.height = min(frame.height, metrics.imageSize.height)
    columns.accessory = room.trailing(accessory, in: frame)
    columns.status = room.trailing(status, in: frame)
    columns.description = room.trailing(description, in: frame)
    columns.text = LayoutRect(
      x: room.left, y: frame.minY, width: max(0, room.right - room.left), height: frame.height)
    let side = metrics.accessorySize.height
    columns.accessory.origin.y = frame.midY - side / 2
    columns.accessory.size.height = side
    return columns
  }

  private func statusWidth(of width: Double, _ pass: inout LayoutPass) -> Double {
    var widest = 0.0
    for entry in statuses {
      switch entry.status {
      case .text(let text):
        let measure = pass.measure(text, of: entry.part, state, width: .infinity, cap: 1)
        widest = max(widest, measure.size.width)
      case .image: widest = max(widest, metrics.iconSize.width)
      }
    }
    return min(widest, width * max(0, metrics.statusFraction))
  }
}

/// What is left of a cell's width while its parts take theirs.
private struct ObjectCellRoom {
  var left: Double
  var right: Double
  /// What the lines of text keep.
  let kept: Double
  let gap: Double
  private var taken = 0.0

  init(left: Double, right: Double, kept: Double, gap: Double) {
    self.left = left
    self.right = right
    self.kept = kept
    self.gap = gap
  }

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
    return LayoutRect(x: left, y: frame.minY, width: width, height: frame.height)
  }

  /// The same at the trailing side.
  mutating func trailing(_ width: Double, in frame: LayoutRect) -> LayoutRect {
    guard width > 0 else { return .zero }
    defer { right -= width + gap }
    return LayoutRect(x: right - width, y: frame.minY, width: width, height: frame.height)
  }
}
