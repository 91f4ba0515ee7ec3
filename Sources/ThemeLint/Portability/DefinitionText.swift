import ThemeCompiler
import ThemeDiagnostics
import ThemeValues
import ThemeSyntax

/// A definition with the places of its parts.
struct DefinitionText {
  /// From the `@` up to the `;`, if there is one.
  let whole: Span
  let name: Span
  /// The name without its `@`.
  let key: String
  /// The tokens of the value, joined by one space.
  let value: String
  let gapBeforeColon: Span
  let gapBehindColon: Span
  let gapBehindValue: Span
  let lacksSemicolon: Bool
  private let tokens: Range<Int>

  /// Nil for a definition that the parser could not read whole.
  init?(_ node: SyntaxTree.NodeIndex, in tree: SyntaxTree) {
    tokens = tree.tokenRange(of: node)
    let first = tokens.lowerBound
    guard let valueNode = tree.child(of: node, .value) else { return nil }
    let values = tree.significantTokens(in: tree.tokenRange(of: valueNode))
    let colon = tree.significantToken(after: first)
    guard let firstValue = values.first, let lastValue = values.last,
      tree.tokens.kinds[colon] == .colon
    else { return nil }
    let end = tree.significantToken(after: lastValue)
    lacksSemicolon = tree.tokens.kinds[end] != .semicolon
    func span(_ from: Int, _ to: Int) -> Span {
      tree.file.span(Int(tree.tokens.starts[from]), Int(tree.tokens.starts[to]))
    }
    name = tree.span(ofToken: first)
    whole = span(first, lacksSemicolon ? lastValue + 1 : end + 1)
    gapBeforeColon = span(first + 1, colon)
    gapBehindColon = span(colon + 1, firstValue)
    gapBehindValue = span(lastValue + 1, end)
    key = String(tree.file.text(name).dropFirst())
    value = values.map { tree.file.text(tree.span(ofToken: $0)) }.joined(separator: " ")
  }

  /// What the value is as a colour for SAP's SwiftUI runtime; nil if it is none.
  var color: String? { DefinitionLine.color(value) }

  /// Whether the runtime would take the definition for one of a colour; what a palette name says is always one.
  var isColor: Bool {
    guard let color, !lacksSemicolon else { return false }
    let isName = color == value && !value.hasPrefix("#")
    return isPaletteKey || !isName || NamedColor.isBasic(color) || PaletteLibrary.isStyle(color)
  }

  var isPaletteKey: Bool { !PaletteKey.parse(key).isEmpty }

  /// Names of its own a theme may have for other readers: there is only a note about these.
  var severity: Severity { isPaletteKey ? .warning : .note }

  /// The white space in which the definition goes on to another line.
  func lineBreak(in tree: SyntaxTree) -> Span? {
    tokens.first { token in
      let range = tree.tokens.range(token)
      return tree.tokens.kinds[token].isTrivia && range.upperBound <= Int(whole.end)
        && range.contains { DefinitionLine.newlineLength(at: $0, of: tree.file.bytes) > 0 }
    }.map(tree.span(ofToken:))
  }

  /// The comments inside the definition.
  func comments(in tree: SyntaxTree) -> [String] {
    tree.comments(between: Int(whole.start), Int(whole.end))
  }
}

extension Program {
  /// What to delete to be rid of a definition: it, and the white space up to what follows or the end of its line.
  func deletion(of definition: Definition) -> Span? {
    let tree = trees[Int(definition.place.tree)]
    guard let text = DefinitionText(Int(definition.place.node), in: tree), !text.lacksSemicolon
    else { return nil }
    let bytes = tree.file.bytes
    var end = Int(text.whole.end)
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    if DefinitionLine.begins(at: Int(text.whole.start), of: bytes) {
      end += DefinitionLine.newlineLength(at: end, of: bytes)
    }
    return tree.file.span(Int(text.whole.start), end)
  }
}

extension SyntaxTree {
  /// The tokens that stand within a range of bytes.
  private func tokens(between start: Int, _ end: Int) -> [Int] {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens.starts[middle]) < start { low = middle + 1 } else { high = middle }
    }
    return Array((low..<tokens.count).prefix { Int(tokens.starts[$0]) < end })
  }

  /// The block comments that stand within a range of bytes.
  func comments(between start: Int, _ end: Int) -> [String] {
    tokens(between: start, end).filter { tokens.kinds[$0] == .blockComment }
      .map { file.text(span(ofToken: $0)) }
  }

  /// Whether nothing but white space and comments stands within a range of bytes.
  func isTrivia(between start: Int, _ end: Int) -> Bool {
    tokens(between: start, end).allSatisfy { tokens.kinds[$0].isTrivia }
  }
}
