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
