import ThemeTable

/// Lays the parts of an object cell out in a frame, from left to right.
struct ObjectCellLayout {
  var content: ObjectCellContent
  var parts: ObjectCellParts
  var metrics = ObjectCellMetrics.standard
  var state = StyleState.plain
  /// The most icons that are shown.
  var iconLimit = 3
  /// The names of the images for what stands at the trailing edge.
  var accessoryImages: [AccessoryType: String] = [
    .disclosureIndicator: "chevron.right", .detailButton: "info.circle", .checkmark: "checkmark",
  ]

  private var lines: [(name: String, text: String, part: StyledPart)] {
    [
      ("title", content.title, parts.title), ("subtitle", content.subtitle, parts.subtitle),
      ("footnote", content.footnote, parts.footnote),
    ].compactMap { name, text, part in
      guard let text, !text.isEmpty else { return nil }
      return (name, text, part)
    }
  }

  /// The height of the cell at a width in points: of its lines or of its image, whichever is higher.
  func height(width: Double, _ pass: inout LayoutPass) -> Double {
    let room = columns(in: Rect(x: 0, y: 0, width: width, height: 0), &pass).text.width
    let texts = textHeights(width: room, &pass)
    let text = texts.reduce(0, +) + Double(max(0, texts.count - 1)) * metrics.lineGap
    let icons = min(iconLimit, content.icons.count)
    let iconHeight =
      Double(icons) * (metrics.iconSize.height + metrics.lineGap)
      - (icons > 0 ? metrics.lineGap : 0)
    return max(text, iconHeight, content.detailImage == nil ? 0 : metrics.imageSize.height)
  }

  private func textHeights(width: Double, _ pass: inout LayoutPass) -> [Double] {
    lines.map { line in
      pass.measure(line.text, of: line.part, state, width: width).size.height
    }
  }

  /// The nodes of the cell in a frame; their identifiers begin with a prefix.
  func nodes(in frame: Rect, prefix: String, _ pass: inout LayoutPass) -> [DisplayNode] {
    let columns = columns(in: frame, &pass)
    var nodes = iconNodes(at: columns.icons, prefix: prefix, &pass)
    if let image = content.detailImage {
      var node = pass.node(
        prefix + "/image", .image, frame: columns.image, part: parts.image, state)
      node.image = image
      nodes.append(node)
    }
    nodes += lineNodes(in: columns.text, prefix: prefix, &pass)
    nodes += statusNodes(in: columns.status, prefix: prefix, &pass)
    if let description = content.description, columns.description.width > 0 {
      nodes.append(
        pass.text(
          prefix + "/description", description, frame: columns.description,
          part: .objectDescription, state, lineLimit: 0))
    }
    if let image = accessoryImages[content.accessoryType] {
      var node = DisplayNode(prefix + "/accessory", .image, frame: columns.accessory)
      node.image = image
      nodes.append(node)
    }
    return nodes
  }

  private func lineNodes(
    in frame: Rect, prefix: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    let heights = textHeights(width: frame.width, &pass)
    let total = heights.reduce(0, +) + Double(max(0, heights.count - 1)) * metrics.lineGap
    var y = frame.minY + max(0, (frame.height - total) / 2)
    var nodes: [DisplayNode] = []
    for (line, height) in zip(lines, heights) {
      nodes.append(
        pass.text(
          prefix + "/" + line.name, line.text,
          frame: Rect(x: frame.minX, y: y, width: frame.width, height: height), part: line.part,
          state))
      y += height + metrics.lineGap
    }
    return nodes
  }

  private func iconNodes(
    at origin: Rect, prefix: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    content.icons.prefix(iconLimit).enumerated().map { index, icon in
      let step = metrics.iconSize.height + metrics.lineGap
      let frame = Rect(
        x: origin.minX, y: origin.minY + Double(index) * step, width: metrics.iconSize.width,
        height: metrics.iconSize.height)
      let name = "\(prefix)/icon-\(index)"
      switch icon {
      case .text(let text):
        return pass.text(name, text, frame: frame, part: parts.icon, state, alignment: .center)
      case .image(let image, _):
        var node = pass.node(name, .image, frame: frame, part: parts.image, state)
        node.image = image
        return node
      }
    }
  }

  private func statusNodes(
    in frame: Rect, prefix: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    var nodes: [DisplayNode] = []
    var y = frame.minY
    for (name, status, part) in [
      ("status", content.status, parts.status),
      ("substatus", content.substatus, .objectSubstatus),
    ] {
      guard let status else { continue }
      let height = pass.lineHeight(of: part, state)
      let line = Rect(x: frame.minX, y: y, width: frame.width, height: height)
      switch status {
      case .text(let text):
        nodes.append(
          pass.text(
            prefix + "/" + name, text, frame: line, part: part, state,
            alignment: pass.traits.isRightToLeft ? .left : .right))
      case .image(let image, _):
        var node = pass.node(prefix + "/" + name, .image, frame: line, part: part, state)
        node.image = image
        nodes.append(node)
      }
      y += height + metrics.lineGap
    }
    return nodes
  }
}

/// How a cell's width is shared.
private struct ObjectCellColumns {
  var icons = Rect.zero
  var image = Rect.zero
  var text = Rect.zero
  var status = Rect.zero
  var description = Rect.zero
  var accessory = Rect.zero
}

extension ObjectCellLayout {
  private func columns(in frame: Rect, _ pass: inout LayoutPass) -> ObjectCellColumns {
    var columns = ObjectCellColumns()
    var left = frame.minX
    var right = frame.maxX
    if !content.icons.isEmpty, iconLimit > 0 {
      columns.icons = Rect(
        x: left, y: frame.minY, width: metrics.iconSize.width, height: frame.height)
      left += metrics.iconSize.width + metrics.gap
    }
    if content.detailImage != nil {
      columns.image = Rect(
        x: left, y: frame.minY, width: metrics.imageSize.width, height: metrics.imageSize.height)
      left += metrics.imageSize.width + metrics.gap
    }
    if content.accessoryType != .none {
      let size = metrics.accessorySize
      columns.accessory = Rect(
        x: right - size.width, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      right -= size.width + metrics.gap
    }
    let status = statusWidth(of: frame.width, &pass)
    if status > 0 {
      columns.status = Rect(
        x: right - status, y: frame.minY, width: status, height: frame.height)
      right -= status + metrics.gap
    }
    if content.description != nil, !pass.traits.isCompact {
      let width = max(0, min(frame.width * metrics.descriptionFraction, right - left))
      columns.description = Rect(
        x: right - width, y: frame.minY, width: width, height: frame.height)
      right -= width + metrics.gap
    }
    columns.text = Rect(
      x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
    return columns
  }

  private func statusWidth(of width: Double, _ pass: inout LayoutPass) -> Double {
    var widest = 0.0
    for (status, part) in [(content.status, parts.status), (content.substatus, .objectSubstatus)] {
      switch status {
      case .text(let text)?:
        let measure = pass.measure(text, of: part, state, width: .infinity)
        widest = max(widest, measure.size.width)
      case .image?: widest = max(widest, metrics.iconSize.width)
      case nil: continue
      }
    }
    return min(widest, width * metrics.statusFraction)
  }
}
