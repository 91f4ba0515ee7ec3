/// A grammar as `Grammar.md` writes it: productions over parts in flat storage.
struct EBNFGrammar: Sendable {
  /// The place of a part in ``parts``.
  typealias Part = Int

  enum Form: Sendable, Equatable {
    /// A literal text.
    case terminal(String)
    /// The name of a production.
    case reference(String)
    /// `? U+0020 ?`: what the notation cannot say.
    case special(String)
    /// One after the other; the second part of a pair that `touches` has nothing before it.
    case sequence([Link])
    case choice([Part])
    case option(Part)
    case repetition(Part)
  }

  struct Link: Sendable, Equatable {
    var part: Part
    /// Whether a `~` stands before it.
    var touches: Bool
  }

  var parts: [Form] = []
  var productions: [String: Part] = [:]
  /// The names in the order in which the page gives them.
  var names: [String] = []

  mutating func add(_ form: Form) -> Part {
    parts.append(form)
    return parts.count - 1
  }

  /// Takes some alternatives out of a production.
  mutating func remove(_ names: Set<String>, from production: String) {
    guard let part = productions[production], case .choice(let alternatives) = parts[part] else { return }
    parts[part] = .choice(
      alternatives.filter { alternative in
        guard case .reference(let name) = parts[alternative] else { return true }
        return !names.contains(name)
      })
  }
}

extension EBNFGrammar {
  /// One of the alternatives of a choice.
  struct Branch: Hashable {
    var part: Part
    var index: Int
  }

  /// For each part the alternatives that a text of it can take, its references followed.
  var branches: [Set<Branch>] {
    var branches = Array(repeating: Set<Branch>(), count: parts.count)
    var isChanged = true
    while isChanged {
      isChanged = false
      for part in parts.indices {
        var all = children(of: part).reduce(into: branches[part]) { $0.formUnion(branches[$1]) }
        if case .choice(let alternatives) = parts[part] {
          for index in alternatives.indices { all.insert(Branch(part: part, index: index)) }
        }
        isChanged = isChanged || all.count > branches[part].count
        branches[part] = all
      }
    }
    return branches
  }

  /// The parts of which a part is made.
  func children(of part: Part) -> [Part] {
    switch parts[part] {
    case .terminal, .special: []
    case .reference(let name): productions[name].map { [$0] } ?? []
    case .sequence(let links): links.map(\.part)
    case .choice(let parts): parts
    case .option(let inner), .repetition(let inner): [inner]
    }
  }

  /// For each part how deep the shallowest text of it is: what a generator takes when it has to come to an end.
  ///
  /// Names that are none of its productions are of depth 0.
  var depths: [Int] {
    let unreachable = 1_000_000
    var depths = Array(repeating: unreachable, count: parts.count)
    var isChanged = true
    while isChanged {
      isChanged = false
      for part in parts.indices {
        let depth = depth(of: parts[part], depths)
        if depth < depths[part] {
          depths[part] = depth
          isChanged = true
        }
      }
    }
    return depths
  }

  private func depth(of form: Form, _ depths: [Int]) -> Int {
    switch form {
    case .terminal, .special, .option, .repetition: 0
    case .reference(let name): productions[name].map { depths[$0] + 1 } ?? 0
    case .sequence(let links): links.map { depths[$0.part] }.max() ?? 0
    case .choice(let parts): parts.map { depths[$0] }.min() ?? 0
    }
  }
}
