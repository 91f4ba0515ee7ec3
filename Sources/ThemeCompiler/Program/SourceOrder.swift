import ThemeBase
import ThemeSyntax

/// The items of some files in source order: an import is replaced by its file, once.
struct SourceOrder: Sendable {
  /// Consecutive items at the top level of one file, for each file or part of a file between two imports.
  private(set) var stretches: [SyntaxItems] = []
  /// The files that take part, in their order.
  private(set) var files: [FileID] = []
  private var seen: Set<Int> = []

  /// The order of some files of a graph as layers, the later over the earlier.
  init(_ layers: [Int], of graph: ImportGraph) { for layer in layers { add(layer, of: graph) } }

  /// The number of nodes of all items.
  var nodeCount: Int { stretches.reduce(0) { $0 + $1.nodeCount } }

  /// Recursive through imports, whose depth the graph limits.
  private mutating func add(_ number: Int, of graph: ImportGraph) {
    guard seen.insert(number).inserted else { return }
    let file = graph.files[number]
    files.append(file.tree.file.id)
    var items = file.tree.stylesheet.items
    for rule in file.imports {
      guard let target = rule.target else { continue }
      let (before, after) = items.split(around: rule.statement.id)
      append(before)
      add(target, of: graph)
      items = after
    }
    append(items)
  }

  private mutating func append(_ items: SyntaxItems) { if !items.isEmpty { stretches.append(items) } }

  /// The same in up to `count` pieces of about the same number of nodes, cut between items.
  func pieces(_ count: Int) -> [[SyntaxItems]] {
    let size = nodeCount / max(count, 1) + 1
    var pieces: [[SyntaxItems]] = [[]]
    var room = size
    for var items in stretches {
      while items.nodeCount > room {
        let (before, after) = items.split(afterNodes: room)
        pieces[pieces.count - 1].append(before)
        pieces.append([])
        (items, room) = (after, size)
      }
      if !items.isEmpty { pieces[pieces.count - 1].append(items) }
      room -= items.nodeCount
    }
    return pieces.filter { !$0.isEmpty }
  }
}
