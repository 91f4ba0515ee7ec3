import ThemeTable

/// A tone of a brand, by the definition that names it.
enum BrandTone: String, CaseIterable, Sendable {
  case fill = "brandFill"
  case onFill = "onBrand"
  case pressedFill = "brandFillPressed"
  case text = "brandText"
  case pressedText = "brandTextPressed"
  case selection = "brandSelection"

  /// The comment above the definition.
  var comment: String {
    switch self {
    case .fill: "Fills in the brand's colour, such as a button's."
    case .onFill: "Text on such a fill."
    case .pressedFill: "Such a fill under a finger."
    case .text: "Texts and icons that can be tapped: the brand's hue, so light or dark that it can be read."
    case .pressedText: "The same under a finger."
    case .selection: "The background of chosen rows."
    }
  }
}

extension StyleColor {
  static let black = StyleColor(red: 0, green: 0, blue: 0)
  static let white = StyleColor(red: 255, green: 255, blue: 255)
}
