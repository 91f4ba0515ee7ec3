/// One row of a hierarchy in a table: the object and, at its trailing side, the hierarchy accessory.
///
/// It looks and behaves as a row of a ``HierarchyModel``, but the table keeps a fixed room free for the accessory (IN-06)
/// and its class paths are those of `fdlFUIBaseCollectionViewCell`.
public struct HierarchyTableCell: ComponentLayout {
  /// The item of the row.
  public let id: ItemID
  /// Distances and words.
  public let configuration: HierarchyConfiguration
  /// The surroundings of the row; their height is ignored.
  public internal(set) var traits: ViewTraits
  /// The content of the row.
  public internal(set) var content: HierarchyItemContent
  /// Whether the children of the item are shown somewhere: the accessory is selected (IN-11).
  public internal(set) var isExpanded: Bool
  /// Whether the row shows its editing accessory view.
  public internal(set) var isEditing = false
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The target that has the keyboard focus, or nil if none has.
  public internal(set) var focused: TapTarget?

  /// A row for an item.
  public init(
    id: ItemID, content: HierarchyItemContent, isExpanded: Bool = false,
    configuration: HierarchyConfiguration = HierarchyConfiguration(), traits: ViewTraits
  ) {
    self.id = id
    self.content = content
    self.isExpanded = isExpanded
    self.configuration = configuration
    self.traits = traits
  }

  /// The room for the accessory in points (IN-06): trailing, which is left in a right-to-left layout.
  ///
  /// A table keeps it free for all its rows, as a minimum of its layout margin on that side.
  public var reservedWidth: Double {
    let metrics = configuration.metrics
    if metrics.isIndicatorWide(for: traits.contentSizeCategory) { return metrics.wideIndicatorWidth }
    return content.isIndicatorMultiLine ? metrics.multiLineReservedWidth : metrics.singleLineReservedWidth
  }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  @discardableResult public mutating func handle(_ event: HierarchyTableCellEvent) -> [HierarchyTableCellEffect] {
    switch event {
    case .view(.tapped(.item)): return [.activated(id)]
    case .view(.tapped(.accessory)): return content.isHierarchyButtonHidden ? [] : [.hierarchyButtonTapped(id)]
    case .view(.tapped(.detail)): return content.accessoryType.isDetailButton ? [.detailButtonTapped(id)] : []
    case .view(.longPressed(.item)):
      let text = configuration.isContentCopyable ? content.textToCopy : ""
      return text.isEmpty ? [] : [.copyOffered(id, text)]
    case .editingChanged(let isEditing): self.isEditing = isEditing
    case .contentChanged(let content): self.content = content
    case .expansionChanged(let isExpanded): self.isExpanded = isExpanded
    case .view(.highlighted(let target)): highlighted = target
    case .view(.focused(let target)): focused = target
    case .view(.traitsChanged(let traits)): self.traits = traits
    case .view: break
    }
    return []
  }

  // MARK: Layout

  /// The display list; the root is as high as the row.
  ///
  /// See ``ComponentLayout/displayList(theme:measuring:)``.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    DisplayList(root: row(LayoutContext(self, theme: theme, measuring: measuring)), traits: traits)
  }

  func row(_ context: LayoutContext) -> DisplayNode {
    let layout = HierarchyRowLayout(
      configuration: configuration, context: context, isEditing: isEditing, parts: .hierarchyTableCell,
      rowPart: .hierarchyTableCell, reservedWidth: reservedWidth)
    let width = traits.size.width
    let frame = LayoutRect(width: width).top(layout.height(of: content, width: width))
    return layout.node(
      for: id, content: content, isExpanded: isExpanded, isSelected: false, frame: frame, LayoutScope("cell", context))
  }
}

/// An event of a row of a hierarchy in a table.
public enum HierarchyTableCellEvent: ComponentEvent, Hashable, Sendable {
  /// The controls of the component.
  public typealias Control = HierarchyControl

  /// Something happened to the view.
  case view(ViewEvent)
  /// The app began or ended editing: the row shows its editing accessory view.
  case editingChanged(Bool)
  /// The row shows something else now.
  case contentChanged(HierarchyItemContent)
  /// The children of the item came into view or went out of it.
  case expansionChanged(Bool)
}

/// A request of a row of a hierarchy in a table to its host.
public enum HierarchyTableCellEffect: Hashable, Sendable {
  /// Show the object of the row.
  case activated(ItemID)
  /// Show the children of the item.
  case hierarchyButtonTapped(ItemID)
  /// The detail button was tapped.
  case detailButtonTapped(ItemID)
  /// Offer to copy the text of the row, after a long press.
  case copyOffered(ItemID, String)
}
