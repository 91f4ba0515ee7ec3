/// A touch of a finger or of the keyboard focus on a target of a row that is drawn by itself.
public enum RowTouch: Hashable, Sendable {
  /// A finger rests on the target.
  case pressed(TapTarget)
  /// The target has the keyboard focus.
  case focused(TapTarget)
}
