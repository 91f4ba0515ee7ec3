/// One dimension in which a device or its settings differ, with two choices.
public enum StyleAxis: UInt8, CaseIterable, Sendable {
  /// `iphone`, `ipad`.
  case device
  /// `portrait`, `landscape`.
  case orientation
  /// `light`, `dark`.
  case appearance
  /// `base`, `elevated`: whether a surface floats above another.
  case level
  /// `normal`, `high`.
  case contrast
  /// `compact`, `regular`: the horizontal size class.
  case sizeClass

  /// The axis with that name, or nil if there is none.
  public init?(name: String) {
    guard let axis = StyleAxis.allCases.first(where: { $0.name == name }) else { return nil }
    self = axis
  }

  /// The name as a theme's `@media`, the command line and the JSON form spell it.
  public var name: String { Self.names[Int(rawValue)] }

  private static let names = ["device", "orientation", "appearance", "level", "contrast", "size-class"]

  /// The two choices, the default first.
  public var choices: [StyleChoice] { [choice(isDefault: true), choice(isDefault: false)] }

  /// The default, or the other choice.
  package func choice(isDefault: Bool) -> StyleChoice {
    switch self {
    case .device: .device(isDefault ? .iphone : .ipad)
    case .orientation: .orientation(isDefault ? .portrait : .landscape)
    case .appearance: .appearance(isDefault ? .light : .dark)
    case .level: .level(isDefault ? .base : .elevated)
    case .contrast: .contrast(isDefault ? .normal : .high)
    case .sizeClass: .sizeClass(isDefault ? .compact : .regular)
    }
  }
}
