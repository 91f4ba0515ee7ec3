package import ThemeBase

/// Parses a large file in pieces, several at once, and joins them to the tree that ``Parser`` makes of the whole.
///
/// A file is cut after a `}` at the start of a line: most of them close a rule at the top level. Each piece but the first
/// begins with the brace that ends the piece before it, so the parser has the same previous token as in the whole file. The
/// file is parsed as a whole if a cut lies in a comment or in a block, or if a brace before a cut closes no block: only then
/// can what the parser makes of a piece depend on what follows.
package enum PiecewiseParser {
  /// The least size of a piece in bytes: starting a thread takes as long as parsing a tenth of them.
  package static let leastPiece = 100_000

  /// Parses a file, in as many pieces as can be worked on at once.
  ///
  /// Linear in its size.
  package static func parse(_ file: SourceFile, on workers: Workers, leastPiece: Int = leastPiece) -> Checked<
    SyntaxTree
  > {
    let count = min(workers.count, file.bytes.count / max(1, leastPiece))
    guard count > 1 else { return Parser.parse(file) }
    let ranges = pieces(of: file.bytes, count: count)
    guard ranges.count > 1, ForeignFile.diagnostic(for: file) == nil else { return Parser.parse(file) }
    let pieces = workers.map(count: ranges.count) { ParsedPiece(file, ranges[$0]) }
    guard pieces.dropLast().allSatisfy({ $0.isWhole }), pieces.dropFirst().allSatisfy({ $0.isSeparate }),
      pieces.reduce(0, { $0 + $1.diagnostics.diagnostics.count }) < DiagnosticList.limit
    else { return Parser.parse(file) }
    var joined = PieceJoiner(
      tokens: pieces.reduce(0) { $0 + $1.tokens.count }, nodes: pieces.reduce(0) { $0 + $1.nodes.count })
    for piece in pieces { joined.append(piece) }
    return joined.end(file)
  }

  /// The bytes of up to `count` pieces, each from the brace that ends the one before it.
  static func pieces(of bytes: [UInt8], count: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for number in stride(from: 1, to: count, by: 1) {
      let place = max(start + 1, bytes.count / count * number)
      guard let brace = closingBrace(in: bytes, from: place) else { break }
      result.append(start..<brace + 1)
      start = brace
    }
    return result + [start..<bytes.count]
  }

  /// The first `}` at the start of a line at or after a place; nil if there is none.
  private static func closingBrace(in bytes: [UInt8], from place: Int) -> Int? {
    var index = place
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "}"), TriviaScan.isNewline(bytes[index - 1]) { return index }
      index += 1
    }
    return nil
  }
}
