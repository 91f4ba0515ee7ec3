import ThemeDiagnostics
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

  private let table: TokenTable
  /// The outcome for each token in the current situation, or nil if it is not resolved yet.
  private var outcomes: [Outcome?] = []
  private var types: [String?] = []

  static func definitions(
    of table: TokenTable, _ findings: inout ImportFindings
  ) -> [ImportedDefinition] {
    var resolver = TokenResolver(table)
    return resolver.definitions(&findings)
  }

  private init(_ table: TokenTable) { self.table = table }

  private mutating func definitions(_ findings: inout ImportFindings) -> [ImportedDefinition] {
    let varies = table.entries.map { entry in
      entry.values.contains { $0.span != entry.values[0].span }
    }
    let count = varies.contains(true) ? 8 : 1
    var all: [[Outcome]] = []
    for situation in 0..<count {
      outcomes = Array(repeating: nil, count: table.entries.count)
      types = table.entries.map(\.type)
      for number in table.entries.indices { resolve(number, situation, &findings) }
      all.append(outcomes.map { $0 ?? .failure })
    }
    return table.entries.indices.flatMap { number in
      definitions(of: number, (0..<8).map { all[min($0, count - 1)][number] }, &findings)
    }
  }

  // MARK: - References

  /// Resolves a token and all that it refers to, without recursion: chains may be long.
  private mutating func resolve(
    _ first: Int, _ situation: Int, _ findings: inout ImportFindings
  ) {
    var chain: [Int] = []
    var onChain: Set<Int> = []
    var number = first
    while outcomes[number] == nil {
      guard onChain.insert(number).inserted else {
        reportCycle(chain.drop { $0 != number }, &findings)
        chain.removeSubrange((chain.firstIndex(of: number) ?? 0)...)
        for token in onChain.subtracting(chain) { outcomes[token] = .failure }
        break
      }
      chain.append(number)
      switch target(of: number, situation, &findings) {
      case .token(let next): number = next
      case .none:
        outcomes[number] = faded(read(number, situation, &findings), number, &findings)
        chain.removeLast()
      case .missing:
        outcomes[number] = .failure
        chain.removeLast()
      }
    }
    for token in chain.reversed() {
      // In one expression 'faded' would hold copies of the arrays that 'referring' changes.
      let outcome = referring(from: token, to: number, &findings)
      outcomes[token] = faded(outcome, token, &findings)
      number = token
    }
  }

  private func reportCycle(_ tokens: ArraySlice<Int>, _ findings: inout ImportFindings) {
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
  private func target(
    of number: Int, _ situation: Int, _ findings: inout ImportFindings
  ) -> Target {
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

  private mutating func referring(
    from token: Int, to target: Int, _ findings: inout ImportFindings
  ) -> Outcome {
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

  private func read(
    _ number: Int, _ situation: Int, _ findings: inout ImportFindings
  ) -> Outcome {
    let entry = table.entries[number]
    let value = entry.values[situation]
    guard let type = entry.type else {
      findings.reject(
        "no type", "'\(entry.path)' is left out: it has no type", at: entry.span,
        help: "give it a '$type', or its group")
      return .failure
    }
    var reader = TokenValueReader(table, situation, of: entry)
    let result = reader.read(value, as: type, &findings)
    return result.map { .value($0, reference: nil) } ?? .failure
  }

  /// An outcome with the opacity that its token asks for beside the value; a reference becomes a colour of its own.
  private func faded(
    _ outcome: Outcome, _ number: Int, _ findings: inout ImportFindings
  ) -> Outcome {
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

  // MARK: - Definitions

  private func definitions(
    of number: Int, _ outcomes: [Outcome], _ findings: inout ImportFindings
  ) -> [ImportedDefinition] {
    let entry = table.entries[number]
    let origin = entry.origin
    var parts: [(name: String, values: [ImportedDefinition.Value])] = []
    for (situation, outcome) in outcomes.enumerated() {
      guard case .value(let value, let reference) = outcome else { return [] }
      for (name, part) in value.parts {
        let index: Int
        if let known = parts.firstIndex(where: { $0.name == name }) {
          index = known
        } else if situation == 0 {
          index = parts.count
          parts.append((name, []))
        } else {
          continue
        }
        guard parts[index].values.count == situation else { continue }
        let target = reference.map { table.entries[$0].origin }
        parts[index].values.append(target.map { .reference($0 + name) } ?? part)
      }
    }
    let incomplete = parts.filter { $0.values.count < 8 }
    if !incomplete.isEmpty {
      findings.lose(
        "incomplete", "'\(origin)' is left out: its type is not the same in all modes",
        at: entry.span)
    }
    return parts.filter { $0.values.count == 8 }.map { part in
      ImportedDefinition(
        origin: origin + part.name, name: origin + part.name, values: part.values + part.values,
        note: entry.note, deprecation: entry.deprecation, span: entry.span)
    }
  }
}
