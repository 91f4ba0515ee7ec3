public import ThemeComponents

/// The content of a hierarchy's native views: screens that are pushed, or columns beside each other.
public struct HierarchyScreen: Equatable, Sendable {
  /// Whether the levels are pushed over each other; else they are columns.
  public let isStack: Bool
  /// The levels of the screens below each other, or of the columns that can be scrolled to.
  public let levels: Range<Int>
  /// The level on top, or of the first column.
  public let firstLevel: Int
  /// The number of columns in sight.
  public let columnCount: Int
  /// The level of which the strip at the start hints; nil for none.
  public let startPreview: Int?
  /// The level of which the strip at the end hints; nil for none.
  public let endPreview: Int?
  /// The levels of which the model wants to hear: those in sight, hinted at or not.
  public let shownLevels: Range<Int>
  /// Whether a step leads to a level that was visited.
  public let canGoForward: Bool
  private let isRightToLeft: Bool

  /// Reads the content from a hierarchy.
  public init(_ view: HierarchyModel) {
    isStack = view.columnCount == 1
    firstLevel = view.firstVisibleLevel
    columnCount = view.columnCount
    levels =
      isStack ? 0..<(firstLevel + 1) : 0..<min(view.levelCount, view.visibleLevels.upperBound + view.stepsToLastChild)
    startPreview = view.leftPreviewLevel
    endPreview = view.rightPreviewLevel
    let visible = view.visibleLevels
    shownLevels = (startPreview ?? visible.lowerBound)..<(endPreview.map { $0 + 1 } ?? visible.upperBound)
    canGoForward = view.canMoveToChild
    isRightToLeft = view.traits.isRightToLeft
  }

  /// Something that the user does with the native views.
  public enum Gesture: Hashable, Sendable {
    /// Something was tapped.
    case tapped(TapTarget)
    /// A finger rested on a row.
    case pressed(TapTarget)
    /// The system went back to a level, or its scroll view came to rest with the level as the first column.
    case levelShown(Int)
    /// The user wants to see the next level again.
    case forward
    /// Rows came into sight.
    case rowsShown(level: Int, rows: Range<Int>)
  }

  /// Returns the events that a gesture means; none where the system repeats what the model already knows.
  public func events(for gesture: Gesture) -> [HierarchyEvent] {
    switch gesture {
    case .tapped(let target): [.tapped(target)]
    case .pressed(let target): [.longPressed(target)]
    case .levelShown(let level): events(moving: level - firstLevel)
    case .forward: events(moving: 1)
    case .rowsShown(let level, let rows): [.rowsShown(level: level, rows: rows)]
    }
  }

  private func events(moving steps: Int) -> [HierarchyEvent] {
    Array(repeating: .swiped((steps > 0) == isRightToLeft ? .right : .left), count: abs(steps))
  }
}

extension HierarchyModel {
  /// The level to which assistive technology goes after effects: that of the column that opened; nil for none.
  public func levelInFocus(after effects: [HierarchyEffect]) -> Int? {
    for case .expanded(let id, .column) in effects.reversed() { return level(of: id).map { $0 + 1 } }
    return nil
  }
}
