/// A set of environments as 64 bits, bit `Environment.index`.
///
/// Conditions are sets: `and` is intersection, `or` is union, `not` is complement. So no pass of the compiler ever
/// evaluates a condition twice or enumerates environments.
public struct EnvironmentSet: Hashable, Sendable {
  /// Bit `Environment.index` for each environment.
  public var bits: UInt64

  /// The set with those bits.
  public init(bits: UInt64) { self.bits = bits }

  /// All 64 environments.
  public static let all = EnvironmentSet(bits: .max)
  /// No environment.
  public static let none = EnvironmentSet(bits: 0)

  /// The 32 environments in which the axis has that choice (0 or 1).
  public init(_ axis: StyleAxis, is choice: Int) {
    // The environments whose index has the axis's bit: 0xAAAA…, 0xCCCC…, 0xF0F0… and so on.
    let patterns: [UInt64] = [
      0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0,
      0xFF00_FF00_FF00_FF00, 0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
    ]
    let pattern = patterns[Int(axis.rawValue)]
    bits = choice == 0 ? ~pattern : pattern
  }

  /// Whether no environment is in it.
  public var isEmpty: Bool { bits == 0 }

  /// The environment of the lowest index in the set.
  public var first: StyleEnvironment? {
    bits == 0 ? nil : StyleEnvironment(index: UInt8(bits.trailingZeroBitCount))
  }

  /// Whether an environment is in it.
  public func contains(_ environment: StyleEnvironment) -> Bool {
    bits >> UInt64(environment.index) & 1 == 1
  }

  /// The environments that are in both.
  public func intersection(_ other: EnvironmentSet) -> EnvironmentSet {
    EnvironmentSet(bits: bits & other.bits)
  }

  /// The environments that are in either.
  public func union(_ other: EnvironmentSet) -> EnvironmentSet {
    EnvironmentSet(bits: bits | other.bits)
  }

  /// The environments that are in this set and not in the other.
  public func subtracting(_ other: EnvironmentSet) -> EnvironmentSet {
    EnvironmentSet(bits: bits & ~other.bits)
  }

  /// The environments that are not in it.
  public var complement: EnvironmentSet { EnvironmentSet(bits: ~bits) }

  /// Whether membership changes when only the choice on this axis changes.
  public func depends(on axis: StyleAxis) -> Bool {
    let shift = UInt64(1) << UInt64(axis.rawValue)
    let off = EnvironmentSet(axis, is: 0).bits
    return bits & off != bits >> shift & off
  }
}

extension EnvironmentSet: Sequence {
  /// Goes over the environments of the set by their index.
  public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// The environments that are left.
  public struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt64

    /// The next environment, nil behind the last.
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
    let second = EnvironmentSet(axis, is: 1).bits
    return EnvironmentSet(bits: (bits & second) >> shift | (bits & ~second) << shift)
  }

  /// The set with both choices of an axis wherever it holds one.
  package func spread(over axis: StyleAxis) -> EnvironmentSet { union(flipped(on: axis)) }
}
