/// Dragging: the columns sideways or one column's rows up and down (HN-07 to HN-09, HN-12).
extension HierarchyModel {
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
