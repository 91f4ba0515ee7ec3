import ThemeTable

@testable import ThemeAnalysis

/// Changes of one colour, for tests.
enum ThemeDifferenceSample {
  /// A change of a button's background.
  static func change(_ old: UInt32, _ new: UInt32) -> ThemeDifference.Change {
    func value(_ color: UInt32) -> ThemeDifference.Value {
      ThemeDifference.Value(text: "", value: .color(StyleColor(rgba: color)))
    }
    return ThemeDifference.Change(
      path: "Button", property: "background-color", environments: .all, old: value(old), new: value(new))
  }
}
