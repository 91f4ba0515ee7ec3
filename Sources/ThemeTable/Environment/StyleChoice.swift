/// The kind of device.
///
/// Everything that is not an iPad is treated as an iPhone.
public enum StyleDevice: String, CaseIterable, Sendable { case iphone, ipad }
/// The orientation of the interface.
public enum StyleOrientation: String, CaseIterable, Sendable { case portrait, landscape }
/// Light or dark interface.
public enum StyleAppearance: String, CaseIterable, Sendable { case light, dark }
/// Whether a surface lies on the base level or floats above it.
public enum StyleLevel: String, CaseIterable, Sendable { case base, elevated }
/// The user's contrast setting.
public enum StyleContrast: String, CaseIterable, Sendable { case normal, high }
/// The horizontal size class.
public enum StyleSizeClass: String, CaseIterable, Sendable { case compact, regular }

/// One of the two choices on a ``StyleAxis``: `.appearance(.dark)`.
///
///     let dark = EnvironmentSet(.appearance(.dark))
///     let large = EnvironmentSet(.device(.ipad)).intersection(EnvironmentSet(.sizeClass(.regular)))
public enum StyleChoice: Hashable, Sendable {
  /// A kind of device.
  case device(StyleDevice)
  /// A way to hold the interface.
  case orientation(StyleOrientation)
  /// A light or a dark interface.
  case appearance(StyleAppearance)
  /// A level of surfaces.
  case level(StyleLevel)
  /// A contrast setting.
  case contrast(StyleContrast)
  /// A horizontal size class.
  case sizeClass(StyleSizeClass)

  /// The choice with that name on an axis, or nil if the axis has none: `dark`.
  public init?(_ name: String, on axis: StyleAxis) {
    guard let choice = axis.choices.first(where: { $0.name == name }) else { return nil }
    self = choice
  }

  /// The axis on which this is a choice.
  public var axis: StyleAxis {
    switch self {
    case .device: .device
    case .orientation: .orientation
    case .appearance: .appearance
    case .level: .level
    case .contrast: .contrast
    case .sizeClass: .sizeClass
    }
  }

  /// The name as a theme's `@media`, the command line and the JSON form spell it: `landscape`.
  public var name: String {
    switch self {
    case .device(let device): device.rawValue
    case .orientation(let orientation): orientation.rawValue
    case .appearance(let appearance): appearance.rawValue
    case .level(let level): level.rawValue
    case .contrast(let contrast): contrast.rawValue
    case .sizeClass(let sizeClass): sizeClass.rawValue
    }
  }

  /// Whether it is the axis's default.
  public var isDefault: Bool { self == axis.choice(isDefault: true) }

  /// The other choice on the same axis.
  public var opposite: StyleChoice { axis.choice(isDefault: !isDefault) }
}
