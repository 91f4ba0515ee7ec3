/// A set of environments as 64 bits, bit `Environment.index`.
///
/// Conditions are sets: `and` is intersection, `or` is union, `not` is complement. So no pass of the compiler ever
/// evaluates a condition twice or enumerates environments.
package struct EnvironmentSet: Hashable, Sendable {
  package var bits: UInt64

  package init(bits: UInt64) { self.bits = bits }

  package static let all = EnvironmentSet(bits: .max)
  package static let none = EnvironmentSet(bits: 0)

  /// The 32 environments in which the axis has that choice (0 or 1).
  package init(_ axis: Axis, is choice: Int) {
    // The environments whose index has the axis's bit: 0xAAAA…, 0xCCCC…, 0xF0F0… and so on.
    let patterns: [UInt64] = [
      0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0,
      0xFF00_FF00_FF00_FF00, 0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
    ]
    let pattern = patterns[Int(axis.rawValue)]
    bits = choice == 0 ? ~pattern : pattern
  }

  package var isEmpty: Bool { bits == 0 }

  /// The environment of the lowest index in the set.
  package var first: Environment? {
    bits == 0 ? nil : Environment(index: UInt8(bits.trailingZeroBitCount))
  }

  package func contains(_ environment: Environment) -> Bool {
    bits >> UInt64(environment.index) & 1 == 1
  }

  package func intersection(_ other: EnvironmentSet) -> EnvironmentSet {
    EnvironmentSet(bits: bits & other.bits)
  }

  package func union(_ other: EnvironmentSet) -> EnvironmentSet {
    EnvironmentSet(bits: bits | other.bits)
  }

  package func subtracting(_ other: EnvironmentSet) -> EnvironmentSet {
    EnvironmentSet(bits: bits & ~other.bits)
  }

  package var complement: EnvironmentSet { EnvironmentSet(bits: ~bits) }

  /// Whether membership changes when only the choice on this axis changes.
  package func depends(on axis: Axis) -> Bool {
    let shift = UInt64(1) << UInt64(axis.rawValue)
    let off = EnvironmentSet(axis, is: 0).bits
    return bits & off != bits >> shift & off
  }
}
