import ThemeBase
import ThemeSyntax

/// The items of some files in source order: an import is replaced by its file, once.
struct SourceOrder {
  /// Consecutive items at the top level of one file, for each file or part of a file between two imports.
  private(set) var stretches: [SyntaxItems] = []
  /// The files that take part, in their order.
  private(set) var files: [FileID] = []
  private var seen: Set<Int> = []

  /// The order of some files of a graph as layers, the later over the earlier.
  init(_ layers: [Int], of graph: ImportGraph) { for layer in layers { add(layer, of: graph) } }

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
}
