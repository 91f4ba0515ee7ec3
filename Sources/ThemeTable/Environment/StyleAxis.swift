/// One dimension in which a device or its settings differ; each has two choices, the default first.
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

  /// The name as a theme's `@media`, the command line and the JSON form spell it.
  public var name: String {
    switch self {
    case .device: "device"
    case .orientation: "orientation"
    case .appearance: "appearance"
    case .level: "level"
    case .contrast: "contrast"
    case .sizeClass: "size-class"
    }
  }

  /// The two choices as they are spelt in a theme, the default first.
  public var choices: [String] {
    switch self {
    case .device: ["iphone", "ipad"]
    case .orientation: ["portrait", "landscape"]
    case .appearance: ["light", "dark"]
    case .level: ["base", "elevated"]
    case .contrast: ["normal", "high"]
    case .sizeClass: ["compact", "regular"]
    }
  }

  /// The axis of that name; nil for an unknown one.
  public init?(name: String) {
    guard let axis = StyleAxis.allCases.first(where: { $0.name == name }) else { return nil }
    self = axis
  }
}
