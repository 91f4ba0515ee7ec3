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
      ?? firstMisplacedNode(parsed.value).map { "node \($0) lies outside its parent" }
      ?? (parsed.value.printed() == bytes ? nil : "the tree does not print the file")
      ?? fault(of: parsed.diagnostics.diagnostics, in: file)
  }

  /// The tokens follow each other from the first byte to the last.
  private static func fault(of tokens: TokenList, count: Int) -> String? {
    guard tokens.starts.count == tokens.count + 1, tokens.starts.first == 0,
      tokens.starts.last.map(Int.init) == count, tokens.kinds.last == .endOfFile
    else { return "the tokens do not cover the file" }
    let isGrowing = tokens.kinds.indices.dropLast().allSatisfy {
      tokens.starts[$0] < tokens.starts[$0 + 1]
    }
    return isGrowing ? nil : "a token is empty"
  }

  /// The first node that does not lie within its parent and behind its elder siblings.
  static func firstMisplacedNode(_ tree: SyntaxTree) -> Int? {
    for parent in tree.nodes.indices {
      var token = tree.nodes[parent].firstToken
      for child in tree.children(of: parent) {
        let node = tree.nodes[child]
        guard node.firstToken >= token, node.endToken >= node.firstToken,
          Int(node.endNode) > child, node.endNode <= tree.nodes[parent].endNode
        else { return child }
        token = node.endToken
      }
      if token > tree.nodes[parent].endToken { return parent }
    }
    return nil
  }

  /// Everything that is said points into the file, and nothing is said twice.
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
