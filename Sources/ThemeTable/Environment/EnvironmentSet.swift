/// A set of environments, kept as 64 bits.
///
///     let dark = EnvironmentSet(.appearance(.dark))
///     let darkPad = dark.intersection(EnvironmentSet(.device(.ipad)))
///
/// A condition of a theme is a set: `and` is intersection, `or` is union, `not` is complement. So no pass of the compiler
/// evaluates a condition twice or goes over environments.
public struct EnvironmentSet: Hashable, Sendable {
  /// The bits of the first 32 environments and those of the others.
  ///
  /// Two words of 32 bits, because a table holds many sets, each beside numbers of that size.
  @usableFromInline var low, high: UInt32

  /// Bit ``StyleEnvironment/index`` is set for each environment in the set.
  @inlinable public var bits: UInt64 {
    get { UInt64(high) << 32 | UInt64(low) }
    set { self = EnvironmentSet(bits: newValue) }
  }

  /// The set with those bits.
  @inlinable public init(bits: UInt64) {
    low = UInt32(truncatingIfNeeded: bits)
    high = UInt32(truncatingIfNeeded: bits >> 32)
  }

  /// The 32 environments that have a choice.
  public init(_ choice: StyleChoice) {
    let others = Self.withOtherChoice(on: choice.axis)
    self.init(bits: choice.isDefault ? ~others : others)
  }

  /// All 64 environments.
  public static let all = EnvironmentSet(bits: .max)

  /// The bits of the environments that have the second choice on an axis.
  private static func withOtherChoice(on axis: StyleAxis) -> UInt64 {
    switch axis {
    case .device: 0xAAAA_AAAA_AAAA_AAAA
    case .orientation: 0xCCCC_CCCC_CCCC_CCCC
    case .appearance: 0xF0F0_F0F0_F0F0_F0F0
    case .level: 0xFF00_FF00_FF00_FF00
    case .contrast: 0xFFFF_0000_FFFF_0000
    case .sizeClass: 0xFFFF_FFFF_0000_0000
    }
  }

  /// The index of the lowest environment, or 64 if the set is empty.
  ///
  /// The variants of a property have disjoint sets and are ordered by it.
  @inlinable public var lowest: Int { bits.trailingZeroBitCount }

  /// The environment with the lowest index, or nil if the set is empty.
  public var first: StyleEnvironment? { bits == 0 ? nil : StyleEnvironment(index: UInt8(lowest)) }

  /// The environments that are not in the set.
  public var complement: EnvironmentSet { EnvironmentSet(bits: ~bits) }

  /// Whether membership changes when only the choice on an axis changes.
  public func depends(on axis: StyleAxis) -> Bool {
    let shift = UInt64(1) << UInt64(axis.rawValue)
    let defaults = ~Self.withOtherChoice(on: axis)
    return bits & defaults != bits >> shift & defaults
  }
}

extension EnvironmentSet: SetAlgebra {
  /// The empty set.
  public init() { self.init(bits: 0) }

  /// Whether the set is empty.
  public var isEmpty: Bool { bits == 0 }

  /// Whether an environment is in the set.
  public func contains(_ environment: StyleEnvironment) -> Bool { bits >> UInt64(environment.index) & 1 == 1 }

  /// The environments that are in both sets.
  public func intersection(_ other: EnvironmentSet) -> EnvironmentSet { EnvironmentSet(bits: bits & other.bits) }

  /// The environments that are in either set.
  public func union(_ other: EnvironmentSet) -> EnvironmentSet { EnvironmentSet(bits: bits | other.bits) }

  /// The environments that are in exactly one of the sets.
  public func symmetricDifference(_ other: EnvironmentSet) -> EnvironmentSet { EnvironmentSet(bits: bits ^ other.bits) }

  /// The environments that are in this set and not in the other.
  public func subtracting(_ other: EnvironmentSet) -> EnvironmentSet { EnvironmentSet(bits: bits & ~other.bits) }

  /// Whether every environment of this set is in the other.
  public func isSubset(of other: EnvironmentSet) -> Bool { bits & ~other.bits == 0 }

  /// Whether the sets have no environment in common.
  public func isDisjoint(with other: EnvironmentSet) -> Bool { bits & other.bits == 0 }

  /// Keeps the environments that are also in the other set.
  public mutating func formIntersection(_ other: EnvironmentSet) { bits &= other.bits }

  /// Adds the environments of another set.
  public mutating func formUnion(_ other: EnvironmentSet) { bits |= other.bits }

  /// Keeps the environments that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: EnvironmentSet) { bits ^= other.bits }

  /// Adds an environment, and says whether it was new.
  @discardableResult public mutating func insert(_ environment: StyleEnvironment) -> (
    inserted: Bool, memberAfterInsert: StyleEnvironment
  ) {
    let isNew = !contains(environment)
    bits |= 1 << UInt64(environment.index)
    return (isNew, environment)
  }

  /// Removes an environment, and returns it if it was there.
  @discardableResult public mutating func remove(_ environment: StyleEnvironment) -> StyleEnvironment? {
    let found = contains(environment) ? environment : nil
    bits &= ~(1 << UInt64(environment.index))
    return found
  }

  /// Adds an environment, and returns it if it was there already.
  @discardableResult public mutating func update(with environment: StyleEnvironment) -> StyleEnvironment? {
    insert(environment).inserted ? nil : environment
  }
}

extension EnvironmentSet: Sequence {
  /// Goes over the environments in the order of their index.
  public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// The environments that have not been visited.
  public struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt64

    /// The next environment, or nil after the last.
    public mutating func next() -> StyleEnvironment? {
      guard bits != 0 else { return nil }
      defer { bits &= bits &- 1 }
      return StyleEnvironment(index: UInt8(bits.trailingZeroBitCount))
    }
  }
}

extension EnvironmentSet {
  /// The set with the two choices of an axis exchanged.
  package func flipped(on axis: StyleAxis) -> EnvironmentSet {
    let shift = UInt64(1) << UInt64(axis.rawValue)
    let second = Self.withOtherChoice(on: axis)
    return EnvironmentSet(bits: (bits & second) >> shift | (bits & ~second) << shift)
  }

  /// The set with both choices of an axis for each environment in it.
  package func spread(over axis: StyleAxis) -> EnvironmentSet { union(flipped(on: axis)) }
}
