package import ThemeBase
import ThemeSyntax

/// The selectors of a program in source order, in twelve bytes each: there is one for each rule and class path.
///
/// A selector is kept with the number of its scope.
package struct SelectorList: Sendable {
  private struct Entry: Sendable {
    var path: PathID
    var node: NodeID
    /// The number of the scope, the form in three bits and, in the two lowest bits, a flag each: there are far fewer scopes
    /// than rules.
    var scopeAndFlags: UInt32

    var scope: UInt32 { scopeAndFlags >> 5 }
    var form: SelectorForm {
      SelectorForm(rawValue: UInt8(truncatingIfNeeded: scopeAndFlags >> 2 & 7)) ?? .malformed
    }
  }

  private var entries = Column<Program.Selector, Entry>()
  private var scopes = ScopeList()

  /// A selector with all that is known of it.
  package subscript(id: SelectorID) -> Program.Selector {
    let entry = entries[id]
    let scope = scopes[entry.scope]
    return Program.Selector(
      path: entry.path, environments: scope.environments,
      place: Program.Place(file: scope.file, node: entry.node),
      isFromPattern: entry.scopeAndFlags & 2 != 0, isAlone: entry.scopeAndFlags & 1 != 0,
      form: entry.form)
  }

  /// Whether two selectors stand in one file and hold in the same environments.
  func areInOneScope(_ left: SelectorID, _ right: SelectorID) -> Bool {
    entries[left].scope == entries[right].scope
  }

  /// All ids that have a selector.
  package var ids: IDRange<Program.Selector> { entries.ids }
  /// All selectors with all that is known of them.
  package var values: LazyMapCollection<IDRange<Program.Selector>, Program.Selector> {
    ids.lazy.map { self[$0] }
  }

  /// Adds the selectors of another program, whose names have other numbers there.
  mutating func append(contentsOf later: SelectorList, _ numbers: Program.Numbers) {
    entries.reserveCapacity(entries.count + later.entries.count)
    let scopes = self.scopes.numbers(of: later.scopes)
    for var entry in later.entries.values {
      entry.path = numbers.paths[entry.path]
      entry.scopeAndFlags = scopes[Int(entry.scope)] << 5 | entry.scopeAndFlags & 31
      entries.append(entry)
    }
  }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  @inline(__always)
  mutating func append(_ selector: Program.Selector) {
    let scope = scopes.number(
      of: ScopeList.Scope(file: selector.place.file, environments: selector.environments))
    entries.append(
      Entry(
        path: selector.path, node: selector.place.node,
        scopeAndFlags: scope << 5 | UInt32(selector.form.rawValue) << 2
          | (selector.isFromPattern ? 2 : 0) | (selector.isAlone ? 1 : 0)))
  }
}
