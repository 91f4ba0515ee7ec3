import ThemeBase
import ThemeTable

/// Follows references and reads values in one situation, so that each token has a value or a finding.
struct TokenResolver {
  /// The outcome for a token.
  enum Outcome {
    /// A value, and the name of the token to which it is written as a reference.
    case value(TokenParts, reference: String?)
    /// It was reported already.
    case failure
  }

  private let table: TokenTable
  /// The outcome for each token, or nil if it is not resolved yet.
  private var outcomes: [Outcome?]
  private var types: [String?]
  private var reader: TokenValueReader

  /// The outcomes for the tokens of a situation.
  static func outcomes(of table: TokenTable, _ findings: inout ImportFindings) -> [Outcome] {
    var resolver = TokenResolver(
      table: table, outcomes: table.entries.map { _ in nil }, types: table.entries.map(\.type),
      reader: TokenValueReader(table))
    // Moved there and back, never copied.
    swap(&resolver.reader.findings, &findings)
    defer { swap(&resolver.reader.findings, &findings) }
    for number in table.entries.indices { resolver.resolve(number) }
    return resolver.outcomes.map { $0 ?? .failure }
  }

  // MARK: - References

  /// Resolves a token and all that it refers to, without recursion: chains may be long.
  private mutating func resolve(_ first: Int) {
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
      if let next = target(of: number) { number = next } else { chain.removeLast() }
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
    reader.findings.reject(
      "cycle \(tokens.map { table.entries[$0].path }.min() ?? "")",
      "'\(entry.path)' refers to itself\(tokens.count > 1 ? " through \(others)" : "")", at: entry.span)
  }

  /// The token that the value of a token names as a whole, or nil if it names none and has its outcome now.
  private mutating func target(of number: Int) -> Int? {
    let entry = table.entries[number]
    let value = entry.value
    let path = (value.string ?? value["$ref"]?.string).flatMap(TokenReference.path)
    if let target = path.flatMap(table.number) { return target }
    guard let path, !entry.isOlder || table.plainValues[path] == nil else {
      outcomes[number] = faded(read(number), number)
      return nil
    }
    let reason = table.groups.contains(path) ? "names a group" : "names no token"
    reader.findings.reject(
      "missing \(path)", "'\(entry.path)' is left out: '\(path)' \(reason)", at: value.span,
      help: reader.suggestion(for: path))
    outcomes[number] = .failure
    return nil
  }

  private mutating func referring(from token: Int, to target: Int) -> Outcome {
    let entry = table.entries[token]
    guard case .value(let value, _)? = outcomes[target] else {
      let name = table.entries[target].path
      reader.findings.lose(
        "reference", "'\(entry.path)' is left out like '\(name)', to which it refers", at: entry.span)
      return .failure
    }
    let own = entry.type.flatMap { TokenType($0) == .unknown ? nil : $0 }
    if let own, let other = types[target], !TokenType(own).canRefer(to: TokenType(other)) {
      reader.findings.reject(
        "type \(entry.path)",
        "'\(entry.path)' is left out: it is of the type '\(own)' and '\(table.entries[target].path)' "
          + "of the type '\(other)'", at: entry.span)
      return .failure
    }
    types[token] = types[target] ?? own
    return .value(value, reference: table.entries[target].origin)
  }

  // MARK: - Values

  private mutating func read(_ number: Int) -> Outcome {
    let entry = table.entries[number]
    guard let type = entry.type else {
      reader.findings.reject(
        "no type", "'\(entry.path)' is left out: it has no type", at: entry.span,
        help: "give it a '$type', or its group")
      return .failure
    }
    guard let parts = reader.read(entry, as: type) else { return .failure }
    if TokenType(type) == .unknown { types[number] = parts.allSatisfy(\.value.isColor) ? "color" : "dimension" }
    return .value(parts, reference: nil)
  }

  /// An outcome with the opacity that its token asks for beside the value; a reference becomes a colour of its own.
  private mutating func faded(_ outcome: Outcome, _ number: Int) -> Outcome {
    let entry = table.entries[number]
    guard let alpha = entry.alpha, case .value(let value, _) = outcome else { return outcome }
    guard value.count == 1, case .color(let color) = value[0].value, let share = alpha.number, 0...1 ~= share else {
      reader.findings.reject(
        "alpha", "the 'alpha' of '\(entry.path)' is not read: it is a number from 0 to 1 beside a colour",
        at: alpha.span)
      return outcome
    }
    let faded = StyleColor(red: color.red, green: color.green, blue: color.blue, alpha: UInt8((share * 255).rounded()))
    return .value([("", .color(faded))], reference: nil)
  }

  // MARK: The definitions that come of tokens

  /// The definitions of the tokens of each situation; all tables have the same tokens.
  static func definitions(of tables: [TokenTable], _ findings: inout ImportFindings) -> [ImportedDefinition] {
    let outcomes = tables.map { TokenResolver.outcomes(of: $0, &findings) }
    // The table of each situation: the last one that it includes.
    let places = ImportSituation.all.map { all in tables.lastIndex { $0.situation.isSubset(of: all) } ?? 0 }
    return tables[0].entries.flatMap { entry in
      let own = zip(tables, outcomes).map { table, outcomes in
        table.number(of: entry.path).map { outcomes[$0] } ?? .failure
      }
      return definitions(of: entry, own, places, &findings)
    }
  }

  private static func definitions(
    of entry: TokenTable.Entry, _ outcomes: [Outcome], _ places: [Int], _ findings: inout ImportFindings
  ) -> [ImportedDefinition] {
    let origin = entry.origin
    var parts: [(name: String, values: [ImportedDefinition.Value], areColors: Bool)] = []
    for (situation, outcome) in outcomes.enumerated() {
      guard case .value(let value, let target) = outcome else { return [] }
      if situation == 0 { parts = value.map { ($0.suffix, [], true) } }
      for (name, part) in value {
        guard let index = parts.firstIndex(where: { $0.name == name }), parts[index].values.count == situation else {
          continue
        }
        parts[index].values.append(target.map { .reference($0 + name) } ?? part)
        parts[index].areColors = parts[index].areColors && part.isColor
      }
    }
    let whole = parts.filter { $0.values.count == outcomes.count }
    if whole.count < parts.count {
      findings.lose("incomplete", "'\(origin)' is left out: its type is not the same in all modes", at: entry.span)
    }
    return whole.map { part in
      ImportedDefinition(
        origin: origin + part.name, name: origin + part.name,
        values: places.map { part.values[$0] }, note: entry.note, deprecation: entry.deprecation,
        span: entry.span, refersToColors: part.areColors)
    }
  }
}
