public import ThemeComponents

/// A row or cell as a native view shows it: a picture that may be a button, and the buttons that lie in it.
public struct RowScreen: Equatable, Sendable {
  /// The picture without the buttons in it.
  public let base: DisplayNode
  /// The buttons that take taps of their own, such as an accessory; each lies over the picture.
  public let buttons: [DisplayNode]

  /// A row from what is drawn of it.
  public init(_ node: DisplayNode) {
    var (base, buttons): (DisplayNode, [DisplayNode]) = (node, [])
    base.children = Self.split(node.children, &buttons)
    self.base = base
    self.buttons = buttons
  }

  /// The meaning of a tap beside the buttons; nil for none.
  public var target: TapTarget? { base.tapTarget }

  /// Whether assistive technology reads the row as one, with what the buttons do as its actions.
  public var isElement: Bool { base.accessibility != nil }

  /// The part with a name: the picture or a button.
  public func part(_ id: DisplayNode.ID) -> DisplayNode? { id == base.id ? base : buttons.first { $0.id == id } }

  private static func split(_ nodes: [DisplayNode], _ buttons: inout [DisplayNode]) -> [DisplayNode] {
    var kept: [DisplayNode] = []
    for var node in nodes {
      guard node.tapTarget == nil else {
        buttons.append(node)
        continue
      }
      node.children = split(node.children, &buttons)
      kept.append(node)
    }
    return kept
  }
}

/// The rows that a native list has on the screen, by what it says of each that comes and goes.
public struct RowsInSight: Equatable, Sendable {
  /// How often each row is on the screen: a new one may come before the one that it replaces goes.
  private var rows: [Int: Int] = [:]
  /// The item whose children the rows are.
  private var parent: ItemID?
  /// The rows that a model is told of: those in sight and some beside them; nil for none.
  public private(set) var told: Range<Int>?

  /// The number of rows that are told together, so that not every row is an event.
  private static let step = 16

  /// No rows.
  public init() {}

  /// Notes a row that comes into sight or goes out of it.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - isInSight: Whether it comes.
  ///   - count: The number of rows in the list.
  ///   - parent: The item whose children the rows are; rows of another one have nothing to do with those before.
  /// - Returns: The rows to tell the model of, or nil if it knows them.
  public mutating func note(_ row: Int, isInSight: Bool, count: Int, of parent: ItemID? = nil) -> Range<Int>? {
    if parent != self.parent {
      guard isInSight else { return nil }
      self = RowsInSight()
      self.parent = parent
    }
    let number = max(0, rows[row, default: 0] + (isInSight ? 1 : -1))
    rows[row] = number > 0 ? number : nil
    guard let first = rows.keys.min(), let last = rows.keys.max() else {
      told = nil
      return nil
    }
    guard first >= 0, last < count else { return nil }
    let lower = first - first % Self.step
    let wanted = lower..<min(count, last - last % Self.step + Self.step)
    guard wanted != told else { return nil }
    told = wanted
    return wanted
  }
}

/// The edges of the screen beyond which a row of cells goes on, and at which it fades.
public struct ScrollEdges: Equatable, Sendable {
  /// Whether there is more at the left of the screen.
  public var left = false
  /// Whether there is more at the right of the screen.
  public var right = false

  /// No edge.
  public init() {}

  /// The edges of a row.
  ///
  /// - Parameters:
  ///   - offset: The distance in points from the left end of the content to the left edge of the room.
  ///   - content: The width of the content in points.
  ///   - room: The width of the room in points.
  public init(offset: Double, content: Double, room: Double) {
    // Half a point is what rounding leaves.
    left = offset > 0.5
    right = offset + room < content - 0.5
  }
}
