import ThemeBase

/// The strength of a declaration among those for one property: the greatest key wins.
///
/// The class is compared first, as in a class list `A:B`, where `B` wins; then an exact path wins over a pattern; then
/// the later declaration over the earlier. There is no specificity, and a media condition only says where a declaration
/// takes part.
package struct CascadeKey: Comparable, Hashable, Sendable {
  private var rawValue: UInt64

  /// The key of a declaration for a class; `classStrength` is greater for a class that wins, 0 where there is only one.
  package init(_ id: DeclarationID, isFromPattern: Bool, classStrength: Int = 0) {
    let strength = UInt64(UInt32(clamping: classStrength) & 0x7FFF_FFFF)
    rawValue = strength << 33 | (isFromPattern ? 0 : 1 << 32) | UInt64(id.rawValue)
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The declaration whose key it is.
  package var declaration: DeclarationID { ID(rawValue: UInt32(truncatingIfNeeded: rawValue)) }
}
