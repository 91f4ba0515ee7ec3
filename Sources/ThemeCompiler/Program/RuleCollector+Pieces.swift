import ThemeBase
import ThemeModel
import ThemeSyntax

/// The files of a theme in pieces, several at once.
extension RuleCollector {
  /// The least number of nodes of a piece: starting a thread takes as long as collecting a tenth of them.
  static let leastPiece = 10_000

  /// Collects files as layers, the later over the earlier; an import is replaced by its file, once.
  ///
  /// Items of the top level do not depend on each other. So they are collected in pieces, several at once, unless they
  /// come near to a limit that applies to all of them together.
  static func collect(
    _ layers: [Int], of graph: ImportGraph, registry: Registry, limits: GrowthLimits = GrowthLimits(),
    on workers: Workers = .alone, leastPiece: Int = leastPiece
  ) -> Checked<Program> {
    guard !layers.isEmpty else { return Checked(Program(graph)) }
    let order = SourceOrder(layers, of: graph)
    var empty = RuleCollector(graph, order, registry, limits)
    let count = min(workers.count, order.nodeCount / max(1, leastPiece))
    var collector = empty.collected(order, pieces: count, on: workers)
    collector.addHeirs()
    let numbered = collector.patterns.isUsed ? registry.numberedPaths(among: collector.program.paths.table) : []
    if !numbered.isEmpty {
      // Patterns match the numbers that any rule names, also a later one.
      empty.patterns = PatternExpander(registry, numbered: numbered)
      collector = empty.collected(order, pieces: count, on: workers)
      collector.addHeirs()
    }
    return Checked(collector.program, collector.diagnostics)
  }

  private func collected(_ order: SourceOrder, pieces count: Int, on workers: Workers) -> RuleCollector {
    let collector = collected(order.pieces(count), on: workers)
    guard collector.isBeyondLimits, count > 1 else { return collector }
    return collected(order.pieces(1), on: .alone)
  }

  /// The collector when it has collected some pieces.
  private func collected(_ pieces: [[SyntaxItems]], on workers: Workers) -> RuleCollector {
    let nodes = pieces.joined().reduce(0) { $0 + $1.nodeCount }
    var collectors = workers.map(count: pieces.count) { number in
      var collector = self
      // The first one takes what the others have.
      collector.reserveRoom(forNodes: number == 0 ? nodes : nodes / pieces.count)
      for items in pieces[number] { collector.collect(items, Context()) }
      return collector
    }
    guard !collectors.isEmpty else { return self }
    // Taken out of the array, so that its columns grow in place.
    var result = collectors.removeFirst()
    for collector in collectors { result.append(collector) }
    return result
  }

  /// Adds what a collector has that has collected the items after those of this one.
  private mutating func append(_ later: RuleCollector) {
    program.append(later.program)
    diagnostics.append(contentsOf: later.diagnostics)
    budget.spend(as: later.budget)
    patterns.add(later.patterns)
  }

  /// Makes room for what an ordinary sheet of so many nodes holds.
  ///
  /// A rule has some 16 nodes: two for each of six declarations, and four for itself, its selectors and its block.
  private mutating func reserveRoom(forNodes nodes: Int) {
    program.paths = Names(minimumCapacity: nodes / 16)
    program.texts = Names(minimumCapacity: nodes / 32)
    program.declarations.reserveCapacity(nodes * 7 / 16)
    program.selectors.reserveCapacity(nodes / 10)
  }

  /// Whether a limit has been reached that applies to all items together.
  private var isBeyondLimits: Bool { budget.isExceeded || patterns.searches > PatternExpander.maximumSearches }
}
