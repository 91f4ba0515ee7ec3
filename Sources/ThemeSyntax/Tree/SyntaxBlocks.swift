import ThemeDiagnostics

/// The blocks of a tree, for questions about many nodes: which stand in the same block.
///
/// Made in one pass over the nodes, one after the other; a question then looks at few of them.
package struct SyntaxBlocks: Sendable {
  private struct Block {
    var start: NodeID
    /// One past the last node in the block.
    var end: NodeID
    /// The number of the block around it; nil for one that stands in no other.
    var outer: Int?
  }

  private let tree: SyntaxTree
  /// All blocks, in the order in which they begin.
  private var blocks: [Block] = []

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    for (index, node) in tree.nodes.nodes.enumerated() where node.kind == .block {
      let start = NodeID(index: index)
      let outer = blocks.indices.last.flatMap { block(from: $0, around: start) }
      blocks.append(Block(start: start, end: tree.end(start), outer: outer))
    }
  }

  /// Whether two declarations, the earlier one first, stand in the same block, or both in none.
  package func areSiblings(_ earlier: NodeID, _ later: NodeID) -> Bool {
    let before = blocks.partitionPoint { $0.start < earlier }
    let around = before > 0 ? block(from: before - 1, around: earlier) : nil
    guard later < around.map({ blocks[$0].end }) ?? tree.nodes.endID else { return false }
    var sibling = earlier
    while sibling < later { sibling = tree.end(sibling) }
    return sibling == later
  }

  /// The innermost block around a node, of the last that begins before it and those around that one.
  private func block(from last: Int, around node: NodeID) -> Int? {
    var block: Int? = last
    while let known = block, blocks[known].end <= node { block = blocks[known].outer }
    return block
  }
}
