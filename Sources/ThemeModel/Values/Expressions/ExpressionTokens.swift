/// The tokens of a value as arithmetic reads them.
struct ExpressionTokens {
  enum Kind: UInt8 {
    case word, string, leftParenthesis, rightParenthesis, comma, percent
    case plus, minus, asterisk, slash
  }

  private(set) var kinds: [Kind] = []
  /// The range of each token in the text's bytes.
  private(set) var ranges: [Range<Int>] = []
  private let start: Int

  init(_ text: ValueText) {
    start = text.bytes.startIndex
    for token in text.tokens {
      kinds.append(Self.kind(token, of: text))
      ranges.append(token.range)
    }
  }

  var count: Int { kinds.count }

  /// The kind of a token; nil after the last one.
  func kind(_ index: Int) -> Kind? { index < kinds.count ? kinds[index] : nil }

  /// The bytes from the first to the last of some tokens.
  func bytes(_ tokens: Range<Int>) -> Range<Int> {
    let ranges = ranges[tokens.clamped(to: ranges.indices)]
    guard let first = ranges.first, let last = ranges.last else { return start..<start }
    return first.lowerBound..<last.upperBound
  }

  /// Whether a text could hold something to compute; false for literals, by a look at their bytes.
  static func mayCompute(_ text: ValueText) -> Bool {
    guard text.bytes.contains(UInt8(ascii: " ")) else { return isOperator(text) }
    var word: Range<Int>?
    var isNested = false
    for token in text.tokens {
      let kind = kind(token, of: text)
      switch kind {
      case .plus, .minus, .asterisk, .slash: return true
      case .leftParenthesis:
        guard let word, !isNested, ColorLiteral(name: text.bytes[word]) != nil else { return true }
        isNested = true
      case .rightParenthesis: isNested = false
      default: break
      }
      word = kind == .word ? token.range : nil
    }
    return false
  }

  /// Whether the whole text is one operator; `-` is a word of NUI's.
  private static func isOperator(_ text: ValueText) -> Bool {
    guard text.bytes.count == 1, let token = text.onlyToken else { return false }
    let kind = kind(token, of: text)
    return kind == .plus || kind == .asterisk || kind == .slash
  }

  private static func kind(_ token: ValueToken, of text: ValueText) -> Kind {
    let byte = text.bytes[token.range.lowerBound]
    if byte.isQuote { return .string }
    guard token.range.count == 1 else { return .word }
    return switch byte {
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .asterisk
    case UInt8(ascii: "/"): .slash
    default: .word
    }
  }
}
