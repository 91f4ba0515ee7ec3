import TestSupport

/// Makes words, variables, strings, spaces and comments from the page's grammar of tokens.
struct TokenGenerator {
  private let grammar: EBNFGrammar
  /// Known words for some names, in place of what the grammar allows.
  private let vocabulary: [String: [String]]

  init(_ grammar: EBNFGrammar, vocabulary: [String: [String]] = [:]) {
    self.grammar = grammar
    self.vocabulary = vocabulary
  }

  /// The names that it can make texts of.
  var names: Set<String> { Set(grammar.productions.keys).union(vocabulary.keys) }

  /// A text of a name; words that begin with a keyword of NUI are left out, as section 2 says.
  func text(of name: String, _ random: inout SeededGenerator) -> String {
    if let texts = vocabulary[name] { return random.pick(texts) }
    guard let part = grammar.productions[name] else { return "" }
    while true {
      var text = ""
      append(part, to: &text, &random)
      if !text.hasPrefix("and"), !text.hasPrefix("@media") { return text }
    }
  }

  private func append(_ part: EBNFGrammar.Part, to text: inout String, _ random: inout SeededGenerator) {
    switch grammar.parts[part] {
    case .terminal(let terminal): text += terminal
    case .reference(let name): if let production = grammar.productions[name] { append(production, to: &text, &random) }
    case .special(let special): text += Self.text(ofSpecial: special, &random)
    case .sequence(let links): for link in links { append(link.part, to: &text, &random) }
    case .choice(let parts): append(random.pick(parts), to: &text, &random)
    case .option(let inner): if random.oneIn(4) { append(inner, to: &text, &random) }
    case .repetition(let inner): while !random.oneIn(4) { append(inner, to: &text, &random) }
    }
  }

  /// `a to z`, `U+2000 to U+200B`, and the three that are said in words.
  static func text(ofSpecial special: String, _ random: inout SeededGenerator) -> String {
    switch special {
    case "text without \"*/\"":
      return random.pick(["", " ", "*", "/", "a * b / c", "/* ", "// \n", "***", "é漢🙂"]) + " "
    case "any but quotes, LF and CR":
      return random.pick(["a", "Z", "0", " ", ";", "}", "/*", "//", "@", "\\", "é", "漢", "🙂"])
    default:
      guard let range = range(ofSpecial: special) else { return "" }
      let value = range.lowerBound + UInt32(random.below(range.count))
      return Unicode.Scalar(value).map { String($0) } ?? ""
    }
  }

  /// The scalars of `a to z`, `U+0020` and `U+2000 to U+200B`; nil for anything else.
  static func range(ofSpecial special: String) -> ClosedRange<UInt32>? {
    let bounds = special.split(separator: " ").filter { $0 != "to" }.map(scalar)
    guard let first = bounds.first, let last = bounds.last, let first, let last, first <= last else { return nil }
    return first...last
  }

  private static func scalar(_ name: Substring) -> UInt32? {
    if name.hasPrefix("U+") { return UInt32(name.dropFirst(2), radix: 16) }
    return name.unicodeScalars.count == 1 ? name.unicodeScalars.first?.value : nil
  }
}
