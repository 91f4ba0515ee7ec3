import ThemeDiagnostics
import ThemeTable

/// The files and environments in which the items of a program stand, each pair once: a few, shared by many items.
struct ScopeList: Sendable {
  /// A file and the environments in which some of its items hold.
  struct Scope: Hashable, Sendable {
    var file: FileID
    var environments: EnvironmentSet
  }

  private var scopes: [Scope] = []
  private var numbers: [Scope: UInt32] = [:]
  /// The scope that was asked for last, and its number: most items stand where the one before them stands.
  private var last: (scope: Scope, number: UInt32)?

  subscript(number: UInt32) -> Scope { scopes[Int(number)] }

  /// The number of a scope, given now if it is new.
  @inline(__always)
  mutating func number(of scope: Scope) -> UInt32 {
    if let last, last.scope == scope { return last.number }
    return find(scope)
  }

  /// The number of each scope of another list, given now to those that are new.
  mutating func numbers(of other: ScopeList) -> [UInt32] { other.scopes.map { number(of: $0) } }

  @inline(never)
  private mutating func find(_ scope: Scope) -> UInt32 {
    let number = numbers[scope] ?? UInt32(truncatingIfNeeded: scopes.count)
    if number == scopes.count {
      scopes.append(scope)
      numbers[scope] = number
    }
    last = (scope, number)
    return number
  }
}
