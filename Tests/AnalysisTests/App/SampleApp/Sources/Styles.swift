import UIKit

/// Names of the theme's classes.
enum Styles {
  static let screenTitle = "ScreenTitle"
  static let hint = prefix + "Hint"
  private static let prefix = "Screen"

  enum Buttons: String {
    case primary = "PrimaryButton"
    case secondary = "SecondaryButton"
  }
}

enum Status: String {
  case StatusOpen, StatusClosed
}
