import ThemeTable

/// A class of a theme that is drawn as a control of UIKit.
struct StyledControl {
  /// The class itself or a class list of the app, which is the text of what has no better one.
  let path: String
  let kind: ControlKind
  /// Whether nothing says what the class is for.
  var isGuess = false
  /// Whether the control stands on a screen, whose ground is that of the theme's windows.
  var isOnScreen = false

  /// The class lists that the control is styled by, such as `Button:LargeButton`.
  ///
  /// An app's own class has the values of NUI's class below it.
  var list: String {
    guard let base = kind.baseClass, base != path, !path.contains(":") else { return path }
    return "\(base):\(path)"
  }

  /// The states of the drawing, beside the normal one, for which some theme has a value.
  func setStates(in themes: [PageTheme]) -> [StyleState] {
    let styled = Set(
      themes.flatMap { theme in
        theme.table.rows(ofClassList: list).flatMap { theme.table.cells[$0.cells] }.map {
          PropertyName(written: theme.table.names[$0.property]).state
        }
      })
    return kind.drawnStates.filter(styled.contains)
  }
}
