import ThemeBase
import ThemeSyntax

extension SyntaxTree {
  /// The file, put together again by walking the tree.
  ///
  /// The result is always the bytes that were parsed.
  ///
  /// Prints each token, with the gap before it, through the node that owns it. So a tree that lost or doubled a token
  /// prints something else.
  func printed() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(file.bytes.count)
    var open: [SyntaxTokens] = []
    var token = stylesheet.node.tokens.startIndex
    var walker = walker()
    while let node = walker.next() {
      while open.count > walker.depth, let last = open.popLast() {
        appendTokens(&token, upTo: last.endIndex, to: &output)
      }
      appendTokens(&token, upTo: node.tokens.startIndex, to: &output)
      open.append(node.tokens)
    }
    while let last = open.popLast() { appendTokens(&token, upTo: last.endIndex, to: &output) }
    return output
  }

  private func appendTokens(_ token: inout Int, upTo end: Int, to output: inout [UInt8]) {
    while token < end {
      let range = tokens[token].gap.lowerBound..<tokens[token].range.upperBound
      output.append(contentsOf: file.bytes[range])
      token += 1
    }
  }
}
