import ThemeCompiler
import ThemeSyntax

/// The answers that later requests of the client refer to.
struct SentAnswers {
  /// The semantic tokens that the client has of a document.
  struct Tokens {
    var resultID: Int
    var tokens: TokenNumbers
  }

  private var lastResult = 0
  private var tokens: [ImportPath: Tokens] = [:]
  /// The theme of the proposals that were sent last: the client selects one of them.
  var proposingTheme: ImportPath?

  /// An id that no answer has had.
  mutating func makeResultID() -> Int {
    lastResult += 1
    return lastResult
  }

  /// Finds the tokens that are sent for a document now, and returns them with those sent before.
  mutating func renewTokens(of document: RequestedDocument, _ tree: SyntaxTree) -> (new: Tokens, old: Tokens?) {
    let old = tokens[document.path]
    let new = Tokens(resultID: makeResultID(), tokens: TokenNumbers(document, tree, after: old?.tokens))
    tokens[document.path] = new
    return (new, old)
  }

  mutating func forgetTokens(of path: ImportPath) { tokens[path] = nil }
}
