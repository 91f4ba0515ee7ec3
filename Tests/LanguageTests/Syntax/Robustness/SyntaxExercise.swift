import ThemeBase
@testable import ThemeSyntax

/// Checks properties of the tree of any bytes, whether they are a stylesheet or not.
///
/// The tests and the fuzzer share it.
enum SyntaxExercise {
  /// The property that fails, in a few words; nil if all hold.
  static func fault(of bytes: [UInt8]) -> String? {
    let file = SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: bytes)
    let parsed = Parser.parse(file)
    if let fault = fault(of: parsed.value.tokens, count: bytes.count) { return fault }
    if let fault = fault(ofTriviaIn: parsed.value) { return fault }
    if let fault = faultOfChanges(file, parsed) { return fault }
    if let node = firstMisplacedNode(parsed.value) { return "node \(node.index) lies outside its parent" }
    if parsed.value.printed() != bytes { return "the tree does not print the file" }
    return fault(of: parsed.diagnostics.diagnostics, in: file)
  }

  /// The tokens follow each other from the first byte to the last.
  private static func fault(of tokens: SyntaxTokens, count: Int) -> String? {
    guard let last = tokens.last, last.kind == .endOfFile, last.range == count..<count else {
      return "the tokens do not end with the file"
    }
    let isGrowing = tokens.dropLast().allSatisfy { token in
      !token.range.isEmpty && token.gap.upperBound == token.range.lowerBound
        && token.range.upperBound <= tokens[token.id.index + 1].gap.upperBound
    }
    return isGrowing ? nil : "tokens are empty or overlap"
  }

  /// The pieces of trivia fill the gaps between the tokens.
  private static func fault(ofTriviaIn tree: SyntaxTree) -> String? {
    for token in tree.tokens {
      var end = token.gap.lowerBound
      for piece in token.trivia {
        if piece.range.lowerBound != end || piece.range.isEmpty { return "trivia is lost" }
        end = piece.range.upperBound
      }
      if end != token.gap.upperBound { return "trivia does not fill a gap" }
    }
    return nil
  }

  /// A file that is parsed after a change, or before it, gives what it gives without its last tree.
  private static func faultOfChanges(_ file: SourceFile, _ parsed: Checked<SyntaxTree>) -> String? {
    var numbers = Numbers(seed: file.bytes)
    for _ in 0..<2 {
      var bytes = file.bytes
      let start = numbers.next(below: bytes.count + 1)
      let end = min(bytes.count, start + numbers.next(below: 4))
      bytes.replaceSubrange(start..<end, with: changes[numbers.next(below: changes.count)])
      let other = SourceFile(id: file.id, path: file.path, bytes: bytes)
      let whole = Parser.parse(other)
      let fault =
        difference(IncrementalParser.parse(other, after: parsed), whole)
        ?? difference(IncrementalParser.parse(file, after: whole), parsed)
      if let fault { return "other \(fault) before or after a change: \(String(decoding: bytes, as: UTF8.self))" }
    }
    return nil
  }

  /// The text that a change puts into a file.
  private static let changes = [
    "", "", "x", ";", "}", "{", "A{}", "\nB {\n  a: b;\n}\n", "/*", "*/", "//", "\n", ":", "\"", "@media", "$", "and",
    "(", ")", "\u{201D}", "%", "@a: b;\n",
  ].map { Array($0.utf8) }

  /// Numbers that depend on the bytes of a file alone, so that the fuzzer finds what it found again.
  private struct Numbers {
    private var state: UInt64

    init(seed bytes: [UInt8]) { state = bytes.reduce(0x9E37_79B9_7F4A_7C15) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 } }

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// In what two trees of the same file differ; nil if they do not.
  private static func difference(_ tree: Checked<SyntaxTree>, _ other: Checked<SyntaxTree>) -> String? {
    let tokens = (tree.value.tokens, other.value.tokens)
    if tokens.0.map(\.kind) != tokens.1.map(\.kind) { return "tokens" }
    if tokens.0.map(\.range) != tokens.1.map(\.range) { return "places of tokens" }
    if tree.value.tokenList.traps != other.value.tokenList.traps { return "traps" }
    if tree.value.comments() != other.value.comments() { return "comments" }
    if tree.value.nodes != other.value.nodes { return "nodes" }
    let reports = (Set(tree.diagnostics.diagnostics), Set(other.diagnostics.diagnostics))
    let strange = reports.0.symmetricDifference(reports.1).map { "\($0.code) at \($0.span.start)" }
    if !strange.isEmpty { return strange.joined(separator: ", ") }
    return tree.diagnostics.diagnostics == other.diagnostics.diagnostics ? nil : "order of diagnostics"
  }

  /// The first node that does not lie within its parent and after its earlier siblings.
  static func firstMisplacedNode(_ tree: SyntaxTree) -> NodeID? {
    for parent in tree.walker() {
      var token = parent.tokens.startIndex
      for child in parent.children {
        guard child.tokens.startIndex >= token, child.id > parent.id, parent.contains(child.id) else { return child.id }
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
      let spans = [diagnostic.span] + diagnostic.secondary.map(\.span) + edits
      guard spans.allSatisfy({ $0.file == file.id && Int($0.end) <= file.bytes.count }) else {
        return "'\(diagnostic.message)' points outside the file"
      }
      guard said.insert(diagnostic).inserted else { return "'\(diagnostic.message)' is said twice" }
    }
    return nil
  }
}
