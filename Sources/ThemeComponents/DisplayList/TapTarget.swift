/// The meaning of a tap on a node.
///
/// Each component turns it into one of its events.
public enum TapTarget: Hashable, Sendable {
  /// An item's row or cell.
  case item(ItemID)
  /// The hierarchy accessory of an item's row.
  case accessory(ItemID)
  /// The detail button of an item's row.
  case detail(ItemID)
  /// The button in the header of a section, by the section's index.
  case section(Int)
  /// A control of the component itself.
  case control(ControlID)
}

/// The name of a control, such as a bar button.
///
/// Each component declares its own next to its layout.
public struct ControlID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, unique within a component.
  public let rawValue: String

  /// The control with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The control with a name.
  public init(stringLiteral name: String) { rawValue = name }
}
