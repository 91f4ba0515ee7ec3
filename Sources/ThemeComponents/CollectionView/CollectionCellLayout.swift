import ThemeTable

/// Lays out one cell of a collection: the image, and the texts of the collection under it.
struct CollectionCellLayout {
  let texts: [CollectionText]
  let width: Double
  /// The height that is given to each cell, in points; nil where it follows the content.
  let fixedHeight: Double?
  let configuration: CollectionConfiguration

  private var metrics: CollectionMetrics { configuration.metrics }

  init(texts: [CollectionText], width: Double, height: Double?, of view: CollectionView) {
    self.texts = texts
    self.width = width
    fixedHeight = height
    configuration = view.configuration
  }

  /// The height of an item's image: what the texts leave of a given height, else by the ratio of its sides.
  private func imageHeight(of item: CollectionItem, _ pass: inout LayoutPass) -> Double {
    guard let fixedHeight else { return width * metrics.imageAspectRatio }
    return max(0, fixedHeight - textsHeight(of: item, &pass))
  }

  private func textsHeight(of item: CollectionItem, _ pass: inout LayoutPass) -> Double {
    texts.reduce(0) { $0 + metrics.textGap + textHeight($1, of: item, &pass) }
  }

  /// The height that a cell's content takes (CV-08); a text that is empty keeps one line (CV-07).
  func height(of item: CollectionItem, _ pass: inout LayoutPass) -> Double {
    fixedHeight ?? (imageHeight(of: item, &pass) + textsHeight(of: item, &pass))
  }

  private func textHeight(
    _ text: CollectionText, of item: CollectionItem, _ pass: inout LayoutPass
  ) -> Double {
    guard let string = item.text(text) else { return pass.lineHeight(of: text.part) }
    return pass.measure(string, of: text.part, width: width).size.height
  }

  func node(
    of item: CollectionItem, frame: Rect, identifier: String, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var cell = pass.node(identifier, .cell, frame: frame, part: .collectionCell)
    cell.tapTarget = .item(item.id)
    cell.accessibility = Accessibility(
      label: Accessibility.joined(texts.map(item.text)), traits: [.button])
    let imageHeight = imageHeight(of: item, &pass)
    let place = Rect(x: frame.minX, y: frame.minY, width: width, height: imageHeight)
    cell.children = imageNodes(of: item, in: place, identifier, &pass)
    var y = place.maxY
    for text in texts {
      y += metrics.textGap
      let height = textHeight(text, of: item, &pass)
      if let string = item.text(text) {
        cell.children.append(
          pass.text(
            identifier + "/" + text.rawValue, string,
            frame: Rect(x: frame.minX, y: y, width: width, height: height), part: text.part))
      }
      y += height
    }
    return cell
  }

  private func imageNodes(
    of item: CollectionItem, in place: Rect, _ identifier: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    var image = pass.node(
      identifier + "/image", .image, frame: place, part: .collectionCellImage)
    image.image = item.image ?? configuration.placeholderImage
    guard item.image == nil, let letters = item.placeholder, !letters.isEmpty else {
      return [image]
    }
    let height = pass.lineHeight(of: .collectionCellPlaceholder)
    return [
      image,
      pass.text(
        identifier + "/placeholder", letters,
        frame: Rect(x: place.minX, y: place.midY - height / 2, width: width, height: height),
        part: .collectionCellPlaceholder, alignment: .center),
    ]
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
