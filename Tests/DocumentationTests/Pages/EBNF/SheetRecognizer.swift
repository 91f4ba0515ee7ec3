import ThemeBase
import ThemeModel
import ThemeSyntax

/// Says whether a grammar allows a text: tries everything and keeps what it has found out.
///
/// It shares nothing with the parser but the tokens, so that the two can be held against each other.
struct SheetRecognizer {
  /// A token with what the grammar asks about it.
  struct Token: Equatable {
    var kind: TokenKind
    var text: String
    /// Whether nothing stands before it.
    var touches: Bool
  }

  private struct Place: Hashable {
    var part: EBNFGrammar.Part
    var position: Int
  }

  private let grammar: EBNFGrammar
  private let tokens: [Token]
  private var ends: [Place: Set<Int>] = [:]

  /// Whether the whole of some tokens is of a production.
  static func accepts(_ tokens: [Token], as production: String, _ grammar: EBNFGrammar) -> Bool {
    var recognizer = SheetRecognizer(grammar: grammar, tokens: tokens)
    guard let part = grammar.productions[production] else { return false }
    return recognizer.ends(of: part, at: 0).contains(tokens.count)
  }

  private init(grammar: EBNFGrammar, tokens: [Token]) {
    self.grammar = grammar
    self.tokens = tokens
  }

  /// Where texts of a part that begin at a position can end.
  private mutating func ends(of part: EBNFGrammar.Part, at position: Int) -> Set<Int> {
    let place = Place(part: part, position: position)
    if let known = ends[place] { return known }
    let result: Set<Int> =
      switch grammar.parts[part] {
      case .terminal(let text): next(position) { $0.text == text }
      case .reference(let name):
        if let production = grammar.productions[name] {
          ends(of: production, at: position)
        } else {
          next(position) { $0.isOf(name) }
        }
      case .special: []
      case .sequence(let links): ends(of: links, at: position)
      case .choice(let parts): parts.reduce(into: Set()) { $0.formUnion(ends(of: $1, at: position)) }
      case .option(let inner): ends(of: inner, at: position).union([position])
      case .repetition(let inner): closure(of: inner, at: position)
      }
    ends[place] = result
    return result
  }

  private func next(_ position: Int, _ matches: (Token) -> Bool) -> Set<Int> {
    position < tokens.count && matches(tokens[position]) ? [position + 1] : []
  }

  private mutating func ends(of links: [EBNFGrammar.Link], at position: Int) -> Set<Int> {
    var positions: Set<Int> = [position]
    for link in links {
      var ends: Set<Int> = []
      for position in positions where !link.touches || position < tokens.count && tokens[position].touches {
        ends.formUnion(self.ends(of: link.part, at: position))
      }
      positions = ends
    }
    return positions
  }

  private mutating func closure(of part: EBNFGrammar.Part, at position: Int) -> Set<Int> {
    var all: Set<Int> = [position]
    var pending = [position]
    while let position = pending.popLast() {
      for end in ends(of: part, at: position) where all.insert(end).inserted { pending.append(end) }
    }
    return all
  }
}

extension SheetRecognizer.Token {
  /// The tokens, and a stray token for each comment that touches the word before it, which section 1 forbids.
  static func significant(in text: String) -> [SheetRecognizer.Token] {
    let file = SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: Array(text.utf8))
    let list = Lexer.tokenize(file)
    var tokens: [SheetRecognizer.Token] = []
    for index in 0..<list.count {
      let gap = list.gap(before: index)
      for piece in TriviaPieces(file, in: gap) where piece.kind != .whitespace {
        let previous = index > 0 ? list.kinds[index - 1] : .endOfFile
        let touchesWord = piece.range.lowerBound == gap.lowerBound && (previous.isName || previous == .variable)
        if piece.kind == .lineComment || piece.kind == .blockComment && !touchesWord { continue }
        // No production begins with such a token.
        tokens.append(SheetRecognizer.Token(kind: .unopenedCommentEnd, text: "*/", touches: true))
      }
      guard list.kinds[index] != .endOfFile else { break }
      tokens.append(
        SheetRecognizer.Token(
          kind: list.kinds[index], text: String(decoding: file.bytes[list.range(index)], as: UTF8.self),
          touches: index > 0 && gap.isEmpty))
    }
    return tokens
  }

  /// Whether the token is a `word`, a `variable` or a `string` as section 2 has them, or what section 12 calls a name.
  fileprivate func isOf(_ name: String) -> Bool {
    switch name {
    case "variable": kind == .variable && !text.hasPrefix("@media") && !text.contains("//")
    case "string": kind == .string
    case "type-name", "new-type": isWord && isCapital || kind == .string
    case "keyword": isWord && !isCapital
    case "word", "state", "kind-name", "placeholder": isWord
    case "palette-name": PaletteVersion(rawValue: text) != nil
    case "lower", "upper": isWord && Double(text) != nil
    case "fill-color": isWord && text.hasPrefix("#")
    default: false
    }
  }

  private var isWord: Bool { kind == .identifier && !text.hasPrefix("and") && !text.contains("//") }

  private var isCapital: Bool { text.first.map { $0.isASCII && $0.isUppercase } ?? false }
}
