import ThemeTable

/// Lays the parts of an object cell out in a frame, from left to right.
struct ObjectCellLayout {
  var content: ObjectCellContent
  var parts: ObjectCellParts
  var metrics = ObjectCellMetrics.standard
  var state = StyleState.plain
  /// The most icons that are shown.
  var iconLimit = 3
  /// Whether room was kept for a number of lines that does not depend on the text, as in rows that are equally high.
  var hasFixedLines = false

  private var lines: [(name: String, text: String, part: StyledPart)] {
    [
      ("title", content.title, parts.title), ("subtitle", content.subtitle, parts.subtitle),
      ("footnote", content.footnote, parts.footnote),
    ].compactMap { name, text, part in
      guard let text, !text.isEmpty else { return nil }
      return (name, text, part)
    }
  }

  var icons: ArraySlice<ObjectIcon> { content.icons.prefix(iconLimit) }

  var statuses: [(name: String, status: ObjectStatus, part: StyledPart)] {
    [
      ("status", content.status, parts.status), ("substatus", content.substatus, .objectSubstatus),
    ].compactMap { name, status, part in status.map { (name, $0, part) } }
  }

  /// The height of the cell at a width in points: that of its highest part.
  func height(width: Double, _ pass: inout LayoutPass) -> Double {
    let columns = columns(in: LayoutRect(x: 0, y: 0, width: width, height: 0), &pass)
    let texts = textHeights(width: columns.text.width, &pass)
    let icons =
      columns.icons.width > 0 ? icons.map { metrics.size(of: $0, parts, &pass).height } : []
    let statuses = columns.status.width > 0 ? statuses.map { height(of: $0, &pass) } : []
    let stacks = [texts, icons, statuses].map { heights in
      heights.reduce(0, +) + Double(max(0, heights.count - 1)) * metrics.lineGap
    }
    let image = columns.image.width > 0 ? metrics.imageSize.height : 0
    return max(stacks.max() ?? 0, image, descriptionHeight(columns, &pass))
  }

  private func descriptionHeight(
    _ columns: ObjectCellColumns, _ pass: inout LayoutPass
  ) -> Double {
    guard let text = content.description, columns.description.width > 0 else { return 0 }
    return pass.measure(
      text, of: .objectDescription, state, width: columns.description.width,
      lineLimit: metrics.unboundedLines
    ).size.height
  }

  private func textHeights(width: Double, _ pass: inout LayoutPass) -> [Double] {
    lines.map { line in
      pass.height(line.text, of: line.part, state, width: width, cap: cap(of: line.part, &pass))
    }
  }

  /// How many lines of a part there is room for; 0 for as many as it takes.
  private func cap(of part: StyledPart, _ pass: inout LayoutPass) -> Int {
    hasFixedLines ? metrics.reservedLines(of: part, state, &pass) : 0
  }

  private func height(
    of entry: (name: String, status: ObjectStatus, part: StyledPart), _ pass: inout LayoutPass
  ) -> Double {
    if case .image = entry.status { return metrics.iconSize.height }
    return pass.lineHeight(of: entry.part, state)
  }

  /// The nodes of the cell in a frame; their identifiers begin with a prefix.
  func nodes(in frame: LayoutRect, prefix: String, _ pass: inout LayoutPass) -> [DisplayNode] {
    let columns = columns(in: frame, &pass)
    var nodes = iconNodes(in: columns.icons, prefix: prefix, &pass)
    if let image = content.detailImage, columns.image.width > 0 {
      var node = pass.node(
        prefix + "/image", .image, frame: columns.image, part: parts.image, state)
      node.image = image
      nodes.append(node)
    }
    nodes += lineNodes(in: columns.text, prefix: prefix, &pass)
    nodes += statusNodes(in: columns.status, prefix: prefix, &pass)
    if let description = content.description, columns.description.width > 0 {
      var place = columns.description
      place.size.height = min(place.height, descriptionHeight(columns, &pass))
      nodes.append(
        pass.text(
          prefix + "/description", description, frame: place, part: .objectDescription, state,
          lineLimit: metrics.unboundedLines))
    }
    if let image = content.accessoryType.imageName, columns.accessory.width > 0 {
      var node = pass.node(
        prefix + "/accessory", .image, frame: columns.accessory, part: parts.accessory, state)
      node.image = image
      nodes.append(node)
    }
    return nodes
  }

  private func lineNodes(
    in frame: LayoutRect, prefix: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    let heights = textHeights(width: frame.width, &pass)
    let total = heights.reduce(0, +) + Double(max(0, heights.count - 1)) * metrics.lineGap
    var y = frame.minY + max(0, (frame.height - total) / 2)
    var nodes: [DisplayNode] = []
    for (line, height) in zip(lines, heights) {
      nodes.append(
        pass.text(
          prefix + "/" + line.name, line.text,
          frame: LayoutRect(x: frame.minX, y: y, width: frame.width, height: height),
          part: line.part,
          state, cap: cap(of: line.part, &pass)))
      y += height + metrics.lineGap
    }
    return nodes
  }

  private func iconNodes(
    in column: LayoutRect, prefix: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    guard column.width > 0 else { return [] }
    var nodes: [DisplayNode] = []
    var y = column.minY
    for (index, icon) in icons.enumerated() {
      let size = metrics.size(of: icon, parts, &pass)
      let frame = LayoutRect(
        x: column.midX - size.width / 2, y: y, width: size.width, height: size.height)
      let name = "\(prefix)/icon-\(index)"
      switch icon {
      case .text(let text):
        nodes.append(
          pass.text(name, text, frame: frame, part: parts.icon, state, cap: 1, alignment: .center))
      case .image(let image, _):
        var node = pass.node(name, .image, frame: frame, part: parts.image, state)
        node.image = image
        nodes.append(node)
      }
      y += size.height + metrics.lineGap
    }
    return nodes
  }

  private func statusNodes(
    in frame: LayoutRect, prefix: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    guard frame.width > 0 else { return [] }
    var nodes: [DisplayNode] = []
    var y = frame.minY
    for entry in statuses {
      let height = height(of: entry, &pass)
      let line = LayoutRect(x: frame.minX, y: y, width: frame.width, height: height)
      let name = prefix + "/" + entry.name
      switch entry.status {
      case .text(let text):
        nodes.append(
          pass.text(
            name, text, frame: line, part: entry.part, state, cap: 1,
            alignment: pass.trailingAlignment))
      case .image(let image, _):
        let place = LayoutRect(
          x: line.maxX - min(line.width, metrics.iconSize.width), y: y,
          width: min(line.width, metrics.iconSize.width), height: height)
        var node = pass.node(name, .image, frame: place, part: entry.part, state)
        node.image = image
        nodes.append(node)
      }
      y += height + metrics.lineGap
    }
    return nodes
  }
}

extension ObjectAccessory {
  /// The name of the system's symbol; nil for nothing.
  fileprivate var imageName: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "chevron.forward"
    case .detailButton: "info.circle"
    case .checkmark: "checkmark"
    }
  }
}
