public import ThemeBase

/// The nodes of one tree, in eight bytes each.
///
/// A node is kept with how many tokens and nodes it covers, and not with where these end: nearly every node is small. The
/// large ones, which are few, keep their ends in a list of their own.
@usableFromInline
struct NodeList: Sendable, Equatable {
  @usableFromInline private(set) var nodes: [Node] = []
  /// The ends of the nodes that are too large to be counted in a byte, in the order of their numbers.
  private var largeNodes: [LargeNode] = []
  /// The at-rules of the top level but for `@media`: a few among tens of thousands of rules.
  private(set) var statements: [NodeID] = []

  @usableFromInline
  struct Node: Sendable, Equatable {
    @usableFromInline var firstToken: TokenID
    @usableFromInline var kind: NodeKind
    /// ``SelectorForm`` of a selector; 0 elsewhere.
    @usableFromInline var flags: UInt8 = 0
    /// How many tokens it covers; the greatest number for a large node.
    @usableFromInline var tokenCount: UInt8 = 0
    /// How many nodes it covers, itself included; the greatest number for a large node.
    @usableFromInline var nodeCount: UInt8 = 1

    /// Whether its ends are among ``largeNodes``.
    @inlinable var isLarge: Bool { nodeCount == .max }
  }

  /// Where a node ends that covers many tokens or nodes.
  @usableFromInline
  struct LargeNode: Sendable, Equatable {
    @usableFromInline var node: NodeID
    @usableFromInline var endToken: TokenID
    @usableFromInline var endNode: NodeID
  }
}

// MARK: - Reading

extension NodeList {
  @inlinable var count: Int { nodes.count }

  @inlinable
  func contains(_ id: NodeID) -> Bool { id.index < nodes.count }

  /// The number that the next node will have.
  @inlinable var endID: NodeID { NodeID(index: nodes.count) }

  @inlinable
  func kind(_ id: NodeID) -> NodeKind { nodes[id.index].kind }

  /// ``SelectorForm`` of a selector; 0 elsewhere.
  @inlinable
  func flags(_ id: NodeID) -> UInt8 { nodes[id.index].flags }

  /// The first token of a node; the gap before it belongs to the parent.
  @inlinable
  func firstToken(_ id: NodeID) -> TokenID { nodes[id.index].firstToken }

  /// One past the last token of a node.
  @inlinable
  func endToken(_ id: NodeID) -> TokenID {
    let node = nodes[id.index]
    guard !node.isLarge else { return large(id).endToken }
    return TokenID(index: node.firstToken.index + Int(node.tokenCount))
  }

  /// One past the last descendant of a node.
  @inlinable
  func end(_ id: NodeID) -> NodeID {
    let node = nodes[id.index]
    return node.isLarge ? large(id).endNode : NodeID(index: id.index + Int(node.nodeCount))
  }

  /// The places of the tokens of a node.
  @inlinable
  func tokenRange(_ id: NodeID) -> Range<Int> {
    let node = nodes[id.index]
    let start = node.firstToken.index
    return start..<(node.isLarge ? large(id).endToken.index : start + Int(node.tokenCount))
  }

  /// The ends of a large node.
  ///
  /// Takes logarithmic time in the number of large nodes.
  @usableFromInline
  func large(_ id: NodeID) -> LargeNode { largeNodes[largePlace(of: id)] }

  private func largePlace(of id: NodeID) -> Int { largeNodes.partitionPoint { $0.node < id } }
}

// MARK: - Writing

extension NodeList {
  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Begins a node, which covers nothing until it is ended.
  mutating func append(_ kind: NodeKind, firstToken: TokenID) -> NodeID {
    nodes.append(Node(firstToken: firstToken, kind: kind))
    return NodeID(index: nodes.count - 1)
  }

  /// Ends a node before a token and after all nodes so far.
  @inline(__always)
  mutating func end(_ id: NodeID, before token: TokenID) {
    let tokenCount = token.index - nodes[id.index].firstToken.index
    let nodeCount = nodes.count - id.index
    guard max(tokenCount, nodeCount) < Self.leastLarge else {
      return addLarge(LargeNode(node: id, endToken: token, endNode: endID))
    }
    nodes[id.index].tokenCount = UInt8(truncatingIfNeeded: tokenCount)
    nodes[id.index].nodeCount = UInt8(truncatingIfNeeded: nodeCount)
  }

  /// Adds a node over some tokens, which will have a few descendants.
  @inline(__always)
  mutating func append(_ kind: NodeKind, tokens: Range<Int>, descendants: UInt8 = 0) {
    var node = Node(firstToken: TokenID(index: tokens.lowerBound), kind: kind)
    node.nodeCount = 1 + descendants
    node.tokenCount = UInt8(clamping: tokens.count)
    nodes.append(node)
    guard tokens.count >= Self.leastLarge else { return }
    addLarge(
      LargeNode(
        node: NodeID(index: nodes.count - 1), endToken: TokenID(index: tokens.upperBound),
        endNode: NodeID(index: nodes.count + Int(descendants))))
  }

  /// The least number of tokens or nodes of a large node.
  private static var leastLarge: Int { Int(UInt8.max) }

  /// Keeps the ends of a large node before those of the large nodes in it, which ended first: at most as many moves for each
  /// as blocks can be nested.
  private mutating func addLarge(_ node: LargeNode) {
    nodes[node.node.index].tokenCount = .max
    nodes[node.node.index].nodeCount = .max
    let place = largePlace(of: node.node)
    if place < largeNodes.count, largeNodes[place].node == node.node {
      largeNodes[place] = node
    } else {
      largeNodes.insert(node, at: place)
    }
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
    if tokens != 0 {
      for index in first..<nodes.count {
        nodes[index].firstToken = TokenID(index: nodes[index].firstToken.index + tokens)
      }
    }
    largeNodes += list.largeNodes.lazy.filter { range.contains($0.node.index) }.map {
      LargeNode(
        node: NodeID(index: $0.node.index + shift),
        endToken: TokenID(index: $0.endToken.index + tokens),
        endNode: NodeID(index: $0.endNode.index + shift))
    }
    statements += list.statements.lazy.filter { range.contains($0.index) }.map {
      NodeID(index: $0.index + shift)
    }
  }
}
