/// What the rows of a level have to make room for: all that any of its known rows shows.
///
/// The rows of a level are equally high, so that they line up and a level of any length is laid out in the time that
/// its visible rows take.
struct HierarchyRowShape: Hashable, Sendable, Codable {
  private(set) var hasSubtitle = false
  private(set) var hasFootnote = false
  private(set) var hasStatus = false
  private(set) var hasImage = false
  private(set) var hasAccessory = false
  /// Whether an accessory has its icon above its text.
  private(set) var hasMultiLineIndicator = false
  private(set) var iconCount = 0
  private(set) var hasTextIcon = false

  mutating func include(_ content: HierarchyItemContent) {
    hasSubtitle = hasSubtitle || content.subtitle?.isEmpty == false
    hasFootnote = hasFootnote || content.footnote?.isEmpty == false
    hasStatus = hasStatus || content.status != nil
    hasImage = hasImage || content.detailImage != nil
    hasAccessory = hasAccessory || !content.isHierarchyButtonHidden
    hasMultiLineIndicator = hasMultiLineIndicator || content.isIndicatorMultiLine
    iconCount = max(iconCount, content.icons.count)
    hasTextIcon =
      hasTextIcon || content.icons.contains { if case .text = $0 { true } else { false } }
  }
}

extension HierarchyItemContent {
  /// Whether the accessory has its icon above its text at ordinary text sizes (IN-03, IN-04).
  var isIndicatorMultiLine: Bool {
    switch indicatorLayout {
    case .automatic: textLineCount > 1
    case .multiLine: true
    case .singleLine: false
    }
  }
}
