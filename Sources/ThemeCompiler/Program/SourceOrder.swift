import ThemeBase
import ThemeSyntax

/// The items of some files in source order: an import is replaced by its file, once.
struct SourceOrder: Sendable {
  /// Consecutive items at the top level of one file.
  struct Stretch: Sendable {
    var tree: SyntaxTree
    var first: NodeID
    /// One past the last node of the last item.
    var end: NodeID

    var nodeCount: Int { end.index - first.index }
  }

  private(set) var stretches: [Stretch] = []
  /// The files that take part, in their order.
  private(set) var files: [FileID] = []
  private var seen: Set<Int> = []

  /// The order of some files of a graph as layers, the later over the earlier.
  init(_ layers: [Int], of graph: ImportGraph) {
    for layer in layers { add(layer, of: graph) }
  }

  /// The number of nodes in all.
  var nodeCount: Int { stretches.reduce(0) { $0 + $1.nodeCount } }

  /// Recursive through imports, whose depth the graph limits.
  private mutating func add(_ number: Int, of graph: ImportGraph) {
    guard seen.insert(number).inserted else { return }
    let file = graph.files[number]
    files.append(file.tree.file.id)
    var rest = Stretch(
      tree: file.tree, first: file.tree.firstChild(SyntaxTree.root),
      end: file.tree.end(SyntaxTree.root))
    for rule in file.imports {
      guard let target = rule.target else { continue }
      append(Stretch(tree: file.tree, first: rest.first, end: rule.node))
      rest.first = file.tree.end(rule.node)
      add(target, of: graph)
    }
    append(rest)
  }

  private mutating func append(_ stretch: Stretch) {
    if stretch.nodeCount > 0 { stretches.append(stretch) }
  }

  /// The same in up to `count` pieces of about the same number of nodes, cut between items.
  func pieces(_ count: Int) -> [[Stretch]] {
    let size = nodeCount / max(count, 1) + 1
    var pieces: [[Stretch]] = [[]]
    var room = size
    for var rest in stretches {
      while rest.nodeCount > room {
        let cut = rest.cut(after: room)
        pieces[pieces.count - 1].append(cut.before)
        pieces.append([])
        (rest, room) = (cut.after, size)
      }
      if rest.nodeCount > 0 { pieces[pieces.count - 1].append(rest) }
      room -= rest.nodeCount
    }
    return pieces.filter { !$0.isEmpty }
  }
}

extension SourceOrder.Stretch {
  /// The items of the first nodes, and the others.
  fileprivate func cut(after count: Int) -> (before: Self, after: Self) {
    var place = first
    while place < end, place.index - first.index < count { place = tree.end(place) }
    var (before, after) = (self, self)
    (before.end, after.first) = (place, place)
    return (before, after)
  }
}
