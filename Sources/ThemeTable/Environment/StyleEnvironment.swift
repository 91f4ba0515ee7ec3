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

  // MARK: Choices on any axis, for tools that go over all of them

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

  func hasDefault(_ axis: StyleAxis) -> Bool { index >> axis.rawValue & 1 == 0 }
}
