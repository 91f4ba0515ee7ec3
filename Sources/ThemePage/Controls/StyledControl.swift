/// A class of a theme that is drawn as a control of UIKit.
struct StyledControl {
  /// The class itself or a class list of the app, which is the text of what has no better one.
  let path: String
  let kind: ControlKind
  /// Whether nothing says what the class is for.
  var isGuess = false

  /// The class lists that the control is styled by, such as `Button:LargeButton`.
  ///
  /// An app's own class has the values of NUI's class below it.
  var list: String {
    guard let base = kind.baseClass, base != path, !path.contains(":") else { return path }
    return "\(base):\(path)"
  }
}
