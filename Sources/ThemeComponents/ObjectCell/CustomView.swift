/// A view of the app's own that a component leaves room for.
///
/// The host draws it in the node's frame.
public struct CustomView: Hashable, Sendable {
  /// The name with which the host finds a view to use again.
  public var reuseIdentifier: String
  /// The size in points.
  public var size: LayoutSize
  /// The words for assistive technology, or nil if the view says nothing.
  public var label: String?

  /// A view from its parts.
  public init(reuseIdentifier: String, size: LayoutSize, label: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    self.size = size.sanitized
    self.label = label
  }
}
