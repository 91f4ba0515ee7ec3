/// One step of a finger that is dragged over a component.
public enum DragEvent: Hashable, Sendable {
  /// The finger touches the component at a place in its coordinates.
  case began(at: LayoutPoint)
  /// The finger has moved by so much since it touched; x to the right, y down.
  case changed(translation: LayoutPoint)
  /// The finger leaves: how far it has moved since it touched, and its speed in points a second.
  case ended(translation: LayoutPoint, velocity: LayoutPoint)
  /// The system takes the touch away.
  case cancelled
}

/// The way in which content is flicked, in the coordinates of the screen.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
  /// The finger, and the content with it, goes to the left.
  case left
  /// The finger, and the content with it, goes to the right.
  case right
}
