package import ThemeTable

/// What ``PlainReader`` reads: a value without memory of its own, which is copied for nothing.
package enum PlainValue: Sendable {
  case color(StyleColor)
  case number(Double)
  case integer(Int32)
  case box(StyleBox)
  case boolean(Bool)
  /// The place of the word in the grammar; see ``PlainReader/value(ofKeyword:)``.
  case keyword(Int)
}
