/// What a finger or the keyboard does to a target of a row that is drawn by itself.
public enum RowTouch: Hashable, Sendable {
  /// A finger rests on the target.
  case pressed(TapTarget)
  /// The target has the keyboard focus.
  case focused(TapTarget)
}
