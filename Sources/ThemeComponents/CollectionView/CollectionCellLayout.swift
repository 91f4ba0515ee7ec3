import ThemeTable

/// Lays out one cell of a collection: the image, and the texts of the collection under it, within the theme's insets.
struct CollectionCellLayout {
  let texts: [CollectionText]
  /// The width of the cell's content in points.
  private let width: Double
  private let insets: LayoutInsets
  /// The height that is given to each cell, in points; nil where it follows the content.
  let fixedHeight: Double?
  let configuration: CollectionConfiguration

  private var metrics: CollectionMetrics { configuration.metrics }

  init(
    texts: [CollectionText], width: Double, height: Double?, of view: CollectionModel,
    _ pass: LayoutPass
  ) {
    self.texts = texts
    insets = pass.insets(of: .collectionCell)
    self.width = max(0, width - insets.leading - insets.trailing)
    fixedHeight = height
    configuration = view.configuration
  }

  /// The height of an item's image: what the texts leave of a given height, else by the ratio of its sides.
  private func imageHeight(of item: CollectionEntry, _ pass: LayoutPass) -> Double {
    guard let fixedHeight else { return width * metrics.imageAspectRatio }
    return max(0, fixedHeight - insets.top - insets.bottom - textsHeight(of: item, pass))
  }

  private func textsHeight(of item: CollectionEntry, _ pass: LayoutPass) -> Double {
    texts.reduce(0) { $0 + metrics.textGap + textHeight($1, of: item, pass) }
  }

  /// The height that a cell's content takes (CV-08); a text that is empty keeps one line (CV-07).
  func height(of item: CollectionEntry, _ pass: LayoutPass) -> Double {
    fixedHeight
      ?? (insets.top + imageHeight(of: item, pass) + textsHeight(of: item, pass) + insets.bottom)
  }

  private func textHeight(
    _ text: CollectionText, of item: CollectionEntry, _ pass: LayoutPass
  ) -> Double {
    guard let string = item.text(text) else { return pass.lineHeight(of: text.part) }
    return pass.height(
      string, of: text.part, width: width, lineLimit: pass.textLines, cap: cap(pass))
  }

  /// The most lines of a text.
  ///
  /// Where texts wrap, a row of many cells keeps room for so many lines.
  private func cap(_ pass: LayoutPass) -> Int { max(1, metrics.mostTextLines) }

  /// The height that no cell exceeds, in points.
  func highest(_ pass: LayoutPass) -> Double {
    let texts = texts.reduce(0) { height, text in
      let lines = pass.lineLimit(of: text.part, otherwise: pass.textLines, cap: cap(pass))
      return height + metrics.textGap + pass.height(ofLines: lines, of: text.part)
    }
    return fixedHeight ?? (insets.top + width * metrics.imageAspectRatio + texts + insets.bottom)
  }

  func node(
    of item: CollectionEntry, frame: LayoutRect, identifier: String, _ pass: LayoutPass
  ) -> DisplayNode {
    let state = pass.state(of: .item(item.id))
    var cell = pass.node(identifier, .cell, frame: frame, part: .collectionCell, state)
    cell.tapTarget = .item(item.id)
    cell.accessibility = DisplayAccessibility(
      label: label(of: item), traits: [.button])
    let imageHeight = imageHeight(of: item, pass)
    let left = frame.minX + insets.leading
    let place = LayoutRect(x: left, y: frame.minY + insets.top, width: width, height: imageHeight)
    cell.children = imageNodes(of: item, in: place, state, identifier, pass)
    var y = place.maxY
    for text in texts {
      y += metrics.textGap
      let height = textHeight(text, of: item, pass)
      if let string = item.text(text) {
        cell.children.append(
          pass.text(
            identifier + "/" + text.rawValue, string,
            frame: LayoutRect(x: left, y: y, width: width, height: height), part: text.part, state,
            lineLimit: pass.textLines, cap: cap(pass)))
      }
      y += height
    }
    return cell
  }

  /// The texts of a cell, or the letters on its placeholder, or its id, so that no element is without a name.
  private func label(of item: CollectionEntry) -> String {
    let texts = DisplayAccessibility.joined(texts.map(item.text))
    return texts.isEmpty ? item.placeholder ?? item.id.rawValue : texts
  }

  private func imageNodes(
    of item: CollectionEntry, in place: LayoutRect, _ state: StyleState, _ identifier: String,
    _ pass: LayoutPass
  ) -> [DisplayNode] {
    var image = pass.node(
      identifier + "/image", .image, frame: place, part: .collectionCellImage, state)
    image.image = item.image ?? configuration.placeholderImage
    if item.kind == .person { image.style = image.style.rounded(in: place.size) }
    guard item.image == nil, let letters = item.placeholder, !letters.isEmpty else {
      return [image]
    }
    let line = pass.lineHeight(of: .collectionCellPlaceholder, state)
    let height = min(place.height, line)
    var text = pass.text(
      identifier + "/placeholder", letters,
      frame: LayoutRect(x: place.minX, y: place.midY - height / 2, width: width, height: height),
      part: .collectionCellPlaceholder, state, cap: 1, alignment: .center)
    // Letters larger than the image shrink to it.
    if height < line { text.text?.font.pointSize *= height / (line + 1) }
    return [image, text]
  }
}

extension CollectionText {
  var part: StyledPart {
    switch self {
    case .title: .collectionCellTitle
    case .subtitle: .collectionCellSubtitle
    case .attribute: .collectionCellAttribute
    }
  }
}
