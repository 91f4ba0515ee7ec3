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
  private func base(_ conditions: [ImportCondition?]) -> Int? {
    let plain = contexts.indices.filter { conditions[$0]?.isPlain ?? false }
    return plain.first { contexts[$0].name == preferred } ?? plain.first ?? contexts.firstIndex { $0.name == preferred }
  }

  /// The values of the alternatives in the situations that their names mean, over a plain value; one that the user chose
  /// applies everywhere.
  ///
  /// Reports alternatives that name no situation, or one that another names.
  func situated(over plain: Value? = nil, _ findings: inout ImportFindings) -> Situated<Value> {
    let names = contexts.map(\.name)
    if let chosen = findings.choices.choice(of: owner, kind, among: names) { return Situated(contexts[chosen].value) }
    let conditions = findings.choices.conditions(of: names, isWhole: plain == nil)
    let base = base(conditions)
    var result = Situated<Value>()
    result[ImportCondition()] = base.map { contexts[$0].value } ?? plain
    for (index, context) in contexts.enumerated() where index != base {
      let condition = conditions[index]
      if let condition, condition != ImportCondition(), result[condition] == nil {
        result[condition] = context.value
      } else {
        findings.leaveOut(kind, called: context.name, of: owner, isRead: condition != nil, at: context.span)
      }
    }
    return result
  }
}

/// Values with the conditions under which they apply.
struct Situated<Value> {
  private var values: [ImportCondition: Value] = [:]

  init() {}

  /// A value that applies everywhere.
  init(_ value: Value) { self[ImportCondition()] = value }

  /// The conditions in order.
  var conditions: [ImportCondition] { values.keys.sorted() }

  /// The situations in which some value may begin or cease to apply.
  var situations: [ImportSituation] { values.keys.flatMap { [$0.on, $0.on.union($0.off)] } }

  /// The value of the condition itself, or nil if it has none.
  subscript(condition: ImportCondition) -> Value? {
    get { values[condition] }
    set { values[condition] = newValue }
  }

  /// The value of the most specific condition that holds in a situation, or nil if none does.
  subscript(situation: ImportSituation) -> Value? {
    let best = values.keys.filter { $0.holds(in: situation) }.max()
    return best.flatMap { values[$0] }
  }

  /// Other values under the same conditions.
  func map<Result>(_ transform: (Value) -> Result) -> Situated<Result> {
    var result = Situated<Result>()
    for condition in conditions { result[condition] = self[condition].map(transform) }
    return result
  }

  /// The same values where another condition holds too.
  func narrowed(to condition: ImportCondition) -> Situated {
    var result = Situated()
    // In order, because several may become one: the most specific value is kept.
    for own in conditions { result[own.and(condition)] = self[own] }
    return result
  }
}

/// The values that a token has in modes of its own, as several tools write them.
///
///     "$value": {"light": "#FFFFFF", "dark": "#000000"}
///     "$extensions": {"mode": {"dark": "#000000"}}
///     "sets": {"light": {"value": "#FFFFFF"}, "dark": {"value": "#000000"}}
enum TokenModes {
  /// The values of a token of Spectrum in its sets, such as `light` and `dark`; empty for any other object.
  static func sets(of token: JSONValue) -> [JSONMember] {
    guard token["$schema"] != nil, token["$value"] == nil, token["value"] == nil, let sets = token["sets"]?.members
    else {
      return []
    }
    let values = sets.compactMap { set in set.value["value"].map { JSONMember(set.name, at: set.nameSpan, $0) } }
    return values.count == sets.count ? values : []
  }

  /// The value in each situation, or nil for a token without modes.
  static func values(of token: JSONValue, plain: JSONValue, _ findings: inout ImportFindings) -> Situated<JSONValue>? {
    var modes: [JSONMember] = []
    let members = plain["$ref"] == nil ? plain.members ?? [] : []
    let conditions = findings.choices.conditions(of: members.map(\.name)).compactMap { $0 }
    let isWhole = members.count > 1 && conditions.count == members.count && conditions.contains { $0.isPlain }
    if isWhole { modes = members }
    let sets = Self.sets(of: token)
    modes += sets
    if let extensions = token["$extensions"] ?? token["extensions"] {
      modes +=
        extensions["mode"]?.members ?? extensions["modes"]?.members ?? extensions["com.figma"]?["modes"]?.members ?? []
    }
    let contexts = modes.map { (name: $0.name, span: $0.nameSpan, value: $0.value) }
    guard !contexts.isEmpty else { return nil }
    // Spectrum's sizes are for desktop and mobile.
    let preferred = sets.contains { $0.name == "mobile" } ? "mobile" : sets.first?.name
    return NamedContexts(kind: "mode", contexts: contexts, preferred: preferred)
      .situated(over: isWhole || !sets.isEmpty ? nil : plain, &findings)
  }
}
