public import ThemeBase

/// A parsed file, as flat arrays from which its bytes can be printed.
///
/// Nodes are in the order in which they begin, a parent before its children; a node covers a range of tokens and a
/// range of nodes. What no child covers belongs to the parent itself, so printing the tree prints the file.
///
/// Only this module knows the arrays. Everybody else reads a tree through ``SyntaxNode``, the typed views, and
/// ``SyntaxWalker``.
///
/// Immutable, and a class so that a view of a node holds one reference instead of one for each array.
///
/// The members that passes ask of every node are public, because only public code is inlined in other modules.
public final class SyntaxTree: Sendable {
  @usableFromInline package let file: SourceFile
  @usableFromInline let tokenList: TokenList
  @usableFromInline let nodes: NodeList

  init(file: SourceFile, tokens: TokenList, nodes: NodeList) {
    self.file = file
    tokenList = tokens
    self.nodes = nodes
  }

  /// A tree of a file that is not parsed yet, as that of an empty file.
  package static func unparsed(_ file: SourceFile) -> SyntaxTree {
    SyntaxTree(file: file, tokens: empty.tokenList, nodes: empty.nodes)
  }

  private static let empty = Parser.parse(SourceFile(id: FileID(index: 0), path: "", bytes: [])).value

  /// The number of the ``stylesheet``.
  @inlinable public static var root: NodeID { NodeID(index: 0) }

  /// Whether the lexer noted the same traps and comments for another tree, for tests.
  package func hasSameNotes(as other: SyntaxTree) -> Bool {
    tokenList.traps == other.tokenList.traps && comments() == other.comments()
  }

  /// Whether another tree has the same nodes over the same tokens, for tests.
  package func hasSameNodes(as other: SyntaxTree) -> Bool { nodes == other.nodes }

  /// The number of nodes, for passes that reserve room.
  package var nodeCount: Int { nodes.count }

  /// The node with the given number.
  @inlinable public subscript(id: NodeID) -> SyntaxNode { SyntaxNode(self, id) }

  /// The token with the given number.
  @inlinable public subscript(id: TokenID) -> SyntaxToken { SyntaxToken(self, id) }

  /// All tokens of the file, the end of the file included.
  package var tokens: SyntaxTokens { SyntaxTokens(self, 0..<tokenList.count) }
}
