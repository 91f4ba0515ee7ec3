import ThemeTable

/// Lays out one cell of a collection: the image, and the texts of the collection under it, within the theme's insets.
///
/// In a row images and texts give way so that the row stays a preview.
struct CollectionCellLayout {
  let texts: [CollectionText]
  let configuration: CollectionConfiguration
  let context: LayoutContext
  /// The width of the cell's content in points.
  private let width: Double
  let insets: LayoutInsets
  /// The height that is given to each cell, in points; nil where it follows the content.
  private let fixedHeight: Double?
  /// Whether the cells form a row, which is a preview of the collection.
  private let isPreview: Bool
  /// Whether titles have one line.
  private let isTight: Bool
  /// Whether the row keeps room for a number of lines, as it is too long to be measured.
  private let isLong: Bool

  /// The most height of an image in points.
  var mostImageHeight = Double.infinity

  private var metrics: CollectionMetrics { configuration.metrics }

  /// A layout of a view's cells.
  ///
  /// - Parameters:
  ///   - view: The collection.
  ///   - width: The width of a cell in points.
  ///   - height: The height of each cell in points, or nil where it follows the content.
  ///   - leftOut: What is left out of each cell: first the second line of the title, then a text each.
  ///   - context: The styles and the text measuring.
  init(of view: CollectionModel, width: Double, height: Double?, leftOut: Int = 0, _ context: LayoutContext) {
    configuration = view.configuration
    isTight = leftOut > 0
    self.context = context
    isPreview = view.isHorizontal
    isLong = isPreview && view.items.count > RowWindow.smallCount
    // Large texts leave room for one of them.
    let isCrowded = isPreview && context.traits.contentSizeCategory > .accessibilityLarge
    texts = Array(view.texts.prefix(isCrowded ? 1 : max(1, view.texts.count - max(0, leftOut - 1))))
    insets = context.insets(of: .collectionCell)
    self.width = max(0, width - insets.leading - insets.trailing)
    fixedHeight = height
  }

  /// The height of an item's image: what the texts leave of a given height, else by the ratio of its sides.
  private func imageHeight(of item: CollectionEntry) -> Double {
    guard let fixedHeight else { return imageHeight }
    return max(0, fixedHeight - insets.top - insets.bottom - textsHeight(of: item))
  }

  private var naturalImageHeight: Double { width * metrics.imageAspectRatio }

  /// The height of an image by the ratio of its sides, as far as it has not to give way, in points.
  var imageHeight: Double { min(naturalImageHeight, mostImageHeight) }

  /// The height below which an image does not give way, in points: half of its width.
  var leastImageHeight: Double { min(naturalImageHeight, width / 2) }

  /// The height of the highest texts of some items, in points; of many items the most that they may take.
  func highestTexts(of items: some Sequence<CollectionEntry>) -> Double {
    guard isLong else { return items.map(textsHeight).max() ?? 0 }
    return texts.reduce(0) { $0 + metrics.textGap + context.mostHeight(of: layoutText("", $1)) }
  }

  private func textsHeight(of item: CollectionEntry) -> Double {
    texts.reduce(0) { $0 + metrics.textGap + textHeight($1, of: item) }
  }

  /// The height that a cell's content takes (CV-08); a text that is empty keeps one line (CV-07).
  func height(of item: CollectionEntry) -> Double {
    fixedHeight ?? (insets.top + imageHeight(of: item) + textsHeight(of: item) + insets.bottom)
  }

  private func textHeight(_ text: CollectionText, of item: CollectionEntry) -> Double {
    guard let string = item.text(text) else { return context.lineHeight(of: text.part) }
    return context.height(layoutText(string, text), width: width)
  }

  /// A text with its most lines; in a grid texts wrap at accessibility sizes, in a row they are cut.
  private func layoutText(_ string: String, _ text: CollectionText, _ state: StyleState = .plain) -> LayoutText {
    let isLarge = context.textLines == 0
    let limit = text == .title && !isTight && !(isLarge && isPreview) ? max(0, metrics.titleLines) : 1
    return LayoutText(
      string, text.part, state, lineLimit: isLarge && !isPreview ? 0 : limit,
      cap: isLong ? max(1, metrics.mostTextLines) : 0)
  }

  func node(of item: CollectionEntry, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let state = context.state(of: .item(item.id))
    var cell = scope.node(.cell, frame: frame, part: .collectionCell, state).button(label(of: item), .item(item.id))
    let column = frame.column(at: frame.minX + insets.leading, width: width)
    var place = column.row(at: frame.minY + insets.top, height: imageHeight(of: item))
    var y = place.maxY
    // A round image is as wide as high; any other one fills the cell.
    if item.kind == .person { place = place.left(min(place.width, place.height)) }
    cell.children = scope.picture(
      item.image ?? configuration.placeholderImage, letters: item.image == nil ? item.placeholder : nil,
      isRound: item.kind == .person, frame: place, part: .collectionCellImage, state)
    for text in texts {
      y += metrics.textGap
      let height = textHeight(text, of: item)
      if let string = item.text(text) {
        cell.children.append(
          scope.scope(text.rawValue).text(layoutText(string, text, state), frame: column.row(at: y, height: height)))
      }
      y += height
    }
    return cell
  }

  /// The texts of a cell, or the letters on its placeholder, or its id, so that no element is without a name.
  private func label(of item: CollectionEntry) -> String {
    let texts = DisplayAccessibility.joined(CollectionText.allCases.map(item.text))
    return texts.isEmpty ? item.placeholder ?? item.id.rawValue : texts
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
