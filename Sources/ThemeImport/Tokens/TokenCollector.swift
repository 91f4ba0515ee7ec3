import ThemeDiagnostics
import ThemeJSON

/// Finds the tokens in groups, with the types and deprecations of their groups and the tokens that `$extends` adds.
///
/// Reads the format of 2025.10 and its older drafts; `value` and `type` without `$` are read as Style Dictionary and Tokens
/// Studio write them.
struct TokenCollector {
  /// The most groups and tokens that `$extends` may add to those that the files have.
  private static let mostExtended = 100_000
  private static let deepest = 128

  private(set) var table = TokenTable()
  /// How many more groups and tokens are looked at: a written one takes some bytes.
  private var budget: Int
  private let root: [JSONValue]

  /// What members inherit from their groups.
  private struct Context {
    var path: [String] = []
    var type: String?
    var deprecation: String?
    /// The groups that are being extended, so that a cycle is seen.
    var extending: [String] = []
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
    table.noteGroup(context.path.joined(separator: "."))
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
    if Self.isToken(value) { return add(value, at: span, context, &findings) }
    guard name != "$root", !name.hasPrefix("$") else { return }
    if value["$type"] != nil, value.members?.allSatisfy({ $0.name.hasPrefix("$") }) ?? false,
      value["$extends"] == nil
    {
      return findings.reject(
        "no value", "'\(context.path.joined(separator: "."))' has a type and no '$value'",
        at: span)
    }
    let groups = values.prefix { $0.members != nil && !Self.isToken($0) }
    walk(Array(groups), context, &findings)
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

  /// The groups, each followed by the one that it extends.
  private mutating func extended(
    _ layers: [JSONValue], _ context: inout Context, _ findings: inout ImportFindings
  ) -> [JSONValue] {
    var result: [JSONValue] = []
    for layer in layers {
      result.append(layer)
      var current = layer
      while let target = current["$extends"] ?? current["$ref"] {
        guard let name = (target.string ?? target["$ref"]?.string).flatMap(TokenReference.path)
        else {
          findings.reject(
            "extends form", "'$extends' takes a reference such as '{group}'", at: target.span)
          break
        }
        let own = context.path.joined(separator: ".")
        budget -= 1
        guard !context.extending.contains(name), name != own, !own.hasPrefix(name + "."),
          context.extending.count < Self.deepest, budget >= 0
        else {
          findings.reject(
            "extends cycle", "'\(own)' extends '\(name)', which is a cycle", at: target.span)
          break
        }
        guard let base = group(at: name), !Self.isToken(base) else {
          findings.reject(
            "extends \(name)", "'$extends' names no group: '\(name)'", at: target.span)
          break
        }
        context.extending.append(name)
        result.append(base)
        current = base
      }
    }
    return result
  }

  private func group(at path: String) -> JSONValue? {
    guard !path.isEmpty else { return nil }
    return root.lazy.compactMap { layer -> JSONValue? in
      var value = layer
      for name in path.split(separator: ".", omittingEmptySubsequences: false) {
        guard let next = value[String(name)] else { return nil }
        value = next
      }
      return value.members == nil ? nil : value
    }.first
  }

  // MARK: - Tokens

  private mutating func add(
    _ token: JSONValue, at span: Span, _ context: Context, _ findings: inout ImportFindings
  ) {
    budget -= 1
    let path = context.path.joined(separator: ".")
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
        span: span))
  }

  /// Reports members of a token that do not count, and another token with its path.
  private func reportFaults(
    of token: JSONValue, _ path: String, at span: Span, _ findings: inout ImportFindings
  ) {
    // Style Dictionary keeps the token as it was written in a member of it.
    let hasChildren = token.members?.contains { member in
      !member.name.hasPrefix("$") && !["value", "original"].contains(member.name)
        && Self.isToken(member.value)
    }
    if hasChildren ?? false {
      findings.reject(
        "children", "'\(path)' is a token and has children, which are left out", at: span)
    }
    if let extensions = token["$extensions"]?.members,
      let other = extensions.first(where: { !["mode", "modes", "com.figma"].contains($0.name) })
    {
      findings.lose(
        "extensions", "a stylesheet has nothing for '$extensions', as of '\(path)'",
        at: other.nameSpan, severity: .note)
    }
    if token["$value"] != nil, let reference = token["$ref"] {
      findings.reject(
        "value and reference", "'\(path)' has a '$value' and a '$ref'; its '$value' counts",
        at: reference.span)
    }
    if table.number(of: path) != nil {
      findings.reject(
        "path \(path)", "two tokens have the path '\(path)'; the last one counts", at: span)
    }
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
