/// The direction of reading; a right-to-left layout is the mirror image of a left-to-right one.
public enum LayoutTextDirection: Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
