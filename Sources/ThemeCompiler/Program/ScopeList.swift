import ThemeBase
import ThemeTable

/// The files and environments in which the items of a program stand, each pair once: a few, shared by many items.
struct ScopeList: Sendable {
  /// A file and the environments in which some of its items hold.
  struct Scope: Hashable, Sendable {
    var file: FileID
    var environments: EnvironmentSet
  }

  /// All scopes, in the order of their numbers.
  private(set) var values: [Scope] = []
  private var numbers: [Scope: UInt32] = [:]
  /// The scope that was asked for last, and its number: most items have the scope of the item before.
  private var last: (scope: Scope, number: UInt32)?

  subscript(number: UInt32) -> Scope { values[Int(number)] }

  /// The number of a scope, given now if it is new.
  @inline(__always)
  mutating func number(of scope: Scope) -> UInt32 {
    if let last, last.scope == scope { return last.number }
    return find(scope)
  }

  /// The number of each scope of another list, given now to those that are new.
  mutating func numbers(of other: ScopeList) -> [UInt32] { other.values.map { number(of: $0) } }

  @inline(never)
  private mutating func find(_ scope: Scope) -> UInt32 {
    let number = numbers[scope] ?? UInt32(truncatingIfNeeded: values.count)
    if number == values.count {
      values.append(scope)
      numbers[scope] = number
    }
    last = (scope, number)
    return number
  }
}
