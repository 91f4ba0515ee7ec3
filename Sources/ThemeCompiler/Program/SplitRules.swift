import ThemeBase
import ThemeSyntax

extension Program {
  /// Two rules of one file and the same environments that style one class path, each with a selector of its own.
  package struct SplitRule: Sendable {
    /// The selector of the first such rule.
    package var first: SelectorID
    /// The selector of a later one.
    package var later: SelectorID
  }

  /// The rules that style a path which an earlier rule of the same file and environments styles, in source order.
  package func splitRules() -> [SplitRule] { SplitRules(paths.count).find(in: self) }
}

/// Finds rules that could be one with an earlier rule.
private struct SplitRules {
  /// For each path the last entry about it.
  private var lastEntry: IDColumn<Program.Path, OptionalID<Entry>>
  private var entries = Column<Entry, Entry>()

  /// The first rule of a path's own in a file and some environments.
  private struct Entry {
    var selector: SelectorID
    /// The entry about the same path before this one.
    var previous: OptionalID<Entry>
  }

  /// The limit of entries about one path that a selector is compared with.
  private static let reach = 16

  init(_ pathCount: Int) { lastEntry = IDColumn(repeating: .none, count: pathCount) }

  consuming func find(in program: Program) -> [Program.SplitRule] {
    var found: [Program.SplitRule] = []
    for id in program.selectors.ids {
      let selector = program.selectors[id]
      // A class list has been reported.
      guard !selector.isFromPattern, selector.isAlone, selector.form != .classList else { continue }
      if let first = first(inScopeOf: selector, program.selectors) {
        guard program.selectors[first].place != selector.place else { continue }
        found.append(Program.SplitRule(first: first, later: id))
      } else {
        lastEntry[selector.path] = OptionalID(entries.append(Entry(selector: id, previous: lastEntry[selector.path])))
      }
    }
    return found
  }

  /// The selector that first named the path of another selector in its file and environments.
  private func first(inScopeOf selector: Program.Selector, _ selectors: Column<Program.Selector, Program.Selector>)
    -> SelectorID?
  {
    var next = lastEntry[selector.path].id
    var steps = 0
    while let current = next, steps < Self.reach {
      let entry = entries[current]
      if selectors[entry.selector].isInScope(of: selector) { return entry.selector }
      next = entry.previous.id
      steps += 1
    }
    return nil
  }
}

extension Program.Selector {
  /// Whether two selectors are in one file and hold in the same environments.
  fileprivate func isInScope(of other: Self) -> Bool {
    place.file == other.place.file && environments == other.environments
  }
}
