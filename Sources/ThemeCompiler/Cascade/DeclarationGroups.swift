import ThemeSyntax
package import ThemeTable

/// The declarations of a program by class path and property, without hashing: a counting sort over the numbers of the
/// paths, then one of each path's own by the order of the properties' bytes; of one property in source order.
package struct DeclarationGroups {
  /// Every path that some rule names, in the order of their numbers.
  package let paths: [UInt32]
  private let order: [UInt32]
  private let ends: [UInt32]
  private let environments: [EnvironmentSet]
  /// For each path the first selector that names it, plus one.
  private let firstSelectors: [UInt32]
  private let program: Program

  package init(_ program: Program) {
    let count = program.names.count
    var environments = Array(repeating: EnvironmentSet(), count: count)
    var firstSelectors = Array(repeating: UInt32(0), count: count)
    for (index, selector) in program.selectors.enumerated() {
      if firstSelectors[Int(selector.path)] == 0 {
        firstSelectors[Int(selector.path)] = UInt32(truncatingIfNeeded: index) + 1
      }
      environments[Int(selector.path)] =
        environments[Int(selector.path)].union(selector.environments)
    }
    paths = (0..<UInt32(truncatingIfNeeded: count)).filter { firstSelectors[Int($0)] > 0 }
    self.environments = environments
    self.firstSelectors = firstSelectors
    self.program = program

    var ends = Array(repeating: UInt32(0), count: count + 1)
    for declaration in program.declarations { ends[Int(declaration.path) + 1] += 1 }
    for index in 1..<max(ends.count, 1) { ends[index] += ends[index - 1] }
    var order = Array(repeating: UInt32(0), count: program.declarations.count)
    for (index, declaration) in program.declarations.enumerated() {
      order[Int(ends[Int(declaration.path)])] = UInt32(truncatingIfNeeded: index)
      ends[Int(declaration.path)] += 1
    }
    let ranks = Self.propertyRanks(program)
    for path in paths {
      let start = path == 0 ? 0 : Int(ends[Int(path) - 1])
      Self.sort(&order, start..<Int(ends[Int(path)]), ranks, program)
    }
    self.order = order
    self.ends = ends
  }

  private static func propertyRanks(_ program: Program) -> [UInt32] {
    var isProperty = Array(repeating: false, count: program.names.count)
    for declaration in program.declarations { isProperty[Int(declaration.property)] = true }
    let properties = isProperty.indices.filter { isProperty[$0] }.map { UInt32($0) }
    return NameOrder.ranks(of: properties, in: program.names)
  }

  /// Sorts some declarations by their properties' ranks; stable, because their numbers decide between equal ones.
  private static func sort(
    _ order: inout [UInt32], _ range: Range<Int>, _ ranks: [UInt32], _ program: Program
  ) {
    guard range.count > 1 else { return }
    func key(_ index: UInt32) -> UInt64 {
      UInt64(ranks[Int(program.declarations[Int(index)].property)]) << 32 | UInt64(index)
    }
    guard range.count <= 16 else { return order[range].sort { key($0) < key($1) } }
    for place in range.dropFirst() {
      let moved = order[place]
      let movedKey = key(moved)
      var hole = place
      while hole > range.lowerBound, key(order[hole - 1]) > movedKey {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = moved
    }
  }

  /// The numbers of a path's declarations, by property and in source order.
  package func declarations(of path: UInt32) -> ArraySlice<UInt32> {
    let start = path == 0 ? 0 : Int(ends[Int(path) - 1])
    return order[start..<Int(ends[Int(path)])]
  }

  /// Where some rule names the path.
  package func environments(of path: UInt32) -> EnvironmentSet { environments[Int(path)] }

  /// Where a path is first named.
  package func firstPlace(of path: UInt32) -> Program.Place {
    program.selectors[Int(firstSelectors[Int(path)]) - 1].place
  }
}
