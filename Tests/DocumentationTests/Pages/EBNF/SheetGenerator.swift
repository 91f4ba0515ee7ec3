import TestSupport

/// Makes texts from a grammar: each is one that the grammar allows.
struct SheetGenerator {
  /// A piece of a text.
  struct Token: Equatable {
    var text: String
    /// Whether nothing may stand before it.
    var touches = false
  }

  private let grammar: EBNFGrammar
  private let depths: [Int]
  private let branches: [Set<EBNFGrammar.Branch>]
  private let words: TokenGenerator
  private var random: SeededGenerator
  private var tokens: [Token] = []
  private var touchesNext = false
  /// How many more parts may be made before the text comes to an end.
  private var budget = 0
  /// The alternatives that were taken in any text.
  private(set) var taken: Set<EBNFGrammar.Branch> = []

  init(_ grammar: EBNFGrammar, words: TokenGenerator, seed: UInt64) {
    self.grammar = grammar
    self.words = words
    depths = grammar.depths
    branches = grammar.branches
    random = SeededGenerator(seed: seed)
  }

  /// The tokens of one text.
  mutating func tokens(of production: String) -> [Token] {
    tokens = []
    touchesNext = false
    budget = 10 + random.below(120)
    if let part = grammar.productions[production] { make(part) }
    return tokens
  }

  private mutating func make(_ part: EBNFGrammar.Part) {
    budget -= 1
    switch grammar.parts[part] {
    case .terminal(let text): append(text)
    case .reference(let name):
      if let production = grammar.productions[name] { make(production) } else { append(words.text(of: name, &random)) }
    case .special: break
    case .sequence(let links):
      for link in links {
        touchesNext = touchesNext || link.touches
        make(link.part)
      }
    case .choice(let parts): makeOne(of: parts, in: part)
    case .option(let inner): if budget > 0, !random.oneIn(isNew(inner) ? 4 : 2) { make(inner) }
    case .repetition(let inner): while budget > 0, !random.oneIn(isNew(inner) ? 6 : 3) { make(inner) }
    }
  }

  /// Whether a text of the part can take an alternative that has not been taken yet.
  private func isNew(_ part: EBNFGrammar.Part) -> Bool { !branches[part].isSubset(of: taken) }

  /// One alternative at random, often one that leads to something new; out of budget, the shallowest.
  private mutating func makeOne(of parts: [EBNFGrammar.Part], in choice: EBNFGrammar.Part) {
    let least = parts.map { depths[$0] }.min() ?? 0
    let indices = parts.indices.filter { budget > 0 || depths[parts[$0]] == least }
    let fresh = indices.filter { index in !taken.contains(.init(part: choice, index: index)) || isNew(parts[index]) }
    let index = random.pick(fresh.isEmpty || random.oneIn(2) ? indices : fresh)
    taken.insert(.init(part: choice, index: index))
    make(parts[index])
  }

  private mutating func append(_ text: String) {
    tokens.append(Token(text: text, touches: touchesNext))
    touchesNext = false
  }
}
