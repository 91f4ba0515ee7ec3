import ThemeSyntax
import ThemeTable

/// The declarations of a program by class path, in source order, without hashing: a counting sort over the numbers
/// of the paths.
struct DeclarationGroups {
  /// Every path that some rule names, in the order of their numbers.
  let paths: [UInt32]
  private let order: [UInt32]
  private let ends: [UInt32]
  private let environments: [EnvironmentSet]
  /// For each path the first selector that names it, plus one.
  private let firstSelectors: [UInt32]
  private let program: Program

  init(_ program: Program) {
    let count = program.names.count
    var environments = Array(repeating: EnvironmentSet.none, count: count)
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
    self.order = order
    self.ends = ends
  }

  /// The numbers of a path's declarations, in source order.
  func declarations(of path: UInt32) -> ArraySlice<UInt32> {
    let start = path == 0 ? 0 : Int(ends[Int(path) - 1])
    return order[start..<Int(ends[Int(path)])]
  }

  /// Where some rule names the path.
  func environments(of path: UInt32) -> EnvironmentSet { environments[Int(path)] }

  /// Where a path is first named.
  func firstPlace(of path: UInt32) -> Program.Place {
    program.selectors[Int(firstSelectors[Int(path)]) - 1].place
  }
}
