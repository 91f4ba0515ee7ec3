import ThemeDiagnostics

extension SyntaxTree {
  /// Whether a declaration is met by going from the end of an earlier one to the next node, and so on.
  ///
  /// That holds in one block, and for hardly any others: for what follows the block of the earlier one. Looks only at
  /// the nodes between the two.
  package func mayBeSiblings(_ earlier: NodeID, _ later: NodeID) -> Bool {
    var node = earlier
    while node < later { node = nodes[node].endNode }
    return node == later
  }

  /// For each of some pairs of declarations, the earlier one first, whether both stand in the same block.
  ///
  /// Found in one walk over all nodes and over those between the two of each pair.
  package func areSiblings(_ pairs: [(earlier: NodeID, later: NodeID)]) -> [Bool] {
    var result = Array(repeating: false, count: pairs.count)
    let nodes = nodes.values
    var open = [SyntaxTree.root.index]
    var node = SyntaxTree.root.index
    for number in pairs.indices.sorted(by: { pairs[$0].earlier < pairs[$1].earlier }) {
      let pair = pairs[number]
      while node <= pair.earlier.index {
        while let last = open.last, nodes[last].endNode.index <= node { open.removeLast() }
        if case .block = nodes[node].kind { open.append(node) }
        node += 1
      }
      guard let block = open.last, pair.later < nodes[block].endNode else { continue }
      result[number] = mayBeSiblings(pair.earlier, pair.later)
    }
    return result
  }
}
