import ThemeEditor
import ThemeSyntax

/// The semantic tokens of a document as the protocol numbers them: five numbers each, relative to the token before.
struct TokenNumbers {
  let document: RequestedDocument
  let tree: SyntaxTree
  let numbers: [UInt32]

  /// Finds the tokens of a document; those of items that are the same in an older version are taken from there.
  ///
  /// Linear in the document, with a small factor for what is taken.
  init(_ document: RequestedDocument, _ tree: SyntaxTree, after old: TokenNumbers? = nil) {
    (self.document, self.tree) = (document, tree)
    guard let old else {
      numbers = Self.numbers(of: document, tree)
      return
    }
    var writer = TokenWriter(document)
    let unchanged = UnchangedItems(from: old.tree, to: tree)
    var reader = TokenReader(numbers: old.numbers)
    reader.skip(to: document.position(at: unchanged.head))
    writer.append(headOf: reader)
    let between = unchanged.head..<unchanged.newTail
    writer.append(SemanticTokens.find(in: tree, range: between).filter { between.contains($0.range.lowerBound) })
    let start = old.document.position(at: unchanged.oldTail)
    reader.skip(to: start)
    writer.append(tailOf: reader, from: start, to: document.position(at: unchanged.newTail))
    numbers = writer.numbers
  }

  /// The numbers of all tokens of a document, or of those that touch a range of it.
  static func numbers(of document: RequestedDocument, _ tree: SyntaxTree, in range: Range<Int>? = nil) -> [UInt32] {
    var writer = TokenWriter(document)
    writer.append(SemanticTokens.find(in: tree, range: range))
    return writer.numbers
  }
}

/// Reads the numbers of semantic tokens, and knows where in the document it is.
private struct TokenReader {
  let numbers: [UInt32]
  /// The place of the next token in the numbers.
  private(set) var index = 0
  /// The start of the token before; that of the document before the first.
  private(set) var last = TextPosition(line: 0, character: 0)

  /// The start of the next token, or nil after the last one.
  var next: TextPosition? {
    guard index + 5 <= numbers.count else { return nil }
    let lines = Int(numbers[index])
    let characters = Int(numbers[index + 1])
    return TextPosition(line: last.line + lines, character: lines == 0 ? last.character + characters : characters)
  }

  /// Skips the tokens that start before a position.
  mutating func skip(to position: TextPosition) {
    while let next, next < position {
      last = next
      index += 5
    }
  }
}

/// Writes the numbers of semantic tokens.
private struct TokenWriter {
  private let text: TextDocument
  private var cursor: PositionCursor
  private(set) var numbers: [UInt32] = []
  /// The start of the last token.
  private var last = TextPosition(line: 0, character: 0)

  init(_ document: RequestedDocument) {
    text = document.text
    cursor = document.cursor
  }

  mutating func append(_ tokens: [SemanticToken]) {
    numbers.reserveCapacity(numbers.count + tokens.count * 5)
    for token in tokens {
      guard token.role == .comment else {
        append(token.range, token)
        continue
      }
      // A token of the protocol ends with its line.
      for line in lines(of: token.range) { append(line, token) }
    }
  }

  private mutating func append(_ piece: Range<Int>, _ token: SemanticToken) {
    guard !piece.isEmpty else { return }
    let start = cursor.position(at: piece.lowerBound)
    let end = cursor.position(at: piece.upperBound)
    move(to: start)
    numbers.append(UInt32(truncatingIfNeeded: end.character - start.character))
    numbers.append(UInt32(truncatingIfNeeded: token.role.rawValue))
    numbers.append(token.isDeclaration ? 1 : 0)
  }

  /// Writes the start of a token.
  private mutating func move(to start: TextPosition) {
    let isSameLine = start.line == last.line
    numbers.append(UInt32(truncatingIfNeeded: start.line - last.line))
    numbers.append(UInt32(truncatingIfNeeded: start.character - (isSameLine ? last.character : 0)))
    last = start
  }

  /// Takes the tokens that a reader has passed.
  mutating func append(headOf reader: TokenReader) {
    numbers += reader.numbers[..<reader.index]
    last = reader.last
  }

  /// Takes the tokens that a reader has not reached, from the first on, which lies at or after `start`; that has moved to `end`.
  mutating func append(tailOf reader: TokenReader, from start: TextPosition, to end: TextPosition) {
    guard var next = reader.next else { return }
    if next.line == start.line { next.character += end.character - start.character }
    next.line += end.line - start.line
    move(to: next)
    // The others follow one another as before.
    numbers += reader.numbers[(reader.index + 2)...]
  }

  private func lines(of range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where text.bytes[index] == 0x0A || text.bytes[index] == 0x0D {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<range.upperBound]
  }
}
