/// Moving through the hierarchy: the accessory, the header, swipes (HN-01 to HN-06, HN-10, HN-11, HH-02).
extension HierarchyModel {
  /// The header, which only the single column has (HC-04, HH-01, HH-02); nil with two or three columns.
  public var header: HierarchyHeader? {
    guard columnCount == 1 else { return nil }
    let isMirrored = traits.isRightToLeft
    return HierarchyHeader(
      title: title(ofLevel: firstVisibleLevel), isLeftEnabled: isMirrored ? canMoveToChild : canMoveToParent,
      isRightEnabled: isMirrored ? canMoveToParent : canMoveToChild)
  }

  /// The title of the item whose children a level holds; that of its row where it has no title of its own.
  public func title(ofLevel level: Int) -> String? {
    let title = parent(ofLevel: level).flatMap { id in
      store.titles[id].flatMap { $0.isEmpty ? nil : $0 } ?? store.contents[id]?.title
    }
    return title == "" ? nil : title
  }

  /// Whether an item is in view and may have an accessory; that is certain only once its content is known.
  func mayTapAccessory(of id: ItemID) -> Bool { isShown(id) && store.contents[id]?.isHierarchyButtonHidden != true }

  mutating func tap(_ target: TapTarget, _ effects: inout [HierarchyEffect]) {
    switch target {
    case .item(let id): tapItem(id, &effects)
    case .accessory(let id): tapAccessory(of: id, &effects)
    case .detail(let id):
      guard isShown(id), store.contents[id]?.accessoryType.isDetailButton == true else { break }
      effects.append(.detailButtonTapped(id))
    case .section(let level): retry(level)
    case .control(.headerLeft): if columnCount == 1 { swipe(.right) }
    case .control(.headerRight): if columnCount == 1 { swipe(.left) }
    case .control: break
    }
  }

  mutating func tapAccessory(of id: ItemID, _ effects: inout [HierarchyEffect]) {
    loads.pendingTap = nil
    guard mayTapAccessory(of: id), let level = level(of: id) else { return }
    guard store.contents[id] != nil else {
      // Whether there is an accessory to tap is known only with the content.
      loads.pendingTap = id
      return
    }
    // An item that is higher up on the path as well would close a cycle.
    let isCurrent = isCurrent(id)
    guard !path.prefix(level).contains(id), let closed = open(id, in: level) else { return }
    for item in closed { rows[item]?.close() }
    store.unconfirmed.formIntersection(path)
    if !isCurrent { store.unconfirmed.insert(id) }
    pan = nil
    loads.unloadedRoot = nil
    effects.append(.expanded(id, columnCount == 1 ? .push : .column))
  }

  /// Moves one level; at the front of the path the data source is asked for a parent (HN-11).
  ///
  /// - Returns: Whether there was a level to move to.
  mutating func move(towardsChildren: Bool) -> Bool {
    let canMove = towardsChildren ? canMoveToChild : canMoveToParent
    if canMove {
      firstVisibleLevel += towardsChildren ? 1 : -1
    } else if !towardsChildren, let top = path.first, store.parents[top] == .some(nil) {
      store.parents[top] = nil
    }
    return canMove
  }

  mutating func swipe(_ direction: SwipeDirection) {
    pan = nil
    loads.pendingTap = nil
    _ = move(towardsChildren: (direction == .left) != traits.isRightToLeft)
  }

  private mutating func tapItem(_ id: ItemID, _ effects: inout [HierarchyEffect]) {
    guard isShown(id) else { return }
    guard configuration.selectionMode != .none else { return effects.append(.activated(id)) }
    if configuration.selectionMode == .single {
      choice = HierarchySelection(configuration.allowsDeselection && choice.contains(id) ? [] : [id])
    } else if choice.contains(id) {
      choice.remove(id)
    } else {
      choice.insert(id)
    }
    noteBranches(to: id)
    effects.append(.selectionChanged(selection))
  }

  /// Notes the known ancestors of a chosen item, so that its choice goes with them.
  private mutating func noteBranches(to id: ItemID) {
    var id = id
    while let parent = store.parent(of: id), !choice.branches(of: parent).contains(id) {
      choice.note(id, below: parent)
      id = parent
    }
  }

  /// Replaces the selection by distinct items.
  mutating func select(_ ids: [ItemID]) {
    switch configuration.selectionMode {
    case .none: choice = HierarchySelection()
    case .single: choice = HierarchySelection(Array(ids.prefix(1)))
    case .multiple: choice = HierarchySelection(ids)
    }
    for id in choice.ids { noteBranches(to: id) }
  }

  /// Takes new traits in; the last level that was seen stays in view (HC-12).
  mutating func change(to newTraits: ViewTraits) {
    // The heights of cells of the app's own depend on the width.
    if newTraits.size.width != traits.size.width {
      store.outdated.formUnion(store.contents.filter { $0.value.customCell != nil }.keys)
    }
    traits = newTraits
    pan = nil
    for parent in rows.keys { rows[parent]?.scroll.invalidate() }
    allow(columns: configuration.maximumColumns(in: traits))
  }

  mutating func press(_ id: ItemID, _ effects: inout [HierarchyEffect]) {
    guard configuration.isContentCopyable, isShown(id), let text = store.contents[id]?.textToCopy, !text.isEmpty else {
      return
    }
    effects.append(.copyOffered(id, text))
  }

  // MARK: Dragging: the columns sideways or one column's rows up and down (HN-07 to HN-09, HN-12)

  /// The width of one column in points (HC-06): what the previews leave, in equal parts.
  package var columnWidth: Double {
    let previews = [leftPreviewLevel, rightPreviewLevel].filter { $0 != nil }.count
    let room = traits.size.width - Double(previews) * previewWidth
    return max(0, room) / Double(columnCount)
  }

  /// The width of an overflow preview in points: that of the accessory with its icon above its text (HC-09).
  var previewWidth: Double {
    configuration.metrics.indicatorWidth(isMultiLine: true, category: traits.contentSizeCategory)
  }

  /// The height of a preview's row in points: twice its width, so that the rows of both previews line up (HC-10).
  var previewRowHeight: Double { 2 * previewWidth }

  /// The left edge of a level's column in points, counted from the edge where reading starts, the drag included.
  func columnStart(ofLevel level: Int) -> Double {
    let start = leftPreviewLevel == nil ? 0 : previewWidth
    return start + Double(level - firstVisibleLevel) * columnWidth - (pan?.offset ?? 0)
  }

  /// The number of columns that the drag has pulled in, positive towards the children.
  var draggedColumns: Double {
    guard let pan, pan.axis == .horizontal, columnWidth > 0 else { return 0 }
    return pan.offset / columnWidth
  }

  mutating func drag(_ step: DragEvent) {
    switch step {
    case .began(let point):
      let x = traits.isRightToLeft ? traits.size.width - point.x.finite : point.x.finite
      let level = shownLevels.first { level in
        let start = columnStart(ofLevel: level)
        return x >= start && x < start + columnWidth
      }
      pan = HierarchyPan(level: level)
    case .changed(let translation): continueDrag(by: translation)
    case .ended(let translation, let velocity):
      continueDrag(by: translation)
      endDrag(by: translation, velocity: velocity)
    case .cancelled: pan = nil
    }
  }

  private mutating func continueDrag(by translation: LayoutPoint) {
    guard var pan else { return }
    let x = translation.x.finite
    let y = translation.y.finite
    let metrics = configuration.metrics
    if pan.axis == nil, max(abs(x), abs(y)) > metrics.dragThreshold {
      pan.axis = abs(x) > metrics.dragDominance * abs(y) ? .horizontal : .vertical
      scrollColumn(under: pan, .began(at: .zero))
    }
    switch pan.axis {
    case .horizontal:
      let wanted = pan.startOffset + (traits.isRightToLeft ? x : -x)
      pan.offset = limited(wanted)
      // The columns follow at once when a finger that went too far turns back.
      pan.startOffset += pan.offset - wanted
    case .vertical: scrollColumn(under: pan, .changed(translation: translation))
    case nil: break
    }
    self.pan = pan
  }

  private mutating func scrollColumn(under pan: HierarchyPan, _ step: DragEvent) {
    guard pan.axis == .vertical, let level = pan.level, shownLevels.contains(level) else { return }
    rows[parent(ofLevel: level), default: HierarchyLevelRows()].scroll.drag(step)
  }

  /// A pull kept within the levels there are and half a column past the edge (HN-09).
  private func limited(_ offset: Double) -> Double {
    let over = configuration.metrics.overdragFraction * columnWidth
    let towardsParent = Double(firstVisibleLevel) * columnWidth + over
    let towardsChildren = Double(stepsToLastChild) * columnWidth + over
    return min(max(offset, -towardsParent), towardsChildren)
  }

  private mutating func endDrag(by translation: LayoutPoint, velocity: LayoutPoint) {
    defer { pan = nil }
    let metrics = configuration.metrics
    if let pan { scrollColumn(under: pan, .ended(translation: translation, velocity: velocity)) }
    guard let pan, pan.axis == .horizontal, columnWidth > 0 else { return }
    let direction = traits.isRightToLeft ? 1.0 : -1.0
    let dragged = direction * translation.x.finite / columnWidth
    let predicted = dragged + direction * velocity.x.finite * ListScroll.predictionTime / columnWidth
    // The nearest column snaps to the edge; one that was pulled or thrown far enough is the nearest.
    let steps = max(1, abs(pan.offset / columnWidth).wholeNumber)
    let isForward = max(dragged, predicted) > metrics.dragCommitFraction
    guard isForward || min(dragged, predicted) < -metrics.dragCommitFraction else { return }
    for _ in 0..<steps where !move(towardsChildren: isForward) { return }
  }
}

/// The header of the single column.
public struct HierarchyHeader: Hashable, Sendable {
  /// The title of the item whose children are shown; nil at the top and while it is not known.
  public let title: String?
  /// Whether the button at the left of the screen has a target.
  public let isLeftEnabled: Bool
  /// Whether the button at the right of the screen has a target.
  public let isRightEnabled: Bool
}

/// A drag that is going on over a hierarchy view.
package struct HierarchyPan: Hashable, Sendable {
  /// The direction of the drag: the columns go sideways, or one column's rows up and down; nil before it has gone far enough
  /// to tell (HN-08).
  package internal(set) var axis: ScrollArea.Axis?
  /// The distance by which the columns are pulled, in points: positive towards the children, negative towards the parent.
  package internal(set) var offset = 0.0
  /// The level of the column under the finger; nil between columns.
  let level: Int?
  /// The pull at which the finger's translation is zero, moved when the columns cannot follow.
  var startOffset = 0.0
}
