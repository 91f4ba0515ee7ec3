import ThemeBase

/// Alternatives of one value, by the names that a tool gives them: the contexts of a modifier, the modes of a variable.
struct NamedContexts<Value> {
  /// The tool's word for an alternative, for messages.
  let kind: String
  /// The name of that of which they are alternatives, such as a modifier; nil if it has none.
  var owner: String?
  var contexts: [(name: String, span: Span, value: Value)]
  /// The name of the default alternative.
  var preferred: String?

  /// The alternative that applies where no other does: a plain one, or else the preferred one, even if it is dark.
  ///
  /// A preferred alternative that is dark, beside a light one, is not a plain value.
  func base(_ choices: ContextChoices) -> Int? {
    let plain = contexts.indices.filter { choices.situation(of: contexts[$0].name) == [] }
    return plain.first { contexts[$0].name == preferred } ?? plain.first
      ?? contexts.firstIndex { $0.name == preferred }
  }

  /// The values of the alternatives in the situations that their names mean, over a plain value; one that the user chose
  /// applies everywhere.
  ///
  /// Reports alternatives that name no situation, or one that another names.
  func situated(over plain: Value? = nil, _ findings: inout ImportFindings) -> Situated<Value> {
    if let chosen = findings.choices.choice(of: owner, among: contexts.map(\.name)) {
      return Situated(contexts[chosen].value)
    }
    let base = base(findings.choices)
    var result = Situated<Value>()
    result[[]] = base.map { contexts[$0].value } ?? plain
    for (index, context) in contexts.enumerated() where index != base {
      let situation = findings.choices.situation(of: context.name)
      if let situation, !situation.isEmpty, !result.hasOwnValue(in: situation) {
        result[situation] = context.value
      } else {
        findings.leaveOut(kind, called: context.name, of: owner, at: context.span)
      }
    }
    return result
  }
}

/// Values for the situations in which they apply.
struct Situated<Value> {
  private var values: [ImportSituation: Value] = [:]

  init() {}

  /// A value that applies everywhere.
  init(_ value: Value) { values[[]] = value }

  /// The situations that have a value of their own.
  var situations: some Collection<ImportSituation> { values.keys }

  func hasOwnValue(in situation: ImportSituation) -> Bool { values[situation] != nil }

  /// The value of the most specific situation that covers this one, or nil if none does.
  subscript(situation: ImportSituation) -> Value? {
    get {
      let best = ImportSituation.ordered.last { $0.isSubset(of: situation) && values[$0] != nil }
      return best.flatMap { values[$0] }
    }
    set { values[situation] = newValue }
  }

  /// Other values for the same situations.
  func map<Result>(_ transform: (Value) -> Result) -> Situated<Result> {
    var result = Situated<Result>()
    for situation in ImportSituation.ordered {
      result.values[situation] = values[situation].map(transform)
    }
    return result
  }

  /// The same values, for no other situations than those that include a given one.
  func narrowed(to situation: ImportSituation) -> Situated {
    var result = Situated()
    // In order, because several may become one: the most specific value is kept.
    for own in ImportSituation.ordered {
      if let value = values[own] { result.values[own.union(situation)] = value }
    }
    return result
  }
}
