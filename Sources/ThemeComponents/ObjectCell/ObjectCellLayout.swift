import ThemeTable

/// Lays the parts of an object cell out in a frame, from left to right.
///
/// At accessibility sizes the parts are below each other, as in UIKit's cells: image, texts, status, description.
struct ObjectCellLayout {
  let content: ObjectCellContent
  let parts: ObjectCellParts
  let context: LayoutContext
  var metrics = ObjectCellMetrics()
  var state = StyleState.plain
  /// The factor by which the title is larger while the cell is selected, unless the theme gives that state a font of its own.
  var selectedTitleScale = 1.0
  /// The most icons that are shown.
  var iconLimit = 3
  /// The detail button, where the accessory type asks for one.
  var detail: AccessoryButton?

  /// The texts with the names of their nodes.
  var lines: [(name: String, text: LayoutText)] {
    [
      ("title", content.title, parts.title, selectedTitleScale), ("subtitle", content.subtitle, parts.subtitle, 1),
      ("body", content.body, parts.subtitle, 1), ("footnote", content.footnote, parts.footnote, 1),
    ].compactMap { name, text, part, scale in
      guard let text, !text.isEmpty else { return nil }
      return (name, LayoutText(text, part, state, lineLimit: lineLimit, selectedScale: scale))
    }
  }

  var icons: ArraySlice<ObjectStatus> { content.icons.prefix(iconLimit) }

  /// A status with the name of its node.
  typealias Status = (name: String, status: ObjectStatus, part: StyledPart)

  var statuses: [Status] {
    [("status", content.status, parts.status), ("substatus", content.substatus, .objectSubstatus)].compactMap {
      name, status, part in status.map { (name, $0, part) }
    }
  }

  /// Whether each text has a line of its own at a width, so that none is broken or cut.
  func fits(_ width: Double) -> Bool {
    let room = isStacked ? stackedWidth(of: width) : columns(in: LayoutRect(width: width)).text.width
    return lines.allSatisfy { context.measure($0.text).size.width <= room }
  }

  /// Whether no word is broken at a width; only texts that wrap break any.
  func fitsWords(_ width: Double) -> Bool {
    !isStacked
      || lines.allSatisfy { line in
        line.text.string.split(separator: " ").allSatisfy {
          var word = line.text
          word.string = String($0)
          return context.width(of: word) <= stackedWidth(of: width)
        }
      }
  }

  /// The height of the cell at a width in points.
  func height(width: Double) -> Double { frames(in: LayoutRect(width: width)).height }

  /// The frames of the parts in a room.
  func frames(in frame: LayoutRect) -> ObjectCellFrames {
    isStacked ? stackedFrames(in: frame) : sideBySideFrames(in: frame)
  }

  /// Whether the parts are below each other.
  private var isStacked: Bool { context.textLines == 0 }

  var description: LayoutText? {
    content.description.map {
      LayoutText($0, .objectDescription, state, lineLimit: isStacked ? 0 : metrics.descriptionLines)
    }
  }

  func text(of status: Status) -> LayoutText? {
    let limit = isStacked ? 0 : 1
    return status.status.text.map { LayoutText($0, status.part, state, lineLimit: limit, cap: limit) }
  }

  func lineHeights(width: Double) -> [Double] { lines.map { context.height($0.text, width: width) } }

  private var lineLimit: Int { isStacked ? 0 : max(0, metrics.lineLimit) }

  /// The nodes of the cell in a frame.
  func nodes(in frame: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let frames = frames(in: frame)
    var nodes: [DisplayNode] = []
    for (index, (icon, place)) in zip(icons, frames.icons).enumerated() {
      let scope = scope.scope("icon-\(index)")
      let words = LayoutText(icon.text ?? "", parts.icon, state, cap: 1)
      nodes.append(
        icon.image == nil
          ? scope.text(words, frame: place, alignment: .center)
          : scope.image(icon.image, frame: place, part: parts.accessory, state))
    }
    if let place = frames.image {
      nodes += scope.picture(
        content.detailImage, letters: content.placeholder, isRound: content.isDetailImageRound, frame: place,
        part: parts.image, state)
    }
    nodes += zip(lines, frames.lines).map { scope.scope($0.name).text($0.text, frame: $1) }
    nodes += zip(statuses, frames.statuses).flatMap { statusNodes($0, frame: $1, scope) }
    if let description, let place = frames.description {
      nodes.append(scope.scope("description").text(description, frame: place))
    }
    return nodes + accessoryNodes(in: frames.accessory, scope)
  }

  /// The image of a status before its text; both at the trailing edge unless the cell is stacked.
  private func statusNodes(_ entry: Status, frame: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let icon = context.scaled(metrics.iconSize)
    var text = frame
    var nodes: [DisplayNode] = []
    if let image = entry.status.image {
      let hasText = entry.status.text != nil
      let width = min(icon.width, frame.width)
      let side = hasText || isStacked ? frame.left(width) : frame.right(width)
      let place = side.line(min(icon.height, frame.height))
      nodes.append(
        scope.scope(hasText ? entry.name + "-image" : entry.name).image(image, frame: place, part: entry.part, state))
      text = frame.inset(by: LayoutInsets(leading: width + metrics.lineGap))
    }
    if let words = self.text(of: entry), text.width > 0 {
      nodes.append(
        scope.scope(entry.name).text(words, frame: text, alignment: isStacked ? .natural : context.trailingAlignment))
    }
    return nodes
  }

  private func accessoryNodes(in frame: LayoutRect?, _ scope: LayoutScope) -> [DisplayNode] {
    guard let frame else { return [] }
    if let view = content.accessoryView {
      var node = scope.scope("accessory").node(.custom, frame: frame)
      node.reuseIdentifier = view.reuseIdentifier
      return [node]
    }
    let size = context.scaled(metrics.accessorySize)
    let width = min(size.width, frame.width)
    func symbol(_ name: String, _ image: String?, at x: Double) -> DisplayNode {
      scope.scope(name).image(
        image, frame: frame.column(at: x, width: width).line(size.height), part: parts.accessory, state)
    }
    guard content.hasDetailButton, let detail else {
      return [symbol("accessory", content.accessoryType.imageName, at: frame.maxX - width)]
    }
    let hasChevron = content.accessoryType == .detailDisclosureButton
    let side = frame.left(max(0, frame.width - (hasChevron ? width : 0)))
    let target = TapTarget.detail(detail.item)
    // The button is as high as the row, so that a finger hits it.
    let place = detail.row.column(at: side.minX, width: side.width)
    let button = scope.scope("detail").node(
      .button, frame: place, context.state(of: target),
      with: [symbol("accessory", "info.circle", at: side.midX - width / 2)])
    return [button.button(detail.label, target)]
      + (hasChevron ? [symbol("disclosure", "chevron.forward", at: frame.maxX - width)] : [])
  }
}

/// The detail button of a row.
struct AccessoryButton {
  let item: ItemID
  /// The row, whose height the button has.
  let row: LayoutRect
  /// The words for assistive technology.
  let label: String
}

extension ObjectAccessory {
  /// The name of the system's symbol, or nil for nothing.
  fileprivate var imageName: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "chevron.forward"
    case .detailButton, .detailDisclosureButton: "info.circle"
    case .checkmark: "checkmark"
    }
  }
}
