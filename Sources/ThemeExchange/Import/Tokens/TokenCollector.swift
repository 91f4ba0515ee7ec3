import ThemeBase

/// Finds the tokens in groups, with the types and deprecations of their groups and the tokens that `$extends` adds.
///
/// Reads the format of 2025.10 and its older drafts; `value` and `type` without `$` are read as Style Dictionary and Tokens
/// Studio write them.
struct TokenCollector {
  /// The most groups and tokens that `$extends` may add to those that the files have.
  private static let mostExtended = 100_000
  static let deepest = 128

  var table = TokenTable()
  var findings = ImportFindings()
  /// The number of groups and tokens that may still be looked at: a written one takes some bytes.
  var budget: Int
  let root: [JSONValue]
  let layers: TokenLayers
  /// The help about tokens that two files have, which is the same for all of them.
  var collisionHelps: [[FileID]: String] = [:]
  var index = MemberIndex()

  /// The properties that members inherit from their groups.
  struct Context {
    private(set) var path: [String] = []
    /// The names of the path, joined by points.
    private(set) var name = ""
    var type: String?
    var deprecation: String?
    /// The groups that the groups above extend, so that a cycle is seen.
    var extending: [String] = []

    mutating func enter(_ member: String) {
      name += path.isEmpty ? member : "." + member
      path.append(member)
    }
  }

  /// Collects the tokens of some groups that lie over each other, the strongest first.
  static func collect(
    _ groups: [JSONValue], of layers: TokenLayers, in situation: ImportSituation, _ findings: inout ImportFindings
  ) -> TokenTable {
    let size = groups.reduce(0) { $0 + $1.span.length }
    var collector = TokenCollector(budget: mostExtended + size, root: groups, layers: layers)
    collector.table.situation = situation
    collector.table.numbersAreRem = layers.numbersAreRem
    // Moved there and back, never copied.
    swap(&collector.findings, &findings)
    defer { swap(&collector.findings, &findings) }
    collector.walk(groups, Context())
    return collector.table
  }

  /// Takes a step of the budget; false without any left, which is reported once.
  mutating func takeStep(at span: Span) -> Bool {
    budget -= 1
    if budget == -1 { stop("the file has too many tokens, or its groups extend each other too often", at: span) }
    return budget >= 0
  }

  /// Reports a limit and looks at nothing more.
  mutating func stop(_ reason: String, at span: Span) {
    findings.reject("limit", reason, at: span, severity: .error)
    budget = -1
  }

  private mutating func walk(_ layers: [JSONValue], _ context: Context) {
    guard let span = layers.first?.span, takeStep(at: span) else { return }
    var context = context
    let layers = extended(layers, &context)
    table.groups.insert(context.name)
    context.type = layers.lazy.compactMap { $0["$type"]?.string }.first ?? context.type
    if let flag = layers.lazy.compactMap({ $0["$deprecated"] }).first { context.deprecation = Self.deprecation(flag) }
    reportRepeatedNames(in: layers)
    for (name, values, span) in members(of: layers) { walk(name, values, at: span, context) }
  }

  private mutating func walk(_ name: String, _ values: [JSONValue], at span: Span, _ context: Context) {
    guard let value = values.first else { return }
    guard value.members != nil else {
      guard !TokenWords.groupMembers.contains(name), !name.hasPrefix("$") else { return }
      let path = (context.path + [name]).joined(separator: ".")
      table.plainValues[path] = value
      for (index, element) in (value.elements ?? []).enumerated() { table.plainValues["\(path).\(index)"] = element }
      if layers.isDerived { return }
      return findings.reject("stray", "'\(name)' is neither a token nor a group", at: span, severity: .note)
    }
    var context = context
    context.enter(name)
    if !layers.isDerived, name.utf8.contains(where: { "{}.".utf8.contains($0) }) {
      findings.reject("name", "a name has no '{', '}' or '.', as '\(name)' has", at: span, severity: .note)
    }
    let areTokens = values.map { isToken($0, in: context) }
    reportHidden(values, areTokens, context.name, at: span)
    if areTokens[0] { return add(value, at: span, context) }
    guard name != "$root", !name.hasPrefix("$") else { return }
    if value["$type"] != nil, value.members?.allSatisfy({ $0.name.hasPrefix("$") }) ?? false, value["$extends"] == nil,
      value["$ref"] == nil
    {
      return findings.reject("no value", "'\(context.name)' has a type and no '$value'", at: span)
    }
    let groups = zip(values, areTokens).prefix { $0.members != nil && !$1 }
    walk(groups.map(\.0), context)
  }

  /// Whether a value is a token; a reference alone is a group where it names one.
  private mutating func isToken(_ value: JSONValue, in context: Context) -> Bool {
    guard Self.isToken(value) else { return false }
    guard value["$value"] == nil, value["value"] == nil, let path = value["$ref"]?.string.flatMap(TokenReference.path),
      path != context.name
    else { return true }
    let targets = groups(at: path)
    return targets.first.map(Self.isToken) ?? true
  }

  /// The members of groups that lie over each other by their names, in the order of the weakest group.
  private func members(of layers: [JSONValue]) -> [(name: String, values: [JSONValue], span: Span)] {
    var members: [(name: String, values: [JSONValue], span: Span)] = []
    var numbers: [String: Int] = [:]
    for layer in layers.reversed() {
      for member in layer.members ?? [] {
        if member.name.hasPrefix("$"), member.name != "$root" { continue }
        if let number = numbers[member.name] {
          members[number].values.append(member.value)
          members[number].span = member.nameSpan
        } else {
          numbers[member.name] = members.count
          members.append((member.name, [member.value], member.nameSpan))
        }
      }
    }
    // The strongest first; turned at the end, because a group may have one name very often.
    for index in members.indices { members[index].values.reverse() }
    return members
  }

  // MARK: One token and its members

  mutating func add(_ token: JSONValue, at span: Span, _ context: Context) {
    guard takeStep(at: span) else { return }
    let path = context.name
    let modification = Self.modification(of: token)
    let modified = modification.flatMap { Self.modified(token, by: $0) }
    if let modification, modified == nil {
      let name = modification["type"]?.string ?? "", space = modification["space"]?.string ?? ""
      return findings.lose(
        "modification \(name) \(space)",
        "'\(path)' is left out: its modifier '\(name)'\(space.isEmpty ? "" : " in '\(space)'") cannot be computed",
        at: modification.span)
    }
    reportFaults(of: token, path, at: span)
    let isLegacy = token["$value"] == nil && token["$ref"] == nil
    let value =
      modified ?? token["$value"] ?? (token["$ref"] == nil ? token["value"] : token)
      ?? TokenModes.sets(of: token).first?.value ?? token
    var type = token["$type"]?.string ?? (isLegacy ? token["type"]?.string : nil) ?? context.type
    if type == nil, isLegacy, let category = TokenCategory.type(of: context.path, value) {
      findings.reject(
        "category", "'\(path)' has no type: its path and its value say '\(category)'", at: span, severity: .note)
      type = category
    }
    let own = token["$deprecated"] ?? (isLegacy ? token["deprecated"] : nil)
    let note = token["$description"] ?? (isLegacy ? token["description"] ?? token["comment"] : nil)
    if isLegacy, type == "fontSize", let size = value.string.flatMap(Double.init), 0..<6 ~= size {
      // Nobody reads such a font in points: the tool scales it.
      table.numbersAreRem = true
    }
    let modes = TokenModes.values(of: token, plain: value, &findings)
    for situation in modes?.situations ?? [] { table.named.formUnion(situation) }
    table.add(
      TokenTable.Entry(
        path: path, type: type, value: modes?[table.situation] ?? value, note: note?.string,
        deprecation: own.map(Self.deprecation) ?? context.deprecation, span: span, isOlder: isLegacy,
        alpha: token["alpha"]))
  }

  /// A modification of Tokens Studio, which lightens, darkens or mixes a colour.
  private static func modification(of token: JSONValue) -> JSONValue? {
    (token["$extensions"] ?? token["extensions"])?["studio.tokens"]?["modify"]
  }

  /// The value of a token with its modification as a call, such as `rgba({brand}, 0.5)`; nil for one that nobody can compute.
  private static func modified(_ token: JSONValue, by modification: JSONValue) -> JSONValue? {
    guard let type = modification["type"]?.string, let value = token["$value"] ?? token["value"],
      let text = value.string, let amount = modification["value"],
      let share = amount.string ?? amount.number?.shortestDigits
    else { return nil }
    let name = type == "alpha" ? "rgba" : "\(type)-in-\(modification["space"]?.string ?? "")"
    guard name == "rgba" || ColorModification(name) != nil else { return nil }
    let other = type == "mix" ? modification["color"]?.string.map { ", \($0)" } : nil
    return JSONValue(.string("\(name)(\(text), \(share)\(other ?? ""))"), at: value.span)
  }

  /// Whether an object is a token, not a group.
  ///
  /// Beside members a reference is that of a group, which extends another one.
  static func isToken(_ value: JSONValue) -> Bool {
    if value["$value"] != nil || !TokenModes.sets(of: value).isEmpty { return true }
    if value["$ref"]?.string != nil { return value.members?.allSatisfy { $0.name.hasPrefix("$") } ?? false }
    guard let legacy = value["value"] else { return false }
    return legacy.members == nil || value["type"]?.string != nil
  }

  /// The advice of a deprecated token, or nil if it is not deprecated.
  static func deprecation(_ value: JSONValue) -> String? { value.string ?? (value.boolean == true ? "" : nil) }
}
