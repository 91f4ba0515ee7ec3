/// The kind of device: everything that is not an iPad counts as an iPhone.
public enum Device: UInt8, Sendable { case iphone, ipad }
/// How the interface is held.
public enum Orientation: UInt8, Sendable { case portrait, landscape }
/// Light or dark interface.
public enum Appearance: UInt8, Sendable { case light, dark }
/// Whether a surface lies on the base level or floats above it.
public enum InterfaceLevel: UInt8, Sendable { case base, elevated }
/// The user's contrast setting.
public enum Contrast: UInt8, Sendable { case normal, high }
/// The horizontal size class.
public enum SizeClass: UInt8, Sendable { case compact, regular }

/// Where a style is asked for: one choice on each ``StyleAxis``.
///
///     Environment()                                   // iphone, portrait, light, base, normal, compact
///     Environment(appearance: .dark, contrast: .high)
///
/// There are 64 environments; each has an ``index``.
public struct StyleEnvironment: Hashable, Sendable {
  /// One bit for each axis, bit `Axis.rawValue`, set where the second choice holds.
  ///
  /// In `0..<64`.
  public let index: UInt8

  /// The environment with that index; bits above the sixth are ignored.
  @inlinable
  public init(index: UInt8) { self.index = index & 63 }

  /// An environment from its choices; what is left out is the default.
  public init(
    device: Device = .iphone, orientation: Orientation = .portrait,
    appearance: Appearance = .light, level: InterfaceLevel = .base, contrast: Contrast = .normal,
    sizeClass: SizeClass = .compact
  ) {
    index =
      device.rawValue | orientation.rawValue << 1 | appearance.rawValue << 2 | level.rawValue << 3
      | contrast.rawValue << 4 | sizeClass.rawValue << 5
  }

  /// Which of the two choices of an axis holds: 0 the default, 1 the other.
  public func choice(on axis: StyleAxis) -> Int { Int(index >> axis.rawValue & 1) }

  /// The same environment with another choice (0 or 1) on one axis.
  public func setting(_ axis: StyleAxis, to choice: Int) -> StyleEnvironment {
    let bit: UInt8 = 1 << axis.rawValue
    return StyleEnvironment(index: choice == 0 ? index & ~bit : index | bit)
  }

  /// The name of the choice that holds on an axis: `landscape`.
  public func choiceName(on axis: StyleAxis) -> String { axis.choices[choice(on: axis)] }
}
