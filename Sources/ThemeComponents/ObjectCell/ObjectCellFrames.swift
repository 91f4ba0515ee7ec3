/// The frames of an object cell's parts; a part that is left out has none.
struct ObjectCellFrames {
  var icons: [LayoutRect] = []
  var image: LayoutRect?
  var lines: [LayoutRect] = []
  var statuses: [LayoutRect] = []
  var description: LayoutRect?
  var accessory: LayoutRect?
  /// The height that the parts take in points.
  var height = 0.0
}

extension ObjectCellLayout {
  /// The parts beside each other: icons, image, texts, description, status, accessory.
  func sideBySideFrames(in frame: LayoutRect) -> ObjectCellFrames {
    let columns = columns(in: frame)
    var frames = ObjectCellFrames()
    let icons = columns.icons == nil ? [] : icons.map { metrics.size(of: $0, parts, context) }
    let iconHeights = icons.map { $0.height }
    frames.icons = zip(stack(iconHeights, in: columns.icons, from: frame.minY), icons).map {
      $0.column(at: $0.midX - $1.width / 2, width: $1.width)
    }
    let lines = lineHeights(width: columns.text.width)
    frames.lines = stack(lines, in: columns.text, from: frame.minY + max(0, (frame.height - total(lines)) / 2))
    let statuses = columns.status.map { column in self.statuses.map { statusHeight($0, width: column.width) } }
    let top = statusTop(total(statuses ?? []), beside: frames.lines.first, in: frame)
    frames.statuses = stack(statuses ?? [], in: columns.status, from: top)
    frames.image = columns.image
    frames.accessory = columns.accessory
    if let description, let column = columns.description {
      frames.description = column.top(context.measure(description, width: column.width).size.height)
    }
    frames.height =
      [
        total(lines), total(iconHeights), total(statuses ?? []), frames.description?.height ?? 0,
        frames.image?.height ?? 0, frames.accessory == nil ? 0 : content.accessoryView?.size.height ?? 0,
      ].max() ?? 0
    if frame.height > 0 { frames.image?.size.height = min(frame.height, metrics.imageSize.height) }
    return frames
  }

  /// The top of the statuses, the first of which is on the line of the first text.
  private func statusTop(_ height: Double, beside line: LayoutRect?, in frame: LayoutRect) -> Double {
    guard let line, statuses.count == 1 else { return frame.minY }
    return max(frame.minY, min(line.midY - height / 2, frame.maxY - height))
  }

  /// The parts below each other, the accessory at the trailing edge.
  func stackedFrames(in frame: LayoutRect) -> ObjectCellFrames {
    var frames = ObjectCellFrames()
    let room = frame.left(stackedWidth(of: frame.width))
    let accessory = stackedAccessoryWidth(of: frame.width)
    if accessory > 0 { frames.accessory = frame.right(accessory) }
    var y = frame.minY
    func take(_ height: Double) -> LayoutRect {
      if y > frame.minY { y += metrics.lineGap }
      defer { y += height }
      return room.row(at: y, height: height)
    }
    let sizes = icons.map { metrics.size(of: $0, parts, context) }
    if let highest = sizes.map({ $0.height }).max() {
      let line = take(highest)
      var x = line.minX
      frames.icons = sizes.map { size in
        defer { x += size.width + metrics.lineGap }
        return line.column(at: x, width: size.width).top(size.height)
      }
      if x - metrics.lineGap > line.maxX {
        frames.icons = []
        y = frame.minY
      }
    }
    if content.detailImage != nil, room.width >= metrics.imageSize.width {
      frames.image = take(metrics.imageSize.height).left(metrics.imageSize.width)
    }
    frames.lines = lineHeights(width: room.width).map(take)
    frames.statuses = statuses.map { take(statusHeight($0, width: room.width)) }
    frames.description = description.map { take(context.measure($0, width: room.width).size.height) }
    frames.height = max(y - frame.minY, content.accessoryView?.size.height ?? 0)
    return frames
  }

  private func stackedAccessoryWidth(of width: Double) -> Double {
    min(accessoryWidth, max(0, width - metrics.minimumTextWidth))
  }

  /// The width that the accessory leaves where the parts are below each other.
  func stackedWidth(of width: Double) -> Double {
    let accessory = stackedAccessoryWidth(of: width)
    return accessory > 0 ? max(0, width - accessory - metrics.gap) : width
  }

  private func total(_ heights: [Double]) -> Double {
    heights.reduce(0, +) + Double(max(0, heights.count - 1)) * metrics.lineGap
  }

  private func stack(_ heights: [Double], in column: LayoutRect?, from top: Double) -> [LayoutRect] {
    var y = top
    return heights.map { height in
      defer { y += height + metrics.lineGap }
      return (column ?? .zero).row(at: y, height: height)
    }
  }

  /// The height of a status in points: that of its text or of its image, whichever is higher.
  private func statusHeight(_ entry: Status, width: Double) -> Double {
    let icon = context.scaled(metrics.iconSize)
    let image = entry.status.image == nil ? 0 : icon.height
    guard let text = text(of: entry) else { return image }
    let room = max(0, width - (image > 0 ? icon.width + metrics.lineGap : 0))
    return max(image, context.height(text, width: room))
  }

  /// The width that the accessory takes in points.
  var accessoryWidth: Double {
    if let view = content.accessoryView { return view.size.width }
    let symbol = context.scaled(metrics.accessorySize).width
    switch content.accessoryType {
    case .none: return 0
    case .detailButton: return max(metrics.detailButtonWidth, symbol)
    case .detailDisclosureButton: return max(metrics.detailButtonWidth, symbol) + symbol
    case .disclosureIndicator, .checkmark: return symbol
    }
  }
}
