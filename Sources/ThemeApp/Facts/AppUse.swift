/// A place of an app that gives classes to a view or asks for the styles of classes.
package struct AppUse: Hashable, Sendable {
  /// The class list, such as `Button:LargeButton`.
  package var text: AppText
  /// The bytes of the file that say it.
  package var range: Range<Int>
  /// The kind of view that has the classes, such as `UIButton`, where the source tells it.
  package var carrier: String?
  /// The name by which people know the element of a screen, from Interface Builder.
  package var element: String?
  /// The type that encloses the place; names without a type are looked for in it first.
  package var enclosingType: String?
  /// Whether something else has the same form, so that only a known text makes it a use.
  package var needsText = false

  /// A use of a class list at some bytes of the file.
  package init(_ text: AppText, at range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
