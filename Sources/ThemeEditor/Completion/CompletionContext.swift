import ThemeBase
import ThemeProject
package import ThemeSyntax

/// The syntax that can be written at a cursor, found from the tokens before it.
///
/// The tokens decide and not the tree: an item that is being typed is malformed more often than not.
package struct CompletionContext: Sendable {
  /// The kinds of syntax that can be completed.
  package enum Syntax: Hashable, Sendable {
    /// A rule, a definition or an at-rule; the word begins with `@` or not.
    case item
    /// A declaration or a nested rule, with the class paths of the rule around it.
    case ruleItem([String])
    /// A class in a list of selectors or in a prelude.
    case selector
    /// A suffix after `&`, with the class paths of the rule around.
    case suffix([String])
    /// A value of a property on class paths.
    case value(String, on: [String])
    /// The value of a definition.
    case definitionValue(String)
    /// An argument of a function, counted from 0.
    case argument(FunctionHelp, Int)
    case mediaAxis
    case mediaChoice(String)
    /// A condition, or `not` before one.
    case mediaWord
    /// The word that joins a condition with the next one: `and`, `or`.
    case mediaJoint
    case importPath
    case palette
    /// A line of a component's declaration, or one of a part or kind.
    case registryItem(inComponent: Bool)
    /// The type of a property that a component declares.
    case registryType
    /// The kind of a part.
    case registryKind
    /// One of some words.
    case word([String])
    /// The codes in a comment that accepts findings.
    case suppressedCode
  }

  /// The syntax at the cursor.
  package var syntax: Syntax
  /// The offsets of the word that is being typed: what the completion replaces.
  package var word: Range<Int>
  /// The word up to the cursor.
  package var prefix: String
  /// Whether a colon already follows the word, so that none is proposed.
  package var isBeforeColon = false
  /// The properties that the block around the word sets already.
  package var setProperties: Set<String> = []
  /// The place where the statement before the word lacks its `;`, or nil if it has one.
  package var missingSemicolon: Int?

  /// The context at an offset, or nil where nothing can be completed.
  package static func find(in tree: SyntaxTree, at offset: Int) -> CompletionContext? {
    let offset = min(max(offset, 0), tree.file.bytes.count)
    if let comment = comment(in: tree, at: offset) { return inComment(comment, tree, offset) }
    return TokenScan(tree, offset).context()
  }

  // MARK: - Comments

  private static func comment(in tree: SyntaxTree, at offset: Int) -> TriviaPiece? {
    let gap = tree.token(at: max(offset - 1, 0)).gap
    return TriviaPieces(tree.file, in: gap).first { piece in
      guard piece.kind.isComment, piece.range.lowerBound < offset else { return false }
      return offset < piece.range.upperBound || offset == piece.range.upperBound && piece.kind != .blockComment
    }
  }

  /// The context in a comment that accepts findings: its first word, or a code before its reason; nil elsewhere.
  private static func inComment(_ comment: TriviaPiece, _ tree: SyntaxTree, _ offset: Int) -> CompletionContext? {
    let text = tree.file.bytes[comment.range.lowerBound..<offset].dropFirst(2)
    let words = text.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    guard let first = words.first, !words.contains(where: { $0.elementsEqual("--".utf8) }),
      let word = text.last.map({ $0 <= 0x20 || $0 == UInt8(ascii: ",") }) ?? true ? text[offset...] : words.last
    else { return nil }
    let scopes = SuppressionComment.Scope.allCases.map { $0.rawValue }
    let isFirst = word.startIndex == first.startIndex
    guard
      isFirst ? "themec-".utf8.starts(with: first.prefix(7)) : scopes.contains(String(decoding: first, as: UTF8.self))
    else { return nil }
    return CompletionContext(
      syntax: isFirst ? .word(scopes) : .suppressedCode, word: word.startIndex..<offset,
      prefix: String(decoding: word, as: UTF8.self))
  }
}
