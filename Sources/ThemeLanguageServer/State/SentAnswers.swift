import ThemeCompiler

/// The answers that later requests of the client refer to.
struct SentAnswers {
  /// The semantic tokens that the client has of a document.
  struct Tokens {
    var resultID: Int
    var numbers: [UInt32]
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

  /// Notes the tokens that are sent for a document, and returns their id and the tokens sent before.
  mutating func replaceTokens(
    of path: ImportPath, with numbers: [UInt32]
  ) -> (id: Int, old: Tokens?) {
    let id = makeResultID()
    let old = tokens.updateValue(Tokens(resultID: id, numbers: numbers), forKey: path)
    return (id, old)
  }

  mutating func forgetTokens(of path: ImportPath) { tokens[path] = nil }
}
