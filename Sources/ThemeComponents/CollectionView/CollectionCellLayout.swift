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
  /// Whether the cell is in a row of many, which keeps room for a number of lines instead of measuring all cells.
  var isLong = false

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
      string, of: text.part, width: width, lineLimit: lineLimit(of: text, pass), cap: cap)
  }

  /// The most lines of a text, 0 for any number.
  private func lineLimit(of text: CollectionText, _ pass: LayoutPass) -> Int {
    guard pass.textLines > 0 else { return 0 }
    return text == .title ? max(0, metrics.titleLines) : 1
  }

  /// The lines for which a row of many cells keeps room; 0 where each cell takes what it needs.
  private var cap: Int { isLong ? max(1, metrics.mostTextLines) : 0 }

  /// The height that no cell exceeds, in points.
  func highest(_ pass: LayoutPass) -> Double {
    let texts = texts.reduce(0) { height, text in
      let lines = pass.lineLimit(
        of: text.part, otherwise: lineLimit(of: text, pass), cap: cap)
      return height + metrics.textGap + pass.height(ofLines: lines, of: text.part)
    }
    return fixedHeight ?? (insets.top + width * metrics.imageAspectRatio + texts + insets.bottom)
  }

  func node(
    of item: CollectionEntry, frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let pass = scope.pass
    let state = pass.state(of: .item(item.id))
    var cell = scope.node(.cell, frame: frame, part: .collectionCell, state)
    cell.tapTarget = .item(item.id)
    cell.accessibility = DisplayAccessibility(
      label: label(of: item), traits: [.button])
    let imageHeight = imageHeight(of: item, pass)
    let left = frame.minX + insets.leading
    let place = LayoutRect(x: left, y: frame.minY + insets.top, width: width, height: imageHeight)
    cell.children = imageNodes(of: item, in: place, state, scope)
    var y = place.maxY
    for text in texts {
      y += metrics.textGap
      let height = textHeight(text, of: item, pass)
      if let string = item.text(text) {
        cell.children.append(
          scope.scope(text.rawValue).text(
            string, frame: LayoutRect(x: left, y: y, width: width, height: height),
            part: text.part, state, lineLimit: lineLimit(of: text, pass), cap: cap))
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
    of item: CollectionEntry, in place: LayoutRect, _ state: StyleState, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let pass = scope.pass
    var image = scope.scope("image").image(
      item.image ?? configuration.placeholderImage, frame: place, part: .collectionCellImage,
      state)
    if item.kind == .person { image.style = image.style.rounded(in: place.size) }
    guard item.image == nil, let letters = item.placeholder, !letters.isEmpty else {
      return [image]
    }
    let line = pass.lineHeight(of: .collectionCellPlaceholder, state)
    let height = min(place.height, line)
    var text = scope.scope("placeholder").text(
      letters, frame: place.line(height), part: .collectionCellPlaceholder, state, cap: 1,
      alignment: .center)
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
