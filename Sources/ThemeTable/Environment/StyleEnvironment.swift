/// The circumstances for which a style is looked up: one choice on each ``StyleAxis``.
///
///     var environment = StyleEnvironment(appearance: .dark)
///     environment.contrast = .high
///     environment.device                            // .iphone
///
/// There are 64 environments. Each has an ``index``.
public struct StyleEnvironment: Hashable, Sendable {
  /// One bit for each axis, in `0..<64`.
  ///
  /// Bit `rawValue` of a ``StyleAxis`` is set if the axis has its second choice.
  public private(set) var index: UInt8

  /// The environment with that index; bits above the sixth are ignored.
  @inlinable public init(index: UInt8) { self.init(masked: index & 63) }

  @usableFromInline init(masked index: UInt8) { self.index = index }

  /// The environment with these choices.
  ///
  /// The defaults are those of a phone held upright, in the light.
  public init(
    device: StyleDevice = .iphone, orientation: StyleOrientation = .portrait, appearance: StyleAppearance = .light,
    level: StyleLevel = .base, contrast: StyleContrast = .normal, sizeClass: StyleSizeClass = .compact
  ) {
    index = 0
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.level = level
    self.contrast = contrast
    self.sizeClass = sizeClass
  }

  /// The kind of device.
  public var device: StyleDevice {
    get { hasDefault(.device) ? .iphone : .ipad }
    set { choose(.device(newValue)) }
  }

  /// The orientation of the interface.
  public var orientation: StyleOrientation {
    get { hasDefault(.orientation) ? .portrait : .landscape }
    set { choose(.orientation(newValue)) }
  }

  /// Light or dark interface.
  public var appearance: StyleAppearance {
    get { hasDefault(.appearance) ? .light : .dark }
    set { choose(.appearance(newValue)) }
  }

  /// Whether the surface lies on the base level or floats above it.
  public var level: StyleLevel {
    get { hasDefault(.level) ? .base : .elevated }
    set { choose(.level(newValue)) }
  }

  /// The user's contrast setting.
  public var contrast: StyleContrast {
    get { hasDefault(.contrast) ? .normal : .high }
    set { choose(.contrast(newValue)) }
  }

  /// The horizontal size class.
  public var sizeClass: StyleSizeClass {
    get { hasDefault(.sizeClass) ? .compact : .regular }
    set { choose(.sizeClass(newValue)) }
  }
}

// Choices on any axis, for tools that go over all of them.
extension StyleEnvironment {
  /// The choice on an axis.
  public func choice(on axis: StyleAxis) -> StyleChoice { axis.choice(isDefault: hasDefault(axis)) }

  /// Replaces the choice on one axis.
  public mutating func choose(_ choice: StyleChoice) {
    let bit: UInt8 = 1 << choice.axis.rawValue
    index = choice.isDefault ? index & ~bit : index | bit
  }

  /// The same environment with another choice on one axis.
  public func choosing(_ choice: StyleChoice) -> StyleEnvironment {
    var environment = self
    environment.choose(choice)
    return environment
  }

  private func hasDefault(_ axis: StyleAxis) -> Bool { index >> axis.rawValue & 1 == 0 }
}
