import ThemeDiagnostics
import ThemeBase
import ThemeJSON

/// Finds the tokens in groups, with the types and deprecations of their groups and the tokens that `$extends` adds.
///
/// Reads the format of 2025.10 and its older drafts; `value` and `type` without `$` are read as Style Dictionary and Tokens
/// Studio write them.
struct TokenCollector {
  /// The most groups and tokens that `$extends` may add to those that the files have.
  private static let mostExtended = 100_000
  static let deepest = 128

  private(set) var table = TokenTable()
  /// How many more groups and tokens are looked at: a written one takes some bytes.
  var budget: Int
  let root: [JSONValue]
  var index = MemberIndex()

  /// What members inherit from their groups.
  struct Context {
    var path: [String] = []
    var type: String?
    var deprecation: String?
    /// The groups that the groups above extend, so that a cycle is seen.
    var extending: [String] = []

    /// The names of the path, joined by points.
    var name: String { path.joined(separator: ".") }
  }

  /// Collects the tokens of some groups that lie over each other, the strongest first.
  static func collect(
    _ layers: [JSONValue], _ findings: inout ImportFindings
  ) -> TokenTable {
    var collector = TokenCollector(root: layers)
    collector.walk(layers, Context(), &findings)
    if collector.budget < 0, let first = layers.first {
      findings.reject(
        "budget", "the file has too many tokens, or its groups extend each other too often",
        at: first.span, severity: .error)
    }
    return collector.table
  }

  /// Collects the tokens of each situation, or of the first one only if nothing `varies`.
  ///
  /// `layers` returns the groups that count in a situation, the weakest first.
  static func collect(
    varies: Bool, _ findings: inout ImportFindings, layers: (ImportSituation) -> [JSONValue]
  ) -> TokenTable {
    var table = collect(layers(ImportSituation(index: 0)).reversed(), &findings)
    guard varies else { return table }
    for situation in ImportSituation.phone.dropFirst() {
      table.take(collect(layers(situation).reversed(), &findings), for: situation, &findings)
    }
    return table
  }

  private init(root: [JSONValue]) {
    self.root = root
    budget = Self.mostExtended + root.reduce(0) { $0 + $1.span.length }
  }

  private mutating func walk(
    _ layers: [JSONValue], _ context: Context, _ findings: inout ImportFindings
  ) {
    budget -= 1
    guard budget >= 0, context.path.count <= Self.deepest else { return }
    var context = context
    let layers = extended(layers, &context, &findings)
    table.noteGroup(context.name)
    context.type =
      layers.lazy.compactMap { $0["$type"]?.string }.first ?? context.type
    if let flag = layers.lazy.compactMap({ $0["$deprecated"] }).first {
      context.deprecation = Self.deprecation(flag)
    }
    reportRepeatedNames(in: layers, &findings)
    for (name, values, span) in members(of: layers) {
      walk(name, values, at: span, context, &findings)
    }
  }

  private mutating func walk(
    _ name: String, _ values: [JSONValue], at span: Span, _ context: Context,
    _ findings: inout ImportFindings
  ) {
    guard let value = values.first else { return }
    guard value.members != nil else {
      guard !Self.metadata.contains(name), !name.hasPrefix("$") else { return }
      return findings.reject(
        "stray", "'\(name)' is neither a token nor a group", at: span, severity: .note)
    }
    var context = context
    context.path.append(name)
    if name.contains(where: { "{}.".contains($0) }) {
      findings.reject(
        "name", "a name has no '{', '}' or '.', as '\(name)' has", at: span, severity: .note)
    }
    let areTokens = values.map { isToken($0, in: context) }
    reportHidden(values, areTokens, context.name, at: span, &findings)
    if areTokens[0] { return add(value, at: span, context, &findings) }
    guard name != "$root", !name.hasPrefix("$") else { return }
    if value["$type"] != nil, value.members?.allSatisfy({ $0.name.hasPrefix("$") }) ?? false,
      value["$extends"] == nil, value["$ref"] == nil
    {
      return findings.reject(
        "no value", "'\(context.name)' has a type and no '$value'",
        at: span)
    }
    let groups = zip(values, areTokens).prefix { $0.members != nil && !$1 }
    walk(groups.map(\.0), context, &findings)
  }

  /// Whether a value is a token; a reference alone is a group where it names one.
  private mutating func isToken(_ value: JSONValue, in context: Context) -> Bool {
    guard Self.isToken(value) else { return false }
    guard value["$value"] == nil, value["value"] == nil,
      let path = value["$ref"]?.string.flatMap(TokenReference.path), path != context.name
    else { return true }
    let targets = groups(at: path)
    return targets.first.map(Self.isToken) ?? true
  }

  /// Reports what a token or a group in a later source hides of an earlier one.
  private func reportHidden(
    _ values: [JSONValue], _ areTokens: [Bool], _ path: String, at span: Span,
    _ findings: inout ImportFindings
  ) {
    let hidden = zip(values, areTokens).filter { value, isToken in
      isToken != areTokens[0] && (isToken || value.hasGroupsOrTokens)
    }
    guard !hidden.isEmpty else { return }
    findings.reject(
      "hidden \(path)",
      areTokens[0]
        ? "'\(path)' is a token here and a group in an earlier source; the group's tokens are left out"
        : "'\(path)' is a group here and a token in an earlier source; the token is left out",
      at: span)
  }

  // MARK: - Members and bases

  /// The members of groups that lie over each other by their names, in the order of the weakest group.
  private func members(
    of layers: [JSONValue]
  ) -> [(name: String, values: [JSONValue], span: Span)] {
    var members: [(name: String, values: [JSONValue], span: Span)] = []
    var numbers: [String: Int] = [:]
    for layer in layers.reversed() {
      for member in layer.members ?? [] {
        if member.name.hasPrefix("$"), member.name != "$root" { continue }
        if let number = numbers[member.name] {
          members[number].values.insert(member.value, at: 0)
          members[number].span = member.nameSpan
        } else {
          numbers[member.name] = members.count
          members.append((member.name, [member.value], member.nameSpan))
        }
      }
    }
    return members
  }

  /// Reports names that a group has twice: of such members only the last counts.
  private func reportRepeatedNames(in layers: [JSONValue], _ findings: inout ImportFindings) {
    for layer in layers {
      var names: Set<String> = []
      for member in layer.members ?? [] where !names.insert(member.name).inserted {
        findings.reject(
          "twice", "the name '\(member.name)' stands twice in one group; the last one counts",
          at: member.nameSpan)
      }
    }
  }

  // MARK: - Tokens

  private mutating func add(
    _ token: JSONValue, at span: Span, _ context: Context, _ findings: inout ImportFindings
  ) {
    budget -= 1
    let path = context.name
    if let modification = Self.modification(of: token) {
      return findings.lose(
        "modification", "'\(path)' is left out: it is computed from other tokens",
        at: modification.span)
    }
    reportFaults(of: token, path, at: span, &findings)
    let isLegacy = token["$value"] == nil && token["$ref"] == nil
    let value =
      token["$value"] ?? (token["$ref"] == nil ? token["value"] : token) ?? token
    let type = token["$type"]?.string ?? (isLegacy ? token["type"]?.string : nil)
    let own = token["$deprecated"] ?? (isLegacy ? token["deprecated"] : nil)
    let note = token["$description"] ?? (isLegacy ? token["description"] ?? token["comment"] : nil)
    table.add(
      TokenTable.Entry(
        path: path, type: type ?? context.type,
        values: ModeReader.values(of: token, plain: value, at: path, &findings),
        note: note?.string, deprecation: own.map(Self.deprecation) ?? context.deprecation,
        span: span, isOlder: isLegacy, alpha: token["alpha"]))
  }

  /// What Tokens Studio makes of a value: it lightens, darkens or mixes a colour.
  private static func modification(of token: JSONValue) -> JSONValue? {
    (token["$extensions"] ?? token["extensions"])?["studio.tokens"]?["modify"]
  }

  /// Whether an object is a token and no group.
  ///
  /// Beside members a reference is that of a group, which extends another one.
  static func isToken(_ value: JSONValue) -> Bool {
    if value["$value"] != nil { return true }
    if value["$ref"]?.string != nil {
      return value.members?.allSatisfy { $0.name.hasPrefix("$") } ?? false
    }
    guard let legacy = value["value"] else { return false }
    return legacy.members == nil || value["type"]?.string != nil
  }

  /// What to do instead of a deprecated token; nil if it is none.
  private static func deprecation(_ value: JSONValue) -> String? {
    value.string ?? (value.boolean == true ? "" : nil)
  }

  /// Members of older tools that say something about a group.
  private static let metadata: Set<String> = [
    "description", "comment", "type", "version", "name", "filePath", "extensions",
  ]
}

extension JSONValue {
  /// Whether the value is a group that holds more than what is said about it.
  fileprivate var hasGroupsOrTokens: Bool {
    members?.contains { $0.value.members != nil && !$0.name.hasPrefix("$") } ?? false
  }
}
