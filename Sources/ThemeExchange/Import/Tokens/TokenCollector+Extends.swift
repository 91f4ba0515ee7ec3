import ThemeBase

/// Groups that other groups extend, by `$extends` or by a `$ref` beside members.
extension TokenCollector {
  /// The groups, each followed by those that it extends.
  mutating func extended(_ layers: [JSONValue], _ context: inout Context) -> [JSONValue] {
    var result: [JSONValue] = []
    var waiting = layers.reversed().map { (group: $0, chain: [context.name]) }
    var names: Set<String> = []
    while let (group, chain) = waiting.popLast() {
      result.append(group)
      for key in ["$ref", "$extends"] {
        guard let target = group[key] else { continue }
        guard takeStep(at: target.span) else { return result }
        if key == "$ref", target.members != nil {
          // A place in another file or in `$defs`, which was put in already.
          waiting.append((target, chain))
        } else if key == "$extends" || target.string != nil, let name = base(of: target, key, chain, context),
          names.insert(name).inserted
        {
          waiting += groups(at: name).reversed().map { ($0, chain + [name]) }
        }
      }
    }
    context.extending += names
    return result
  }

  /// The path of the group that a reference names.
  ///
  /// Reports a reference that names no group and returns nil.
  private mutating func base(of target: JSONValue, _ key: String, _ chain: [String], _ context: Context) -> String? {
    guard let name = (target.string ?? target["$ref"]?.string).flatMap(TokenReference.path) else {
      findings.reject("extends form", "'\(key)' takes a reference such as '{group}'", at: target.span)
      return nil
    }
    guard max(chain.count, context.extending.count) < Self.deepest else {
      stop("groups extend each other through more than \(Self.deepest) others", at: target.span)
      return nil
    }
    guard !isCycle(name, chain, context, at: target.span) else { return nil }
    guard let base = groups(at: name).first, !Self.isToken(base) else {
      findings.reject("extends \(name)", "'\(key)' names no group: '\(name)'", at: target.span)
      return nil
    }
    return name
  }

  /// Whether a group would extend itself or a group around it, which is reported.
  private mutating func isCycle(_ name: String, _ chain: [String], _ context: Context, at span: Span) -> Bool {
    let own = context.name
    var reason = "extends itself"
    if let start = chain.firstIndex(of: name) {
      if let next = chain[(start + 1)...].first { reason += " through '\(next)'" }
      if chain.count > start + 2 { reason += " and others" }
    } else if own.hasPrefix(name + ".") {
      reason = "is extended by '\(own)', which is part of it"
    } else if !context.extending.contains(name) {
      return false
    }
    findings.reject("extends cycle", "'\(name)' \(reason)", at: span)
    return true
  }

  /// The objects at a path in all sources, the strongest first.
  mutating func groups(at path: String) -> [JSONValue] {
    guard !path.isEmpty else { return [] }
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return root.compactMap { layer in
      let value = index.value(at: names, in: layer)
      return value?.members == nil ? nil : value
    }
  }
}
