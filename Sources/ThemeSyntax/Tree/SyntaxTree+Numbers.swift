public import ThemeBase

/// Nodes and tokens by their numbers, for a pass that reads every node of a large tree.
///
/// A ``SyntaxNode`` holds its tree, which has to be counted; a number costs nothing.
extension SyntaxTree {
  /// What a node is.
  @inlinable
  public func kind(_ node: NodeID) -> NodeKind { nodes.kind(node) }

  /// The node after a node and all that it holds: its next sibling, if it has one.
  @inlinable
  public func end(_ node: NodeID) -> NodeID { nodes.end(node) }

  /// The first child of a node; the end of a node without children.
  @inlinable
  public func firstChild(_ node: NodeID) -> NodeID { NodeID(index: node.index + 1) }

  /// The first child of a kind, or nil if there is none.
  @inlinable
  @inline(__always)
  public func child(_ kind: NodeKind, of node: NodeID) -> NodeID? {
    let end = end(node)
    var child = firstChild(node)
    while child < end {
      if self.kind(child) == kind { return child }
      child = self.end(child)
    }
    return nil
  }

  /// The places of the tokens of a node in ``tokens``.
  @inlinable
  public func tokenRange(_ node: NodeID) -> Range<Int> { nodes.tokenRange(node) }

  /// The place in ``tokens`` of the name with which an item begins.
  @inlinable
  public func nameToken(of item: NodeID) -> Int { nodes.firstToken(item).index }

  /// The only selector of a list, or nil if there are several or none.
  @inlinable
  public func onlySelector(of list: NodeID) -> NodeID? {
    guard let first = child(.selector, of: list) else { return nil }
    var other = end(first)
    while other < end(list) {
      if kind(other) == .selector { return nil }
      other = end(other)
    }
    return first
  }

  /// What a selector looks like.
  @inlinable
  public func selectorForm(_ node: NodeID) -> SelectorForm {
    SelectorForm(rawValue: nodes.flags(node)) ?? .malformed
  }

  /// The bytes of the class that a selector styles: the last one of a class list, what follows the `&` of a nested rule, and
  /// all of any other selector.
  @inlinable
  public func nameRange(ofSelector node: NodeID, _ form: SelectorForm) -> Range<Int> {
    let tokens = tokenRange(node)
    return switch form {
    case .classList: byteRange(ofTokens: tokens.suffix(1))
    // White space after the `&` has been reported.
    case .parentSuffix, .parentPattern: byteRange(ofTokens: tokens.dropFirst())
    case .name, .nestedName, .pattern, .malformed: byteRange(ofTokens: tokens)
    }
  }

  /// What a token is.
  @inlinable
  public func tokenKind(_ token: Int) -> TokenKind { tokens.kinds[token] }

  /// The offsets of the bytes of a token in the file.
  @inlinable
  public func byteRange(ofToken token: Int) -> Range<Int> { tokens.range(token) }

  /// The offsets from the first to the last of some tokens; empty if there is none.
  @inlinable
  public func byteRange(ofTokens tokens: Range<Int>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return byteRange(ofToken: first).lowerBound..<byteRange(ofToken: last).upperBound
  }

  /// The bytes from the first to the last token of a node; empty after the previous token if the node has none.
  package func span(_ node: NodeID) -> Span {
    let range = tokenRange(node)
    let end = tokens.end(before: range.upperBound)
    return file.span(range.isEmpty ? end : tokens.range(range.lowerBound).lowerBound, end)
  }

  /// The span of the first token of a node; the end of the file if nothing follows an empty node.
  package func nameSpan(_ node: NodeID) -> Span {
    let range = byteRange(ofToken: nameToken(of: node))
    return file.span(range.lowerBound, range.upperBound)
  }

  /// The bytes of the file.
  @inlinable
  public var bytes: [UInt8] { file.bytes }
}
