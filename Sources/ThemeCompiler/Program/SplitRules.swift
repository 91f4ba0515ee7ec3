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
  package func splitRules() -> [SplitRule] { SplitRules(self).find(in: self) }
}

/// Finds rules that could be one with an earlier rule.
private struct SplitRules {
  /// For each path the last selector that is the first one of the path's own in a file and some environments.
  private var last: IDColumn<Program.Path, OptionalID<Program.Selector>>
  /// For each of these selectors the one of the same path before it.
  private var previous: IDColumn<Program.Selector, OptionalID<Program.Selector>>

  /// The limit of such selectors of one path that a selector is compared with.
  private static let reach = 16

  init(_ program: borrowing Program) {
    last = IDColumn(repeating: .none, count: program.paths.count)
    previous = IDColumn(repeating: .none, count: program.selectors.count)
  }

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
        previous[id] = last[selector.path]
        last[selector.path] = OptionalID(id)
      }
    }
    return found
  }

  /// The selector that first named the path of another selector in its file and environments.
  private func first(inScopeOf selector: Program.Selector, _ selectors: Column<Program.Selector, Program.Selector>)
    -> SelectorID?
  {
    var next = last[selector.path].id
    var steps = 0
    while let current = next, steps < Self.reach {
      if selectors[current].isInScope(of: selector) { return current }
      next = previous[current].id
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
