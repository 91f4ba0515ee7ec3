/// Reads the notation of `Grammar.md`.
struct EBNFReader {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private var rest: Substring
  private var grammar = EBNFGrammar()

  /// The productions of a text: `name = expression ;` each.
  static func read(_ text: String) throws -> EBNFGrammar {
    var reader = EBNFReader(rest: text[...])
    while reader.peek != nil { try reader.readProduction() }
    return reader.grammar
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func readProduction() throws {
    let name = readName()
    guard !name.isEmpty, take("=") else { throw failure("expected 'name ='") }
    guard grammar.productions[name] == nil else { throw failure("'\(name)' stands there twice") }
    grammar.productions[name] = try readChoice()
    grammar.names.append(name)
    guard take(";") else { throw failure("expected ';' after '\(name)'") }
  }

  private mutating func readChoice() throws -> EBNFGrammar.Part {
    var parts = [try readSequence()]
    while take("|") { parts.append(try readSequence()) }
    return parts.count == 1 ? parts[0] : grammar.add(.choice(parts))
  }

  private mutating func readSequence() throws -> EBNFGrammar.Part {
    var links: [EBNFGrammar.Link] = []
    while let next = peek, !"|)]};".contains(next) {
      let touches = take("~")
      links.append(.init(part: try readPart(), touches: touches))
    }
    guard !links.isEmpty else { throw failure("expected something") }
    return links.count == 1 && !links[0].touches ? links[0].part : grammar.add(.sequence(links))
  }

  private mutating func readPart() throws -> EBNFGrammar.Part {
    if take("(") { return try readGroup(until: ")") }
    if take("[") { return grammar.add(.option(try readGroup(until: "]"))) }
    if take("{") { return grammar.add(.repetition(try readGroup(until: "}"))) }
    if take("?") { return grammar.add(.special(try readQuoted(until: "?").trimmed)) }
    if take("\"") { return grammar.add(.terminal(try readQuoted(until: "\""))) }
    if take("'") { return grammar.add(.terminal(try readQuoted(until: "'"))) }
    let name = readName()
    guard !name.isEmpty else { throw failure("expected a name, a quote or a bracket") }
    return grammar.add(.reference(name))
  }

  private mutating func readGroup(until end: Character) throws -> EBNFGrammar.Part {
    let part = try readChoice()
    guard take(end) else { throw failure("expected '\(end)'") }
    return part
  }

  private mutating func readQuoted(until end: Character) throws -> String {
    guard let index = rest.firstIndex(of: end) else { throw failure("no '\(end)' ends this") }
    defer { rest = rest[rest.index(after: index)...] }
    return String(rest[..<index])
  }

  private mutating func readName() -> String {
    skipSpace()
    let name = rest.prefix { $0.isLetter || $0 == "-" }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private var peek: Character? { rest.first { !$0.isWhitespace } }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ sign: Character) -> Bool {
    guard peek == sign else { return false }
    skipSpace()
    rest = rest.dropFirst()
    return true
  }

  private func failure(_ message: String) -> Failure { Failure(description: "\(message), found '\(rest.prefix(30))'") }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
