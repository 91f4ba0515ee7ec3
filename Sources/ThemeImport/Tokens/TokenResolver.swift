import ThemeJSON
import ThemeTable

/// Follows references and reads values, so that each token becomes a definition or a finding.
struct TokenResolver {
  /// The outcome for a token in one situation.
  enum Outcome {
    /// A value, and whether it is written as a reference to another token.
    case value(TokenValue, reference: Int?)
    /// It was reported already.
    case failure
  }

  let table: TokenTable
  /// The outcome for each token in the current situation, or nil if it is not resolved yet.
  private var outcomes: [Outcome?] = []
  private var types: [String?] = []

  var findings = ImportFindings()

  static func definitions(
    of table: TokenTable, _ findings: inout ImportFindings
  ) -> [ImportedDefinition] {
    var resolver = TokenResolver(table)
    // Moved there and back, never copied.
    swap(&resolver.findings, &findings)
    defer { swap(&resolver.findings, &findings) }
    return resolver.definitions()
  }

  private init(_ table: TokenTable) { self.table = table }

  private mutating func definitions() -> [ImportedDefinition] {
    let varies = table.entries.map { entry in
      entry.values.contains { $0.span != entry.values[0].span }
    }
    let count = varies.contains(true) ? 8 : 1
    var all: [[Outcome]] = []
    for situation in 0..<count {
      outcomes = Array(repeating: nil, count: table.entries.count)
      types = table.entries.map(\.type)
      for number in table.entries.indices { resolve(number, situation) }
      all.append(outcomes.map { $0 ?? .failure })
    }
    return table.entries.indices.flatMap { number in
      definitions(of: number, (0..<8).map { all[min($0, count - 1)][number] })
    }
  }

  // MARK: - References

  /// Resolves a token and all that it refers to, without recursion: chains may be long.
  private mutating func resolve(_ first: Int, _ situation: Int) {
    var chain: [Int] = []
    var onChain: Set<Int> = []
    var number = first
    while outcomes[number] == nil {
      guard onChain.insert(number).inserted else {
        reportCycle(chain.drop { $0 != number })
        chain.removeSubrange((chain.firstIndex(of: number) ?? 0)...)
        for token in onChain.subtracting(chain) { outcomes[token] = .failure }
        break
      }
      chain.append(number)
      switch target(of: number, situation) {
      case .token(let next): number = next
      case .none:
        outcomes[number] = faded(read(number, situation), number)
        chain.removeLast()
      case .missing:
        outcomes[number] = .failure
        chain.removeLast()
      }
    }
    for token in chain.reversed() {
      outcomes[token] = faded(referring(from: token, to: number), token)
      number = token
    }
  }

  private mutating func reportCycle(_ tokens: ArraySlice<Int>) {
    guard let first = tokens.first else { return }
    let entry = table.entries[first]
    let others = tokens.count == 2 ? "another token" : "\(tokens.count - 1) others"
    findings.reject(
      "cycle \(tokens.map { table.entries[$0].path }.min() ?? "")",
      "'\(entry.path)' refers to itself\(tokens.count > 1 ? " through \(others)" : "")",
      at: entry.span)
  }

  private enum Target {
    case none
    case token(Int)
    case missing
  }

  /// The token that the value of a token names as a whole.
  private mutating func target(of number: Int, _ situation: Int) -> Target {
    let entry = table.entries[number]
    let value = entry.values[situation]
    guard let text = value.string ?? value["$ref"]?.string,
      let path = TokenReference.path(text)
    else { return .none }
    if let target = table.number(of: path) { return .token(target) }
    let reason = table.isGroup(path) ? "names a group" : "names no token"
    findings.reject(
      "missing \(path)", "'\(entry.path)' is left out: '\(path)' \(reason)", at: value.span)
    return .missing
  }

  private mutating func referring(from token: Int, to target: Int) -> Outcome {
    let entry = table.entries[token]
    guard case .value(let value, _)? = outcomes[target] else {
      let name = table.entries[target].path
      findings.lose(
        "reference", "'\(entry.path)' is left out like '\(name)', to which it refers",
        at: entry.span)
      return .failure
    }
    if let own = entry.type, let other = types[target], TokenType(own) != TokenType(other) {
      findings.reject(
        "type \(entry.path)",
        "'\(entry.path)' is left out: it is of the type '\(own)' and '\(table.entries[target].path)' "
          + "of the type '\(other)'",
        at: entry.span)
      return .failure
    }
    types[token] = entry.type ?? types[target]
    return .value(value, reference: target)
  }

  // MARK: - Values

  private mutating func read(_ number: Int, _ situation: Int) -> Outcome {
    let entry = table.entries[number]
    guard let type = entry.type else {
      findings.reject(
        "no type", "'\(entry.path)' is left out: it has no type", at: entry.span,
        help: "give it a '$type', or its group")
      return .failure
    }
    return TokenValueReader.read(entry, as: type, in: table, situation, &findings)
      .map { .value($0, reference: nil) } ?? .failure
  }

  /// An outcome with the opacity that its token asks for beside the value; a reference becomes a colour of its own.
  private mutating func faded(_ outcome: Outcome, _ number: Int) -> Outcome {
    let entry = table.entries[number]
    guard let alpha = entry.alpha, case .value(let value, _) = outcome else { return outcome }
    guard case .single(.color(let color)) = value, let share = alpha.number, 0...1 ~= share else {
      findings.reject(
        "alpha",
        "the 'alpha' of '\(entry.path)' is not read: it is a number from 0 to 1 beside a colour",
        at: alpha.span)
      return outcome
    }
    let faded = StyleColor(
      red: color.red, green: color.green, blue: color.blue, alpha: UInt8((share * 255).rounded()))
    return .value(.single(.color(faded)), reference: nil)
  }
}
