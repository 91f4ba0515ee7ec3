import ThemeDiagnostics
import ThemeSyntax

/// What holds for the tree of any bytes, whether they are a stylesheet or not.
///
/// The tests and the fuzzer share it.
enum SyntaxExercise {
  /// What does not hold, in a few words; nil if everything does.
  static func fault(of bytes: [UInt8]) -> String? {
    let file = SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: bytes)
    let parsed = Parser.parse(file)
    return fault(of: parsed.value.tokens, count: bytes.count)
      ?? fault(ofTriviaIn: parsed.value)
      ?? faultOfPlainItems(file, parsed) ?? faultOfPieces(file, parsed)
      ?? firstMisplacedNode(parsed.value).map { "node \($0.index) lies outside its parent" }
      ?? (parsed.value.printed() == bytes ? nil : "the tree does not print the file")
      ?? fault(of: parsed.diagnostics.diagnostics, in: file)
  }

  /// The tokens follow each other from the first byte to the last.
  private static func fault(of tokens: TokenList, count: Int) -> String? {
    guard let last = tokens.kinds.indices.last, tokens.kinds[last] == .endOfFile,
      tokens.range(last) == count..<count
    else { return "the tokens do not end with the file" }
    let isGrowing = tokens.kinds.indices.dropLast().allSatisfy { token in
      !tokens.range(token).isEmpty
        && tokens.gap(before: token).upperBound == tokens.range(token).lowerBound
        && tokens.range(token).upperBound <= tokens.gap(before: token + 1).upperBound
    }
    return isGrowing ? nil : "tokens are empty or overlap"
  }

  /// The pieces of trivia fill the gaps between the tokens.
  private static func fault(ofTriviaIn tree: SyntaxTree) -> String? {
    for token in tree.tokens.kinds.indices {
      var end = tree.tokens.gap(before: token).lowerBound
      for piece in tree.trivia(before: TokenID(index: token)) {
        if piece.range.lowerBound != end || piece.range.isEmpty { return "trivia is lost" }
        end = piece.range.upperBound
      }
      if end != tree.tokens.gap(before: token).upperBound { return "trivia does not fill a gap" }
    }
    return nil
  }

  /// The abbreviations for plain items give the same tree as the general functions.
  private static func faultOfPlainItems(_ file: SourceFile, _ parsed: Checked<SyntaxTree>)
    -> String?
  {
    let general = Parser.parse(file, readsPlainItems: false).checked
    return general.value.hasSameNodes(as: parsed.value)
      && general.diagnostics.diagnostics == parsed.diagnostics.diagnostics
      ? nil : "plain items are read otherwise"
  }

  /// A file that is parsed in pieces gives what it gives as a whole.
  private static func faultOfPieces(_ file: SourceFile, _ parsed: Checked<SyntaxTree>) -> String? {
    let workers = Workers(count: 3) { count, body in
      for index in (0..<count).reversed() { body(index) }
    }
    let joined = PiecewiseParser.parse(file, on: workers, leastPiece: 1)
    let tokens = (joined.value.tokens, parsed.value.tokens)
    return joined.value.hasSameNodes(as: parsed.value) && tokens.0.kinds == tokens.1.kinds
      && tokens.0.kinds.indices.allSatisfy { tokens.0.range($0) == tokens.1.range($0) }
      && tokens.0.traps == tokens.1.traps
      && tokens.0.unterminatedComment == tokens.1.unterminatedComment
      && joined.diagnostics.diagnostics == parsed.diagnostics.diagnostics
      ? nil : "pieces are read otherwise"
  }

  /// The first node that does not lie within its parent and after its earlier siblings.
  static func firstMisplacedNode(_ tree: SyntaxTree) -> NodeID? {
    for parent in tree.walker() {
      var token = parent.tokens.startIndex
      for child in parent.children {
        guard child.tokens.startIndex >= token, child.id > parent.id, parent.contains(child.id)
        else { return child.id }
        token = child.tokens.endIndex
      }
      if token > parent.tokens.endIndex { return parent.id }
    }
    return nil
  }

  /// Everything that is reported points into the file, and nothing is reported twice.
  private static func fault(of diagnostics: [Diagnostic], in file: SourceFile) -> String? {
    var said: Set<Diagnostic> = []
    for diagnostic in diagnostics {
      let edits = diagnostic.fixIts.flatMap(\.edits).map(\.span)
      let spans = [diagnostic.primary.span] + diagnostic.secondary.map(\.span) + edits
      guard spans.allSatisfy({ $0.file == file.id && Int($0.end) <= file.bytes.count }) else {
        return "'\(diagnostic.message)' points outside the file"
      }
      guard said.insert(diagnostic).inserted else { return "'\(diagnostic.message)' is said twice" }
    }
    return nil
  }
}
