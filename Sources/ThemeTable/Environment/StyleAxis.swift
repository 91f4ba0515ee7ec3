extension StyleAxis {
  /// The axis with that name, or nil if there is none.
  public init?(name: String) {
    guard let axis = StyleAxis.allCases.first(where: { $0.name == name }) else { return nil }
    self = axis
  }

  /// The name as a theme's `@media`, the command line and the JSON form spell it.
  public var name: String { Self.names[Int(rawValue)] }

  /// The two choices, the default first.
  public var choices: [StyleChoice] { [choice(isDefault: true), choice(isDefault: false)] }
}

extension StyleChoice {
  /// The choice with that name on an axis, or nil if the axis has none: `dark`.
  public init?(_ name: String, on axis: StyleAxis) {
    let usual = axis.choice(isDefault: true)
    self = usual.name == name ? usual : usual.opposite
    guard self.name == name else { return nil }
  }

  /// Whether it is the axis's default.
  public var isDefault: Bool { self == axis.choice(isDefault: true) }

  /// The other choice on the same axis.
  public var opposite: StyleChoice { axis.choice(isDefault: !isDefault) }
}

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

/// The axes on which a value depends.
struct AxisSet: Hashable, Sendable {
  /// Bit `rawValue` for each ``StyleAxis``; the two highest bits have no meaning.
  var bits: UInt8

  /// No axis.
  static let empty = AxisSet(bits: 0)

  /// The number of environments that differ on these axes: a power of two, at most 64.
  var choiceCount: Int { 1 << (bits & 63).nonzeroBitCount }

  /// The choices of an environment on these axes alone, as a number below ``choiceCount``.
  ///
  /// The lowest axis of the set gives the lowest bit.
  @inline(__always) func index(of environment: StyleEnvironment) -> UInt8 {
    var axes = bits & 63
    var index: UInt8 = 0
    var bit: UInt8 = 1
    while axes != 0 {
      let axis = axes & (~axes &+ 1)
      if environment.index & axis != 0 { index |= bit }
      bit &<<= 1
      axes &= axes &- 1
    }
    return index
  }

  /// The environments whose choices on these axes have that number.
  func environments(at index: Int) -> EnvironmentSet {
    var set = EnvironmentSet.all
    var bit = 1
    for axis in StyleAxis.allCases where bits >> axis.rawValue & 1 == 1 {
      set = set.intersection(EnvironmentSet(axis.choice(isDefault: index & bit == 0)))
      bit <<= 1
    }
    return set
  }
}
