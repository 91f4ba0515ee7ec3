/// The result of a part of an expression.
struct Operand {
  enum Content {
    case number(ExpressionNumber)
    case list(NumberList)
    case color([VariantColor])
    /// One word, one string, or a function that is left alone.
    case word
    /// Any other text, with the computed parts put in.
    case text([Piece])
    /// Something that has been reported.
    case failed
  }

  var content: Content
  /// The tokens that it was read from.
  var tokens: Range<Int>
  /// Whether the operand differs from its tokens.
  var isComputed = false

  static func failed(_ tokens: Range<Int>) -> Operand { Operand(content: .failed, tokens: tokens, isComputed: true) }

  /// Tokens that stay as they are.
  static func text(_ tokens: Range<Int>) -> Operand { Operand(content: .text([]), tokens: tokens) }

  var isNumeric: Bool {
    switch content {
    case .number, .list: true
    default: false
    }
  }

  var hasFailed: Bool { if case .failed = content { true } else { false } }

  /// Its text.
  var pieces: [Piece] {
    guard isComputed else { return [.tokens(tokens)] }
    switch content {
    case .number(let number): return [.literal(number.text)]
    case .list(let list): return [.literal(list.text)]
    case .color(let variants): return [.color(variants)]
    case .text(let pieces): return pieces
    case .word: return [.tokens(tokens)]
    case .failed: return []
    }
  }

  /// Puts another operand after this one: together they are text.
  ///
  /// Constant time for each piece of the other one.
  mutating func append(_ other: Operand) {
    let range = tokens.lowerBound..<other.tokens.upperBound
    if hasFailed || other.hasFailed {
      self = .failed(range)
    } else if !isComputed, !other.isComputed {
      self = .text(range)
    } else {
      var joined = takePieces()
      joined.append(contentsOf: other.pieces)
      self = Operand(content: .text(joined), tokens: range, isComputed: true)
    }
  }

  /// Takes the pieces out, so that they can grow in place.
  private mutating func takePieces() -> [Piece] {
    let pieces = self.pieces
    content = .failed
    return pieces
  }
}

/// A stretch of a computed value.
enum Piece {
  /// Tokens of the input.
  case tokens(Range<Int>)
  /// Computed text.
  case literal([UInt8])
  /// A computed colour, which may depend on the environment.
  case color([VariantColor])

  /// Whether the operand comes from an argument that nobody wrote.
  var isEmpty: Bool { if case .tokens(let range) = self { range.isEmpty } else { false } }
}
