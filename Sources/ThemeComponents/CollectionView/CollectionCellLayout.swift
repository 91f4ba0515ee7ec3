import ThemeTable

/// Lays out one cell of a collection: the image, and the texts of the collection under it, within the theme's insets.
struct CollectionCellLayout {
  let texts: [CollectionText]
  let configuration: CollectionConfiguration
  let context: LayoutContext
  /// The width of the cell's content in points.
  private let width: Double
  private let insets: LayoutInsets
  /// The height that is given to each cell, in points; nil where it follows the content.
  private let fixedHeight: Double?
  /// Whether the cell is in a row of many, which keeps room for a number of lines instead of measuring all cells.
  var isLong = false

  /// The most height of an image in points: it gives way before texts do.
  var mostImageHeight = Double.infinity

  private var metrics: CollectionMetrics { configuration.metrics }

  init(of view: CollectionModel, width: Double, height: Double?, _ context: LayoutContext) {
    texts = view.texts
    configuration = view.configuration
    self.context = context
    insets = context.insets(of: .collectionCell)
    self.width = max(0, width - insets.leading - insets.trailing)
    fixedHeight = height
  }

  /// The height of an item's image: what the texts leave of a given height, else by the ratio of its sides.
  private func imageHeight(of item: CollectionEntry) -> Double {
    guard let fixedHeight else { return naturalImageHeight }
    return max(0, fixedHeight - insets.top - insets.bottom - textsHeight(of: item))
  }

  /// The height of an image by the ratio of its sides, in points.
  var naturalImageHeight: Double { min(width * metrics.imageAspectRatio, mostImageHeight) }

  /// The height of the highest texts of some items, in points; of many items the most that they may take.
  func highestTexts(of items: some Sequence<CollectionEntry>) -> Double {
    guard isLong else { return items.map(textsHeight).max() ?? 0 }
    return texts.reduce(0) { $0 + metrics.textGap + context.mostHeight(of: layoutText("", $1)) }
  }

  /// The room above and below the content, in points.
  var verticalInsets: Double { insets.top + insets.bottom }

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

  /// A text with its most lines; a row of many cells keeps room for some, else each cell takes what it needs.
  private func layoutText(_ string: String, _ text: CollectionText, _ state: StyleState = .plain) -> LayoutText {
    let limit = text == .title ? max(0, metrics.titleLines) : 1
    return LayoutText(
      string, text.part, state, lineLimit: context.textLines > 0 ? limit : 0,
      cap: isLong ? max(1, metrics.mostTextLines) : 0)
  }

  func node(of item: CollectionEntry, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let state = context.state(of: .item(item.id))
    var cell = scope.node(.cell, frame: frame, part: .collectionCell, state).button(label(of: item), .item(item.id))
    let column = frame.column(at: frame.minX + insets.leading, width: width)
    var place = column.row(at: frame.minY + insets.top, height: imageHeight(of: item))
    // An image that gives way keeps the ratio of its sides.
    if fixedHeight == nil, metrics.imageAspectRatio > 0 {
      place = place.left(min(place.width, place.height / metrics.imageAspectRatio))
    }
    cell.children = scope.picture(
      item.image ?? configuration.placeholderImage, letters: item.image == nil ? item.placeholder : nil,
      isRound: item.kind == .person, frame: place, part: .collectionCellImage, state)
    var y = place.maxY
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
    let texts = DisplayAccessibility.joined(texts.map(item.text))
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
