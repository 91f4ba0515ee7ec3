import ThemeDiagnostics

extension SyntaxTree {
  /// For each of some pairs of declarations, the earlier one first, whether both stand in the same block.
  ///
  /// Found in one walk over all nodes and over those between the two of each pair.
  package func areSiblings(_ pairs: [(earlier: NodeID, later: NodeID)]) -> [Bool] {
    var result = Array(repeating: false, count: pairs.count)
    let nodes = nodes.values
    var open = [SyntaxTree.root.index]
    var node = SyntaxTree.root.index
    for number in pairs.indices.sorted(by: { pairs[$0].earlier < pairs[$1].earlier }) {
      let (earlier, later) = (pairs[number].earlier.index, pairs[number].later.index)
      while node <= earlier {
        while let last = open.last, nodes[last].endNode.index <= node { open.removeLast() }
        if case .block = nodes[node].kind { open.append(node) }
        node += 1
      }
      guard let block = open.last, later < nodes[block].endNode.index else { continue }
      var sibling = earlier
      while sibling < later { sibling = nodes[sibling].endNode.index }
      result[number] = sibling == later
    }
    return result
  }
}
