public import ThemeBase

/// The nodes of one tree.
@usableFromInline struct NodeList: Sendable, Equatable {
  @usableFromInline private(set) var nodes: [Node] = []
  /// The at-rules of the top level but for `@media`: a few among tens of thousands of rules.
  private(set) var statements: [NodeID] = []

  @usableFromInline struct Node: Sendable, Equatable {
    @usableFromInline var kind: NodeKind
    /// ``SelectorForm`` of a selector; 0 elsewhere.
    @usableFromInline var flags: UInt8 = 0
    @usableFromInline var firstToken: TokenID
    /// One past the last token.
    @usableFromInline var endToken: TokenID
    /// One past the last descendant.
    @usableFromInline var end: NodeID
  }

  // MARK: Reading

  @inlinable var count: Int { nodes.count }

  @inlinable func contains(_ id: NodeID) -> Bool { id.index < nodes.count }

  /// The number that the next node will have.
  @inlinable var endID: NodeID { NodeID(index: nodes.count) }

  @inlinable func kind(_ id: NodeID) -> NodeKind { nodes[id.index].kind }

  /// ``SelectorForm`` of a selector; 0 elsewhere.
  @inlinable func flags(_ id: NodeID) -> UInt8 { nodes[id.index].flags }

  /// The first token of a node; the gap before it belongs to the parent.
  @inlinable func firstToken(_ id: NodeID) -> TokenID { nodes[id.index].firstToken }

  /// One past the last token of a node.
  @inlinable func endToken(_ id: NodeID) -> TokenID { nodes[id.index].endToken }

  /// One past the last descendant of a node.
  @inlinable func end(_ id: NodeID) -> NodeID { nodes[id.index].end }

  /// The places of the tokens of a node.
  @inlinable func tokenRange(_ id: NodeID) -> Range<Int> {
    let node = nodes[id.index]
    return node.firstToken.index..<node.endToken.index
  }

  // MARK: Writing

  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Begins a node, which covers nothing until it is ended.
  mutating func append(_ kind: NodeKind, firstToken: TokenID) -> NodeID {
    let id = endID
    nodes.append(Node(kind: kind, firstToken: firstToken, endToken: firstToken, end: NodeID(index: id.index + 1)))
    return id
  }

  /// Ends a node before a token and after all nodes so far.
  @inline(__always) mutating func end(_ id: NodeID, before token: TokenID) {
    nodes[id.index].endToken = token
    nodes[id.index].end = endID
  }

  /// Records that a node, the last one, is an at-rule of the top level.
  mutating func addStatement(_ id: NodeID) { statements.append(id) }

  mutating func setKind(_ kind: NodeKind, of id: NodeID) { nodes[id.index].kind = kind }

  mutating func setFlags(_ flags: UInt8, of id: NodeID) { nodes[id.index].flags = flags }

  /// Adds some nodes of another list with all their descendants, whose tokens come `tokens` places later.
  mutating func append(_ range: Range<Int>, of list: NodeList, movedBy tokens: Int) {
    let first = nodes.count
    let shift = first - range.lowerBound
    nodes += list.nodes[range]
    if tokens != 0 || shift != 0 {
      for index in first..<nodes.count { nodes[index].move(byTokens: tokens, nodes: shift) }
    }
    statements += list.statements.lazy.filter { range.contains($0.index) }.map { NodeID(index: $0.index + shift) }
  }
}

extension NodeList.Node {
  /// Moves the node to where it begins so many tokens and nodes later.
  fileprivate mutating func move(byTokens tokens: Int, nodes: Int) {
    firstToken = TokenID(index: firstToken.index + tokens)
    endToken = TokenID(index: endToken.index + tokens)
    end = NodeID(index: end.index + nodes)
  }
}
